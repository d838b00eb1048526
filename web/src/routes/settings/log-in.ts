import { type LoaderFunctionArgs, redirect } from 'react-router';
import * as memberPaths from '../../member-paths.ts';
import { requireMember } from '../../page/guard.ts';

/** Where two-step login and passkeys once stood alone: mails lead here. */
export function loader(args: LoaderFunctionArgs) {
  requireMember(args);
  return redirect(memberPaths.settingsSecurity());
}
