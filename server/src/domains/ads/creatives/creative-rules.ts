import { isWindowType } from '#contract/ad-page.ts';
import type { AdAssets, AdVariant } from '#contract/ad-shapes.ts';
import type { AdType, CreativeStatus } from '#contract/ad-words.ts';
import { limits } from '#contract/limits.ts';
import { type AppError, badInput } from '../../../kit/app-error.ts';
import { isOnHosts } from '../ad-hosts.ts';
import { isOwnPage } from '../own-page.ts';
import type { AssetState, SourceType } from './assets/asset-rules.ts';

/** What a creative is, apart from its state. */
export interface CreativeForm {
  campaign_id: string;
  ad_type: AdType;
  title: string;
  description: string | null;
  click_url: string | null;
  asset_path: string | null;
  assets: AdAssets;
  frame_url: string | null;
  width: number | null;
  height: number | null;
  ab_test_variants: AdVariant[];
  performance_tags: string[];
  auto_winner: boolean;
}

/** What a window has as its content, in pixels. */
const windowSize = { width: 800, height: 600 };
/** What looks like a name to be filled in; `{click}` alone is. */
const placeholder = /\{[a-z][a-z0-9_]{0,29}\}/gi;

/** An address once delivery has filled it in; null: it is none that an ad may lead to. */
export function filledAddress(address: string): URL | null {
  const [filled = '', otherwise = ''] = ['x', 'y'].map((one) => address.replaceAll(placeholder, one));
  if (!URL.canParse(filled) || !URL.canParse(otherwise)) return null;
  const url = new URL(filled);
  const isPlain = url.username === '' && url.password === '' && url.hostname.includes('.');
  // Whatever is filled in, it is the same site.
  const isOne = url.origin === new URL(otherwise).origin;
  return url.protocol === 'https:' && isPlain && isOne && !/\s/.test(address) ? url : null;
}

/** A name in an address that nobody fills in, as it was typed; null: there is none. */
const unfilled = (address: string, filled: readonly string[]): string | null =>
  address.match(placeholder)?.find((one) => !filled.includes(one.toLowerCase())) ?? null;

const words = (text: string | null | undefined): string => (text ?? '').trim().replace(/\s+/g, ' ');

/** The form with its texts trimmed. Throws `badInput` naming what is wrong in what needs no look at files. */
export function checkedForm(form: CreativeForm, adHosts: readonly string[]): CreativeForm {
  const title = words(form.title);
  if (title === '') throw badInput('p_title', 'Please give the creative a title.');
  if ([...title].length > limits.adTitleLength)
    throw badInput('p_title', `A title has at most ${limits.adTitleLength} characters.`);
  const description = form.description?.trim() || null;
  if (description !== null && [...description].length > limits.adTextLength)
    throw badInput('p_description', `A description has at most ${limits.adTextLength} characters.`);
  const click_url = form.click_url?.trim() || null;
  if (click_url !== null && !isOwnPage(click_url) && filledAddress(click_url) === null)
    throw badInput(
      'p_click_url',
      'The click address must start with https:// and name a site, or be a page here, like /categories.',
    );
  const open = click_url === null ? null : unfilled(click_url, ['{click}']);
  if (open !== null)
    throw badInput(
      'p_click_url',
      `Only {click} is filled in, with the id of the click: ${open} would reach the site as it stands there.`,
    );
  const frame_url = form.frame_url?.trim() || null;
  const checked = { ...form, title, description, click_url, frame_url };
  const fault =
    frameFault(checked, adHosts) ?? fileFault(checked) ?? partsFault(checked) ?? variantsFault(checked);
  if (fault !== null) throw fault;
  return { ...checked, ...(isWindowType(form.ad_type) && checked.asset_path === null ? windowSize : {}) };
}

