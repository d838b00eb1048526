import {
  type AdDevice,
  type AdPageType,
  type AdViewer,
  adDevices,
  adPageTypes,
  adViewers,
} from '#contract/ad-words.ts';
import * as texts from '../../texts/admin-ads.ts';

/** For whom, where and when a decision is traced, as the page's address says it. Null: left open. */
export interface AskedViewer {
  page: AdPageType;
  category: string;
  tags: string;
  role: AdViewer;
  country: string;
  device: AdDevice;
  language: string;
  hasConsent: boolean;
  /** A moment in UTC as the browser's field has it, `2030-01-31T18:00`; empty: now. */
  at: string;
}

const wordOf = <Word extends string>(text: string | null, words: readonly Word[], usual: Word): Word =>
  words.find((word) => word === text) ?? usual;
const line = (text: string | null, longest: number): string => (text ?? '').trim().slice(0, longest);

/** Reads the query of the page; what means nothing gets its usual value. */
export const readAsked = (search: URLSearchParams): AskedViewer => ({
  page: wordOf(search.get('page_type'), adPageTypes, texts.homePage),
  category: line(search.get('category'), 200),
  tags: line(search.get('tags'), 600),
  role: wordOf(search.get('role'), adViewers, 'anonymous'),
  country: line(search.get('country'), 6).toUpperCase(),
  device: wordOf(search.get('device'), adDevices, texts.desktop),
  language: line(search.get('language'), 20),
  hasConsent: search.get('consent') !== 'no',
  at: /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(search.get('at') ?? '') ? (search.get('at') as string) : '',
});

/** The same for the call. */
export const askedInput = (asked: AskedViewer) => ({
  p_page_type: asked.page,
  p_category_slug: asked.category || null,
  p_tags: asked.tags
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
    .slice(0, 30),
  p_role: asked.role,
  p_country_code: asked.country || null,
  p_device_type: asked.device,
  p_language: asked.language || null,
  p_has_consent: asked.hasConsent,
  p_at: asked.at === '' ? null : `${asked.at}:00Z`,
});

export const viewerNames: Readonly<Record<AdViewer, string>> = {
  anonymous: texts.visitors,
  unverified_member: texts.unverifiedMembers,
  member: texts.members,
  premium_member: texts.premiumMembers,
  creator: texts.creators,
  publisher: texts.publishers,
  admin: texts.admins,
};
