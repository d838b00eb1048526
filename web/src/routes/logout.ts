import { type ActionFunctionArgs, redirect } from 'react-router';
import { safeReturn } from '../lib/safe-return.ts';
import { servicesContext } from '../page-context.ts';
import * as paths from '../paths.ts';

/** Logs out without script; with script, the menu makes the same call. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  await context.get(servicesContext).call('sign_out', {});
  return redirect(safeReturn(form.get('return')), { status: 303 });
}

/** Nothing to see: a link cannot log anybody out. */
export const loader = () => redirect(paths.home());