function frameFault(
  { ad_type, frame_url, asset_path, width, height }: CreativeForm,
  adHosts: readonly string[],
): AppError | null {
  if (frame_url === null) return null;
  if (ad_type !== 'interactive')
    return badInput('p_frame_url', 'Only an interactive ad can be a network frame.');
  if (asset_path !== null)
    return badInput('p_frame_url', 'An interactive ad is a picture or a network frame, not both.');
  const url = filledAddress(frame_url);
  if (url === null)
    return badInput('p_frame_url', 'The frame’s address must start with https:// and name a site.');
  const open = unfilled(frame_url, []);
  if (open !== null)
    return badInput(
      'p_frame_url',
      `Nothing is filled in in the frame’s address: ${open} would reach the site as it stands there.`,
    );
  if (!isOnHosts(url.hostname, adHosts))
    return badInput(
      'p_frame_url',
      `${url.hostname} is not on your list of ad hosts. Add it in the settings first.`,
    );
  if (width === null || height === null)
    return badInput('p_width', 'Say how wide and how high the frame is.');
  return null;
}

function fileFault({ ad_type, asset_path, frame_url, click_url }: CreativeForm): AppError | null {
  if (isWindowType(ad_type))
    return click_url === null ? badInput('p_click_url', 'A window needs the address that it opens.') : null;
  return asset_path === null && frame_url === null
    ? badInput('p_asset_path', 'Please choose a file for this ad.')
    : null;
}

function partsFault({ ad_type, assets, frame_url }: CreativeForm): AppError | null {
  const { slides, zones } = assets;
  if (ad_type === 'carousel' && (slides === undefined || slides.length < 2))
    return badInput('p_assets', 'A carousel needs 2 to 10 slides.');
  if (ad_type !== 'carousel' && slides !== undefined)
    return badInput('p_assets', 'Only a carousel has slides.');
  if (zones !== undefined && zones.length > 0 && (ad_type !== 'interactive' || frame_url !== null))
    return badInput('p_assets', 'Only an interactive picture has zones.');
  if (zones?.some(({ left, top, width, height }) => left + width > 100.001 || top + height > 100.001))
    return badInput('p_assets', 'A zone must lie within the picture.');
  return null;
}

function variantsFault({ ad_type, frame_url, ab_test_variants }: CreativeForm): AppError | null {
  const field = 'p_ab_test_variants';
  if (ab_test_variants.length === 0) return null;
  if (ad_type === 'carousel' || isWindowType(ad_type) || frame_url !== null)
    return badInput(field, 'Variants are for ads with one file.');
  if (ab_test_variants.length < 2) return badInput(field, 'A test needs at least two variants.');
  if (new Set(ab_test_variants.map(({ id }) => id)).size < ab_test_variants.length)
    return badInput(field, 'Two variants have the same name.');
  if (ab_test_variants.every(({ weight = 1 }) => weight === 0))
    return badInput(field, 'One variant must have a weight above 0.');
  return null;
}

/** Every file that a creative shows, each once. */
export const pathsOf = ({ asset_path, assets, ab_test_variants }: CreativeForm): string[] => [
  ...new Set([
    ...(asset_path === null ? [] : [asset_path]),
    ...(assets.slides ?? []).map((slide) => slide.asset_path),
    ...ab_test_variants.map((variant) => variant.asset_path),
  ]),
];

/** What is known of a file. */
interface File {
  kind: 'picture' | 'video';
  source_type: SourceType;
  state: AssetState;
  reason: string | null;
  width: number | null;
  height: number | null;
}
const storyRatio = 9 / 16;

/** Why a file does not suit a type, as one sentence; null: it does. */
export function misfit(type: AdType, { kind, source_type, width, height }: File): string | null {
  if (type === 'video' && kind !== 'video') return 'A video ad needs an MP4 or a GIF that moves.';
  if (type === 'banner' && source_type === 'mp4')
    return 'A banner is a picture or a GIF. Choose the type video for an MP4.';
  if ((type === 'carousel' || type === 'interactive') && kind !== 'picture')
    return `${type === 'carousel' ? 'Slides are' : 'An interactive ad is'} PNG, JPG or WebP.`;
  if (
    type === 'story' &&
    width !== null &&
    height !== null &&
    Math.abs(width / height / storyRatio - 1) > 0.02
  )
    return `A story is upright, 9:16, like 1080 × 1920; this is ${width} × ${height}.`;
  return null;
}

