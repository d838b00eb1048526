import { type AdType, adTypes, type CreativeStatus, creativeStatuses } from '#contract/ad-words.ts';
import * as adminPaths from '../../admin-paths.ts';
import * as texts from '../../texts/admin-ads-creatives.ts';

export const creativeViews = {
  gallery: texts.gallery,
  list: texts.list,
  performance: texts.performance,
} as const;
export type CreativeView = keyof typeof creativeViews;

/** What the address asks for. */
export interface CreativesAsked {
  view: CreativeView;
  q: string;
  type: AdType | null;
  status: CreativeStatus | null;
  /** How many are shown. */
  shown: number;
}

/** Shown at first; `Load More` adds as many as fill a page. */
const first = 6;
const step = 12;
const most = 198;
export const moreShown = (shown: number): number => Math.min(most, shown + step);

const oneOf = <T extends string>(words: readonly T[], word: string | null): T | null =>
  words.find((one) => one === word) ?? null;

export function readCreativesAsked(query: URLSearchParams): CreativesAsked {
  const shown = Number(query.get('shown'));
  return {
    view: oneOf(Object.keys(creativeViews) as CreativeView[], query.get('view')) ?? 'gallery',
    q: (query.get('q') ?? '').trim().slice(0, 200),
    type: oneOf(adTypes, query.get('type')),
    status: oneOf(creativeStatuses, query.get('status')),
    shown: Number.isInteger(shown) && shown > first ? Math.min(most, shown) : first,
  };
}

export const creativesAddress = ({ view, q, type, status, shown }: CreativesAsked): string =>
  adminPaths.adCreatives({
    view: view === 'gallery' ? null : view,
    q: q || null,
    type,
    status,
    shown: shown === first ? null : shown,
  });
