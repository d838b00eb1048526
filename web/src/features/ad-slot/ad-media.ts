import type { AvailableAd } from '#contract/ad-delivery.ts';
import { make } from './make.ts';

type Medium = AvailableAd['media'][number];
export const isMoving = ({ media }: Pick<AvailableAd, 'media'>): boolean =>
  media.some(({ type }) => type.startsWith('video/'));
const stills = (media: readonly Medium[]): Medium[] => media.filter(({ type }) => type.startsWith('image/'));

/** Sources of a picture: for each type those of all widths, in the order in which types first come. */
export function sourcesOf(media: readonly Medium[]): { type: string; srcset: string }[] {
  const byType = new Map<string, string[]>();
  for (const { type, path, width } of stills(media))
    byType.set(type, [...(byType.get(type) ?? []), `${path} ${width}w`]);
  return [...byType].map(([type, paths]) => ({ type, srcset: paths.join(', ') }));
}

/** Where a file of the bucket lies, if only its name is known. */
export const assetUrl = (path: string): string =>
  path.startsWith('/') ? path : `/storage/v1/object/public/ad_assets/${path}`;

/** A picture in the best form that the browser takes. Null: there is no file. */
export function picture(
  ad: Pick<AvailableAd, 'media' | 'asset_path' | 'title'>,
  width: number,
  come: () => void,
  lost: () => void,
): HTMLElement | null {
  const last = stills(ad.media).at(-1)?.path ?? ad.asset_path;
  if (last === null || last === undefined) return null;
  const image = make('img', {
    alt: ad.title,
    decoding: 'async',
    draggable: false,
    onload: come,
    onerror: lost,
  });
  const sizes = `${width}px`;
  const drawn = make(
    'picture',
    {},
    ...sourcesOf(ad.media).map((source) => make('source', { ...source, sizes })),
    image,
  );
  // Last: now it knows what to load.
  image.src = assetUrl(last);
  return drawn;
}

/** A muted film that goes round. It is played by whoever draws it. */
export function film(
  ad: Pick<AvailableAd, 'media' | 'title'>,
  come: () => void,
  lost: () => void,
): HTMLVideoElement {
  const poster = stills(ad.media).at(-1)?.path;
  const video = make('video', {
    muted: true,
    defaultMuted: true,
    loop: true,
    playsInline: true,
    disablePictureInPicture: true,
    preload: 'metadata',
    ariaLabel: ad.title,
    onloadedmetadata: come,
    ...(poster ? { poster } : {}),
  });
  const sources = ad.media
    .filter(({ type }) => type.startsWith('video/'))
    .map(({ path: src, type }) => make('source', { src, type }));
  // Of several sources the last one is the last hope.
  sources.at(-1)?.addEventListener('error', lost);
  video.append(...sources);
  return video;
}
