import { type LoaderFunctionArgs, type MiddlewareFunction, redirect } from 'react-router';
import type { Member } from '#contract/roles.ts';
import * as adminPaths from '../admin-paths.ts';
import * as memberPaths from '../member-paths.ts';
import { pageFactsContext } from '../page-context.ts';
import * as paths from '../paths.ts';
import { accessDenied, campaignsDenied } from './denied-notice.ts';

/** The member who asks for a page. A visitor is sent to log in, and comes back from there. */
export function requireMember({ url, context }: Pick<LoaderFunctionArgs, 'url' | 'context'>): Member {
  const { member } = context.get(pageFactsContext);
  if (member) return member;
  // Not the request's own address, which may be that of the page's data.
  throw redirect(paths.login(url.pathname + url.search));
}

const owesSecondFactor = ({ secondFactorDue: due }: Member, now: number): boolean =>
  due !== undefined && Date.parse(due) <= now;

/**
 * The one guard of the back office. It runs before every loader and action beneath its layout, whatever data a browser
 * asks for. A visitor is sent to log in; a member who is no admin, to the home page; an admin who still has no second
 * factor when their time is over, to where it is set up. The calls have their own guard.
 */
export const adminsOnly: MiddlewareFunction = ({ request, context }) => {
  const { pathname, search } = new URL(request.url);
  const { member } = context.get(pageFactsContext);
  if (member === null) throw redirect(paths.login(pathname + search));
  if (member.role !== 'admin') throw redirect(paths.home());
  // That page says what is missing, and how to set it up.
  if (owesSecondFactor(member, Date.now())) throw redirect(memberPaths.settingsSecurity());
};

/** The guard of advertising, whose pages say why they are closed: a member reads it on the home page. */
export const advertisersOnly: MiddlewareFunction = ({ request, context }) => {
  const { member } = context.get(pageFactsContext);
  if (member === null || member.role === 'admin') return;
  const isCampaigns = new URL(request.url).pathname.startsWith(adminPaths.adCampaigns());
  throw redirect(paths.home({ notice: isCampaigns ? campaignsDenied : accessDenied }));
};
