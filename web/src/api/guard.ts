import { type LoaderFunctionArgs, redirect } from 'react-router';
import type { Member } from '#contract/roles.ts';
import { pageFactsContext } from '../page-context.ts';
import * as paths from '../paths.ts';

/** Who asks for a page of members. A visitor is sent to log in, and comes back from there. */
export function requireMember({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>): Member {
  const { member } = context.get(pageFactsContext);
  if (member) return member;
  const { pathname, search } = new URL(request.url);
  throw redirect(paths.login(pathname + search));
}
