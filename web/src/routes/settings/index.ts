import { type LoaderFunctionArgs, redirect } from 'react-router';
import * as memberPaths from '../../member-paths.ts';
import { requireMember } from '../../page/guard.ts';

export function loader(args: LoaderFunctionArgs) {
  requireMember(args);
  return redirect(memberPaths.settingsSecurity());
}
