import { type LoaderFunctionArgs, redirect } from 'react-router';
import { requireMember } from '../../page/guard.ts';
import * as paths from '../../paths.ts';

export function loader(args: LoaderFunctionArgs) {
  requireMember(args);
  return redirect(paths.settingsSecurity());
}
