import { redirect } from 'react-router';
import * as adminPaths from '../admin-paths.ts';
import { isRefusal } from './page-data.ts';

/** What a page of admins reads that needs fresh proof: without it they show first that it is them, and come back to `back`. */
export async function proveFirst<T>(back: string, reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (isRefusal(error) && error.hint === 'reauthentication_needed') throw redirect(adminPaths.prove(back));
    throw error;
  }
}
