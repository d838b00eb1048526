import { type LoaderFunctionArgs, redirect } from 'react-router';
import * as memberPaths from '../../member-paths.ts';
import * as paths from '../../paths.ts';

/** Short and half addresses lead to the whole ones, everything else under `/information` home. */
const leads: Readonly<Record<string, string>> = {
  '/information': paths.information('terms'),
  '/terms': paths.information('terms'),
  '/privacy': paths.information('privacy'),
  '/notice': memberPaths.illegalContent(),
};

export const loader = ({ url }: LoaderFunctionArgs) =>
  redirect(leads[url.pathname.replace(/\/+$/, '')] ?? paths.home());
