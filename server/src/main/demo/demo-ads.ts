import { createHash } from 'node:crypto';
import { addDemoAds, type DemoPicture, type DemoPostingRow, removeDemoAds } from '../../domains/ads/index.ts';
import type { Platform } from '../../platform/context.ts';
import type { TransactionExecutor } from '../../platform/db/database.ts';
import { drawAd, drawMovingAd } from './ad-pictures.ts';
import type { PictureOf } from './art/picture.ts';
import { type DemoPlacement, demoPlacements } from './catalogue/ads.ts';
import { demoId } from './demo-ids.ts';

const campaignId = demoId('ad campaign', 'house');
const placementId = ({ name }: DemoPlacement): string => demoId('placement', name);
/** Of a window, what its content measures. */
const sizeOf = ({ size }: DemoPlacement): { width: number; height: number } => {
  const [width = 800, height = 600] = size.includes('x') ? size.split('x').map(Number) : [];
  return { width, height };
};

const pathOf = (placement: DemoPlacement, slide: number): string =>
  `demo/${placementId(placement)}-${slide}.${placement.ad.type === 'video' ? 'gif' : 'webp'}`;

/** Everything is named by what it is, so that an interrupted run finds again what it made. */
const folderOf = (path: string): string => createHash('sha256').update(path).digest('hex').slice(0, 24);

async function draw(placement: DemoPlacement, picture: PictureOf, slide: number): Promise<DemoPicture> {
  const path = pathOf(placement, slide);
  const folder = folderOf(path);
  const size = sizeOf(placement);
  const file = { path, folder, ...size };
  if (placement.ad.type === 'video') {
    const bytes = await drawMovingAd(picture, placement.ad.words, size);
    return {
      file: { ...file, kind: 'video', source_type: 'gif', state: 'preparing', ...hashOf(bytes), copies: [] },
      contents: new Map([['source', { bytes, type: 'application/octet-stream' }]]),
    };
  }
  const { bytes, width, height } = await drawAd(picture, placement.ad.words, size);
  const copy = { path: `${folder}/large.webp`, type: 'image/webp', width, height };
  return {
    file: { ...file, kind: 'picture', source_type: 'webp', state: 'ready', ...hashOf(bytes), copies: [copy] },
    contents: new Map([[copy.path, { bytes, type: 'image/webp' }]]),
  };
}

const hashOf = (bytes: Buffer) => ({
  sha256: createHash('sha256').update(bytes).digest('hex'),
  bytes: bytes.length,
});

function rowOf(placement: DemoPlacement): Omit<DemoPostingRow, 'is_active'> {
  const { name, page, position, size, devices, ad } = placement;
  const paths = ad.pictures.map((_, slide) => pathOf(placement, slide));
  return {
    placement: {
      id: placementId(placement),
      name,
      location: position,
      size,
      page_type: page,
      targeting: { deviceTypes: [...devices], categories: [] },
    },
    creative: {
      id: demoId('ad creative', name),
      ad_type: ad.type,
      title: ad.title,
      description: ad.description,
      click_url: ad.leadsTo,
      asset_path: paths[0] ?? null,
      assets: {
        ...(ad.type === 'carousel' ? { slides: paths.map((asset_path) => ({ asset_path })) } : {}),
        ...(ad.zones ? { zones: ad.zones.map((zone) => ({ ...zone })) } : {}),
      },
      asset_paths: paths,
      ...sizeOf(placement),
    },
    posting_id: demoId('ad posting', name),
  };
}

/**
 * Draws the house’s ads and posts them, one in every place that pages have; those that push content down, float, open
 * windows or stand beside another are off unless `everywhere`. Safe to repeat.
 */
export async function makeDemoAds(
  platform: Pick<Platform, 'db' | 'storage' | 'jobs'>,
  { signal, everywhere = false }: { signal?: AbortSignal; everywhere?: boolean } = {},
): Promise<void> {
  const pictures: DemoPicture[] = [];
  for (const placement of demoPlacements)
    for (const [slide, picture] of placement.ad.pictures.entries()) {
      if (signal?.aborted) return;
      pictures.push(await draw(placement, picture, slide));
    }
  const goals = { pricing: 'flat', rate: 0, pacing: 'asap', tier: 'house', weight: 1, caps: {} };
  await addDemoAds(
    platform,
    { id: campaignId, name: 'The house', goals },
    pictures,
    demoPlacements.map((placement) => ({ ...rowOf(placement), is_active: everywhere || !placement.isOff })),
  );
}

/** Takes the house’s ads along when the demo goes. */
export const dropDemoAds = (
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'jobs'>,
): Promise<void> => removeDemoAds(transaction, platform, campaignId, demoPlacements.map(placementId));
