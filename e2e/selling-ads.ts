import { randomBytes } from 'node:crypto';
import type { BrowserContext, Locator, Page, Response } from 'playwright-core';
import { isWindowType } from '#contract/ad-page.ts';
import type { AdGoals } from '#contract/ad-shapes.ts';
import type { AdDevice, AdPageType, AdType } from '#contract/ad-words.ts';
import type { Input, Output } from '#contract/calls.ts';
import { choicesValue, choosableGroups } from '#contract/cookie-choices.ts';
import { makeMember, type TestMember } from '#tests/support/test-member.ts';
import { scenePicture } from '#tests/support/test-pictures.ts';
import { ask, call } from './calling.ts';
import { atEnd } from './closing.ts';
import { newName } from './members.ts';
import { until } from './site.ts';
import { site, url } from './talking.ts';

// Ads as an operator sells them, gone with their test.

export const makeKeeper = (): Promise<TestMember> =>
  makeMember(site().platform, newName('keeper'), { role: 'admin' });

export interface Offer {
  name?: string;
  pageType?: AdPageType;
  position?: Input<'create_placement'>['p_location'];
  /** Of the placement and of what stands there: `WIDTHxHEIGHT`, popup or popunder. */
  size?: string;
  devices?: AdDevice[];
  adType?: AdType;
  leadsTo?: string;
  goals?: AdGoals;
  audience?: Input<'create_ad_campaign'>['p_target_audience'];
  categoryId?: string;
  frameUrl?: string;
}
export interface Sold {
  name: string;
  campaignId: string;
  creativeId: string;
  placementId: string;
  assetPath: string | null;
}

/** Sends a picture as the form of creatives does; answers its path. */
export async function sendPicture(keeper: TestMember, width: number, height: number): Promise<string> {
  const path = `lantern-${randomBytes(6).toString('hex')}.webp`;
  const answer = await fetch(`${url}/storage/v1/object/ad_assets/${path}`, {
    method: 'POST',
    headers: { ...keeper.bearer, 'content-type': 'image/webp' },
    body: new Uint8Array(await scenePicture(width, height)),
  });
  if (!answer.ok) throw new Error(`the picture was not taken: ${await answer.text()}`);
  return path;
}

/** From the campaign to the posting, by the calls that the back office makes. */
export async function sell(keeper: TestMember, offer: Offer = {}): Promise<Sold> {
  const { name = newName('Lantern'), size = '320x50', adType = 'banner', frameUrl } = offer;
  const { id: campaignId } = await call(
    'create_ad_campaign',
    {
      ...{ p_name: name, p_objective: 'awareness', p_category_id: offer.categoryId ?? null },
      ...{ p_advertiser_name: name, p_paid_by: `${name} Ltd`, p_target_audience: offer.audience ?? null },
      p_goals: offer.goals ?? null,
    },
    keeper,
  );
  atEnd(() => ask('delete_ad_campaign', { p_id: campaignId }, keeper));
  const [width = 0, height = 0] = isWindowType(size) ? [800, 600] : size.split('x').map(Number);
  const assetPath =
    frameUrl !== undefined || isWindowType(adType) ? null : await sendPicture(keeper, width, height);
  const { id: creativeId } = await call(
    'create_creative_with_asset',
    {
      ...{ p_campaign_id: campaignId, p_title: `Ad of ${name}`, p_ad_type: adType, p_asset_path: assetPath },
      ...{ p_click_url: offer.leadsTo ?? '/categories', p_frame_url: frameUrl ?? null },
      ...(frameUrl === undefined ? {} : { p_width: width, p_height: height }),
    },
    keeper,
  );
  await call('update_ad_creative_status', { p_id: creativeId, p_status: 'active' }, keeper);
  const { id: placementId } = await call(
    'create_placement',
    {
      ...{ p_name: `Place of ${name}`, p_location: offer.position ?? 'Bottom of Page', p_dimensions: size },
      ...{ p_page_type: offer.pageType ?? 'All Pages', p_targeting: { deviceTypes: offer.devices ?? [] } },
    },
    keeper,
  );
  atEnd(() => ask('delete_placement', { p_id: placementId }, keeper));
  await call(
    'create_ad_posting',
    { p_campaign_id: campaignId, p_creative_id: creativeId, p_placement_id: placementId },
    keeper,
  );
  return { name, campaignId, creativeId, placementId, assetPath };
}

/** Waits until pages have the room, or have it no more. */
export const roomStands = (
  { placementId }: Pick<Sold, 'placementId'>,
  { path = '/', cookie = '', stands = true } = {},
): Promise<void> =>
  until(
    async () => {
      const headers = { cookie: `age_confirmed=1; ${cookie}` };
      return (await (await fetch(url + path, { headers })).text()).includes(placementId) === stands;
    },
    10_000,
    () => `the room at ${path} ${stands ? 'never came' : 'never went'}`,
  );

/** Where an ad is drawn. */
export const adOf = (page: Page, { name }: Pick<Sold, 'name'>): Locator =>
  page.getByRole('group', { name: `Ad: ${name}` });

/** Brings the room into view as somebody does who scrolls there. */
export const scrollTo = (page: Page, { placementId }: Pick<Sold, 'placementId'>): Promise<void> =>
  page
    .locator(`[data-room="${placementId}"]`)
    .first()
    .evaluate((room) => room.scrollIntoView({ block: 'center' }));

/** As if the choice had been made on the page of cookies. */
export const choose = (context: BrowserContext, allows: boolean): Promise<void> =>
  context.addCookies([
    {
      name: 'cookie_choices',
      url,
      value: choicesValue(
        Object.fromEntries(choosableGroups.map((group) => [group, allows])) as Parameters<
          typeof choicesValue
        >[0],
        Date.now() / 1000,
      ),
    },
  ]);

/** Null: the page went on before it was read, and with it what the browser held of it. */
const answerOf = async <T>(response: Response): Promise<T | null> => {
  try {
    return (await response.json()) as T;
  } catch {
    return null;
  }
};

type Told = { kind: Input<'record_ad_event'>['p_kind'] } & Output<'record_ad_event'>;

/** What the page tells of its ads, and what is answered, in that order. */
export function hearEvents(page: Page): Told[] {
  const told: Told[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/record_ad_event')) return;
    const { p_kind: kind } = response.request().postDataJSON() as Input<'record_ad_event'>;
    const answer = await answerOf<Output<'record_ad_event'>>(response);
    if (answer) told.push({ kind, ...answer });
  });
  return told;
}
/** Waits until an event was told. */
export const told = (events: readonly Told[], kind: Told['kind']): Promise<void> =>
  until(
    () => events.some((one) => one.kind === kind),
    10_000,
    () => `nothing was told of ${kind}: ${JSON.stringify(events)}`,
  );

/** What the page asks for its ads, and what it is given. */
export function hearAds(page: Page) {
  const asked: { input: Input<'get_available_ads'>; ads: Output<'get_available_ads'> }[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('/get_available_ads')) return;
    const input = response.request().postDataJSON() as Input<'get_available_ads'>;
    const ads = await answerOf<Output<'get_available_ads'>>(response);
    if (ads) asked.push({ input, ads });
  });
  return asked;
}
