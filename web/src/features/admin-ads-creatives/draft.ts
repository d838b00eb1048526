import { isWindowType } from '#contract/ad-page.ts';
import type { AdAssets, AdCreative, AdFile, AdVariant } from '#contract/ad-shapes.ts';
import type { AdType } from '#contract/ad-words.ts';
import * as texts from '../../texts/admin-ads-creatives.ts';

type Zone = NonNullable<AdAssets['zones']>[number];

export interface DraftSlide {
  key: number;
  path: string;
  title: string;
}
export interface DraftVariant extends DraftSlide {
  id: string;
  weight: number;
}
/** What the form holds besides its plain fields. */
export interface Draft {
  type: AdType;
  /** Files that are known, by path. */
  files: Readonly<Record<string, AdFile>>;
  path: string | null;
  isFrame: boolean;
  slides: DraftSlide[];
  zones: (Zone & { key: number })[];
  variants: DraftVariant[];
}

let keys = 0;
export const nextKey = (): number => ++keys;

export function draftOf(creative: AdCreative | null): Draft {
  const { slides = [], zones = [] } = creative?.assets ?? {};
  return {
    type: creative?.ad_type ?? 'banner',
    files: Object.fromEntries((creative?.files ?? []).map((file) => [file.path, file])),
    path: creative?.asset_path ?? null,
    isFrame: creative?.frame_url != null,
    slides: slides.map(({ asset_path, title = '' }) => ({ key: nextKey(), path: asset_path, title })),
    zones: zones.map((zone) => ({ ...zone, key: nextKey() })),
    variants: (creative?.ab_test_variants ?? []).map(({ id, asset_path, title, weight = 1 }) => ({
      ...{ key: nextKey(), id, path: asset_path, title, weight },
    })),
  };
}

/** A name for a new variant: the first letter that no other has. */
export const nextVariantId = (variants: readonly DraftVariant[]): string =>
  [...'abcdefghij'].find((letter) => !variants.some(({ id }) => id === letter)) ?? `v${nextKey()}`;

export const takesVariants = ({ type, isFrame }: Draft): boolean =>
  type !== 'carousel' && !isWindowType(type) && !isFrame;

/** The parts as the server takes them: only those that the type has. */
export function partsOf(draft: Draft): {
  p_asset_path: string | null;
  p_assets: AdAssets;
  p_ab_test_variants: AdVariant[];
} {
  const { type, isFrame } = draft;
  const slides = draft.slides.map(({ path, title }) => ({
    asset_path: path,
    ...(title.trim() ? { title: title.trim() } : {}),
  }));
  const zones = draft.zones.map(({ key, ...zone }) => zone);
  return {
    p_asset_path: type === 'carousel' ? (slides[0]?.asset_path ?? null) : isFrame ? null : draft.path,
    p_assets: type === 'carousel' ? { slides } : type === 'interactive' && !isFrame ? { zones } : {},
    p_ab_test_variants: takesVariants(draft)
      ? draft.variants.map(({ id, path, title, weight }) => ({
          ...{ id, asset_path: path, title: title.trim() || id, weight },
        }))
      : [],
  };
}

/** What is missing before it can be sent, as one sentence; null: nothing. */
export function draftFault(draft: Draft): string | null {
  const { type, path, isFrame, slides, variants } = draft;
  if (type === 'carousel') return slides.length < 2 ? texts.aCarouselNeeds2To : null;
  if (path === null && !isFrame && !isWindowType(type)) return texts.pleaseChooseAFileFor;
  return takesVariants(draft) && variants.length === 1 ? texts.aTestNeedsAtLeastTwo : null;
}
