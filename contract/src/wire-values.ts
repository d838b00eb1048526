/** Words and ids with a meaning of their own on the wire, for both sides: what validates them stays out of the browser. */

/** Moments of a video of which its viewers are told before: flashing, flashing in saturated red, and warnings, which are tags. */
export const momentKinds = ['general', 'red', 'warning'] as const;
export type MomentKind = (typeof momentKinds)[number];

/** What must be typed, letter for letter, to delete an account. */
export const deletionPhrase = 'DELETE MY ACCOUNT';

/** What a member can be notified of. `new_device` protects the account: it is mailed whatever is chosen. */
export const notificationKindNames = [
  'new_release',
  'new_episode',
  'saved_search',
  'reply',
  'mention',
  'like',
  'subscriber',
  'message_request',
  'report_outcome',
  'new_device',
  'upload_reviewed',
  'application_decided',
  'identity_decided',
  'content_decided',
] as const;
export type NotificationKindName = (typeof notificationKindNames)[number];

/** What stands in `apiKey` for the account key of the hosted library that is stored here: keys never go back to a browser. */
export const storedKey = 'stored';

/** The hosted library as the source of an import, in the list of imports. */
export const hostedSource = (hostName: string, libraryId: string | number): string =>
  `${hostName} library ${libraryId}`;

/** Where discreet mode leads at once: pages that anybody may have open. */
export const leaveAddresses = {
  search: 'https://duckduckgo.com/',
  weather: 'https://weather.com/',
  news: 'https://apnews.com/',
  encyclopedia: 'https://www.wikipedia.org/',
} as const;
export type LeavePage = keyof typeof leaveAddresses;
export const leavePages = [
  'search',
  'weather',
  'news',
  'encyclopedia',
] as const satisfies readonly LeavePage[];
export const readLeavePage = (value: unknown): LeavePage | null =>
  leavePages.find((page) => page === value) ?? null;

/** What a tag says of a video. Warnings come first wherever tags of several types stand together. */
export const tagTypes = ['warning', 'theme', 'act', 'character', 'studio', 'meta'] as const;
export type TagType = (typeof tagTypes)[number];

/** What a shield can name, and what it does with videos of it; a video that several rules meet is hidden before it is blurred, and blurred before it is warned of. */
export const shieldKinds = ['tag', 'creator', 'studio'] as const;
export type ShieldKind = (typeof shieldKinds)[number];
export const shieldActs = ['hide', 'blur', 'warn'] as const;
export type ShieldAct = (typeof shieldActs)[number];

/** What a member can ask to see less of, why a video is recommended, and what a list of recommendations goes by. */
export const tasteKinds = ['video', 'creator', 'tag'] as const;
export type TasteKind = (typeof tasteKinds)[number];
export const reasonKinds = ['watched', 'liked', 'listed', 'new'] as const;
export type ReasonKind = (typeof reasonKinds)[number];
export const recommendingBases = ['taste', 'popular', 'off'] as const;
export type RecommendingBasis = (typeof recommendingBases)[number];

/** The category for what fits nowhere else; it always exists. */
export const uncategorizedId = '00000000-0000-7000-8000-000000000001';

/** Who sees a video, in all its words. */
export const publishStates = [
  'draft',
  'scheduled',
  'processing',
  'review',
  'pending',
  'published',
  'held',
  'disabled',
  'expired',
  'failed',
  'removed',
] as const;

/** Where a video's stream comes from. */
export const videoSources = ['upload', 'bunny_net', 'embed'] as const;

/** `preparing`: nothing plays yet; `playable`: the first rendition plays while the ladder is made; `ready`: all of it. */
export const playbackStates = ['preparing', 'playable', 'ready', 'failed'] as const;