const fieldOf = (form: CreativeForm, path: string): string => {
  if (form.ab_test_variants.some(({ asset_path }) => asset_path === path)) return 'p_ab_test_variants';
  return path === form.asset_path ? 'p_asset_path' : 'p_assets';
};

/** Throws `badInput` if a file of the form is not there, failed, or does not suit its type. */
export function requireFiles(form: CreativeForm, files: ReadonlyMap<string, File>): void {
  for (const path of pathsOf(form)) {
    const file = files.get(path);
    if (file === undefined) throw badInput(fieldOf(form, path), 'This file is not there. Upload it again.');
    if (file.state === 'failed')
      throw badInput(fieldOf(form, path), file.reason ?? 'We couldn’t prepare this file.');
    const fault = misfit(form.ad_type, file);
    if (fault !== null) throw badInput(fieldOf(form, path), fault);
  }
  const fault = shapeFault(form, files);
  if (fault !== null) throw badInput('p_ab_test_variants', fault);
}

/** How far the shape of a variant may be from that of the file that was posted. */
const shapeTolerance = 0.02;

/** Why variants cannot stand where the creative does, as one sentence; null: they can, or nobody knows yet. */
function shapeFault(form: CreativeForm, files: ReadonlyMap<string, File>): string | null {
  const own = files.get(form.asset_path ?? '');
  if (own?.width == null || own.height == null) return null;
  for (const { id, asset_path } of form.ab_test_variants) {
    const { width = null, height = null } = files.get(asset_path) ?? {};
    if (width === null || height === null) continue;
    if (Math.abs(width / height / (own.width / own.height) - 1) > shapeTolerance)
      return `Variants have the shape of the creative, which is ${own.width} × ${own.height}; "${id}" is ${width} × ${height}.`;
  }
  return null;
}

/** Why a creative with these files cannot be shown now; null: it can. */
export function showFault(form: CreativeForm, files: ReadonlyMap<string, File>): string | null {
  for (const path of pathsOf(form)) {
    const file = files.get(path);
    if (file?.state === 'preparing') return 'Its file is still being prepared. Try again in a moment.';
    if (file?.state === 'held') return 'Its file waits for a look in the queue of pictures.';
    if (file?.state !== 'ready') return file?.reason ?? 'Its file was taken down.';
    const fault = misfit(form.ad_type, file);
    if (fault !== null) return fault;
  }
  return shapeFault(form, files);
}

/** A new creative is looked at before it is shown. */
export const firstStatus = (asked: CreativeStatus | null | undefined): CreativeStatus =>
  asked === 'pending' || asked === 'inactive' ? asked : 'review';

/** Variants without what only says how often each is shown. */
const compared = (variants: readonly AdVariant[]) =>
  variants.map(({ id, asset_path, title }) => [id, asset_path, title]);
const tested = (variants: readonly AdVariant[]): string =>
  JSON.stringify([compared(variants), variants.map(({ weight = 1 }) => weight)]);
/**
 * Whether what was counted may be compared together. With other weights it may not: a variant that was shown more on
 * the better days would look like the better variant.
 */
export const isSameTest = (before: readonly AdVariant[], after: readonly AdVariant[]): boolean =>
  tested(before) === tested(after);

/** What a visitor sees of it, and where it leads. */
const shownOf = ({ campaign_id, performance_tags, auto_winner, ab_test_variants, ...shown }: CreativeForm) =>
  JSON.stringify([Object.entries(shown).sort(), compared(ab_test_variants)]);
export const isShownOtherwise = (before: CreativeForm, after: CreativeForm): boolean =>
  shownOf(before) !== shownOf(after);

/** What becomes of its state when it is changed: one that was approved is looked at again if it is shown otherwise. */
export function statusAfter(
  before: CreativeStatus,
  asked: CreativeStatus | null | undefined,
  isChanged: boolean,
): CreativeStatus {
  if ((before === 'active' || before === 'inactive') && isChanged)
    return asked === 'pending' ? asked : 'review';
  // Nothing becomes active by a change.
  return asked === null || asked === undefined || asked === 'active' ? before : asked;
}
