import { redirect } from 'react-router';
import * as adminPaths from '../admin-paths.ts';
import { isRefusal } from './page-data.ts';

/** Reads what needs an admin's fresh proof. Without it they are sent to prove who they are, and return to `back`. */
export async function proveFirst<T>(back: string, reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (isRefusal(error) && error.hint === 'reauthentication_needed') throw redirect(adminPaths.prove(back));
    throw error;
  }
}
