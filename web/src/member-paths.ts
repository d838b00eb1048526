import { segment, type TableQuery, withQuery } from './paths.ts';
/** Addresses of signing in and of members' own pages, which the first page of a visitor does not load. */

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
export const google = (intent: 'sign-in' | 'sign-up' | 'connect', redirect: string | null = null) =>
  withQuery('/auth/google', { intent, redirect });
export const farewell = () => '/farewell';
export const forgotPassword = () => '/forgot-password';
export const resetPassword = () => '/reset-password';
export const verifyEmail = () => '/verify-email';
export const confirmEmailChange = () => '/confirm-email-change';
export const settings = () => '/settings';
export const settingsPreferences = () => '/settings/preferences';
export const settingsBlocklist = (cursor: string | null = null) =>
  withQuery('/settings/blocklist', { cursor });
export const settingsDelete = () => '/settings/delete';
export const settingsVerify = (error: string | null = null) => withQuery('/settings/verify', { error });
export const settingsSecurity = () => '/settings/security';
/** `tab`: `requests` for those of strangers. `cursor`: the page after a row, for readers without script. */
export const inbox = (query: { tab?: string | null; cursor?: string | null } = {}) =>
  withQuery('/inbox', { ...query });
/** `before`: only what was written before a moment, for readers without script. */
export const conversation = (id: string, before?: string | undefined) =>
  withQuery(`/conversation/${segment(id)}`, { before });
export const startConversation = () => '/conversation/start';
export const notifications = (cursor: string | null = null) => withQuery('/notifications', { cursor });
export const statement = (id: string) => `/statement/${segment(id)}`;
