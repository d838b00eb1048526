import type { LegalPageName } from '#contract/legal-lists.ts';
import { information, post, segment, type TableQuery, withQuery } from './paths.ts';
/** Addresses that the first page of a visitor does not load: of signing in, of members' own pages, of notices. */

/** The member's uploads, and where files are sent. */
export const upload = () => '/upload';
/** The member's own videos with their statistics, and one of them. */
export const studio = (query: TableQuery = {}) => withQuery('/studio', query);
export const studioVideo = (slug: string, query: TableQuery = {}) =>
  withQuery(`/studio/${segment(slug)}`, query);
export const favorites = (cursor: string | null = null) => withQuery('/favorites', { cursor });
/** The code is a secret: as `token`, it is neither logged nor cached. */
export const supportTicket = (code: string | null = null) => withQuery('/support/ticket', { token: code });
/** Leads to Google and returns to `redirect`; not a page. */
export const google = (
  intent: 'sign-in' | 'sign-up' | 'connect',
  redirect: string | null = null,
  terms: number | null = null,
) => withQuery('/auth/google', { intent, redirect, terms });
export const farewell = () => '/farewell';
export const forgotPassword = () => '/forgot-password';
export const resetPassword = () => '/reset-password';
export const verifyEmail = () => '/verify-email';
export const confirmEmailChange = () => '/confirm-email-change';
export const settings = () => '/settings';
export const settingsProfile = () => '/settings/profile';
export const settingsPlayback = () => '/settings/playback';
export const settingsPrivacy = () => '/settings/privacy';
/** How and of what members are told. */
export const settingsPreferences = () => '/settings/preferences';
export const settingsBlocklist = (cursor: string | null = null) =>
  withQuery('/settings/blocklist', { cursor });
export const settingsDelete = () => '/settings/delete';
export const settingsVerify = (error: string | null = null) => withQuery('/settings/verify', { error });
export const settingsSecurity = () => '/settings/security';
/**
 * `tab`: `requests` for those of strangers. `cursor`: the page after a row, for readers without script. `q`: what is looked
 * for among conversations and people.
 */
export const inbox = (query: { tab?: string | null; cursor?: string | null; q?: string | null } = {}) =>
  withQuery('/inbox', { ...query });
/** `before`: only what was written before a moment, for readers without script. */
export const conversation = (id: string, before?: string | undefined) =>
  withQuery(`/conversation/${segment(id)}`, { before });
/** The videos of these slugs, as a program reads them; not a page. */
export const sharedVideos = (slugs: readonly string[]) =>
  withQuery('/conversation/shared', { slugs: slugs.join(',') });
/** The field of a post's page in which it is answered, by its id. */
export const replyField = 'reply';
export const replyToPost = (id: string) => `${post(id)}#${replyField}`;
export const startConversation = () => '/conversation/start';
export const notifications = (cursor: string | null = null) => withQuery('/notifications', { cursor });
export const statement = (id: string) => `/statement/${segment(id)}`;
/** The forms of sworn notices, and what became of one. */
export const takedownForm = () => '/information/dmcaform';
export const contentRemoval = () => '/content-removal';
/** `thing`: what is reported, as `comment:ID`, where it has no address of its own. */
/** Numbers of a year; null: of this one. */
export const transparency = (year: number | null = null) => withQuery('/information/transparency', { year });
export const transparencyCsv = (year: number) => withQuery('/information/transparency.csv', { year });
/** What is held about somebody: to ask for it, and how that stands for whoever has its receipt. */
export const askForData = () => '/information/data-request';
export const dataRequest = (receipt: string) => `/data-request/${segment(receipt)}`;
export const dataRequestRecords = (receipt: string) => `/data-request/${segment(receipt)}/records.json`;
/** What was delivered of a campaign, for whoever has the code. */
export const proof = (code: string) => `/proof/${segment(code)}`;
/** For authorities, and where somebody is in danger. */
export const urgent = () => '/urgent';
export const illegalContent = (thing: string | null = null) => withQuery('/illegal-content', { thing });
/** The receipt is a secret: pages below this address are neither cached nor logged by it. */
export const noticeCase = (receipt: string) => `/case/${segment(receipt)}`;
/** The player alone, for frames on other sites. */
export const embed = (slug: string, seconds: number | null = null) =>
  withQuery(`/embed/${segment(slug)}`, { t: seconds });
/** `version`: an earlier one; `with`: compared with that one. */
export const legalVersion = (page: LegalPageName, query: { version?: number | null; with?: number | null }) =>
  withQuery(information(page), { version: query.version ?? null, with: query.with ?? null });

/** Reached by whole documents alone, and named in full where every page does. */
export const status = () => '/status';
export const statusJson = () => '/status.json';
