import { type AdDevice, type AdPageType, adDevices, adPageTypes } from '#contract/ad-words.ts';
import { unknownPlace } from '#contract/age.ts';
import type { Input, Output } from '#contract/calls.ts';
import { type CallContext, isAdmin } from '../../../platform/context.ts';
import { openCountries } from '../../../platform/geo/country-database.ts';
import { placesOf } from '../../../platform/geo/place.ts';
import { adMoment } from '../ad-time.ts';
import { newServeId, signServe } from './ad-token.ts';
import { availableAd } from './ad-view.ts';
import { adViewerHash, adViewerOf, askerOf } from './ad-viewer.ts';
import { isDataCentre } from './data-centres.ts';
import type { Decision, Question, Seen } from './decision.ts';
import { decide } from './decision-rules.ts';
import { type Delivery, deliveryOf } from './delivery.ts';
import { isWithoutAds, pageTypeOf } from './page-rules.ts';
import { siteRulesOf } from './site-rules.ts';
import { type Campaign, type Candidate, deviceBit, type Form, type Place } from './snapshot.ts';
import { readAgent } from './user-agent.ts';

type Ads = Output<'get_available_ads'>;

/** Who was asked, as tokens say it. */
interface Asked {
  country: string;
  device: AdDevice;
}

/** Where a connection comes from, the most specific first; nowhere if nobody knows. */
async function countriesOf({ config, request }: CallContext): Promise<readonly string[]> {
  const known = placesOf(config, request);
  if (known !== null) return known;
  await openCountries();
  return placesOf(config, request) ?? [unknownPlace];
}

/**
 * The device that a client names, else that of its user agent. Clients that know two of them say `desktop` of a
 * tablet: to them ads for tablets are shown as on a desktop.
 */
function devicesOf(named: string | null, userAgent: string): { device: AdDevice; bits: number } {
  const found = adDevices.find((one) => one.toLowerCase() === named?.toLowerCase());
  const device = found ?? readAgent(userAgent).device;
  return {
    device,
    bits: named === 'desktop' ? deviceBit('Desktop') | deviceBit('Tablet') : deviceBit(device),
  };
}

export const seenOf = (rows: Input<'get_available_ads'>['p_seen']): ReadonlyMap<string, Seen> =>
  new Map(
    (rows ?? []).map(({ campaign_id, total, session, seconds_ago }) => [
      campaign_id.toLowerCase(),
      { total, session, secondsAgo: seconds_ago },
    ]),
  );

/** Decides; what of a campaign this process knows nothing yet it asks for first, once. */
async function decideWith(
  delivery: Delivery,
  question: Question,
  places: readonly Place[],
): Promise<Decision> {
  const input = {
    ...{ snapshot: delivery.snapshot(), question, places, random: Math.random },
    budgetOf: delivery.slices.budgetOf.bind(delivery.slices),
  };
  const first = decide(input);
  delivery.slices.want(first.short);
  if (!first.isUndrawn) return first;
  await delivery.slices.draw();
  return decide(input);
}

function placesFor(
  { p_placements }: Input<'get_available_ads'>,
  delivery: Delivery,
  pageType: AdPageType,
): readonly Place[] {
  const { places, byPage } = delivery.snapshot();
  return p_placements
    ? p_placements.flatMap((id) => places.get(id.toLowerCase()) ?? [])
    : (byPage.get(pageType) ?? []);
}

/** The ads for a page, with tokens that say to whom they were given out. */
export async function chooseAds(input: Input<'get_available_ads'>, context: CallContext): Promise<Ads> {
  const { config, db, request, viewer } = context;
  const delivery = deliveryOf(context);
  const at = Date.now();
  const { settings } = config;
  const path = input.p_path ?? null;
  const tags = input.p_tags ?? [];
  const pageType = pageTypeOf(input.p_page_type ?? null, path);
  const places = placesFor(input, delivery, pageType);
  if (places.length === 0) return [];
  const countries = await countriesOf(context);
  const { device, bits } = devicesOf(input.p_device_type ?? null, request.userAgent);
  const { allowsAdvertising } = request;
  const question: Question = {
    ...{ pageType, tags, countries, allowsAdvertising, at, devices: bits },
    isWithoutAds: isWithoutAds({ path, tags }, settings, delivery.isCovered),
    categorySlug: input.p_category_slug ?? null,
    viewer: adViewerOf(viewer),
    language: request.language.split('-', 1)[0]!.toLowerCase(),
    seen: seenOf(input.p_seen),
    moment: adMoment(settings.adTimeZone, at),
    site: siteRulesOf(settings),
  };
  const { slots } = await decideWith(delivery, question, places);
  const isNobody = readAgent(request.userAgent).isBot || isAdmin(viewer) || isDataCentre(request.address);
  const asker = askerOf(viewer, request);
  if (
    allowsAdvertising &&
    viewer.userId === null &&
    asker.anonymousId === null &&
    slots.some(({ shown }) => shown)
  )
    asker.anonymousId = request.issueAnonymousId();
  const viewerHash = await adViewerHash(db, { allowsAdvertising, at }, asker);
  const asked: Asked = { country: countryIn(countries), device };
  // What cannot count takes nothing from anybody, nor who never shows what they ask for.
  const take = (campaign: Campaign): number => {
    if (isNobody || !mayTake(delivery, context)) return 0;
    const sliceId = delivery.slices.take(campaign);
    if (sliceId !== 0) delivery.given.gave(request.address);
    return sliceId;
  };
  return slots.flatMap(({ place, rule, shown }) => {
    if (rule === null && !isNobody)
      delivery.counts.add(place.id, pageType, shown === null, at, settings.adTimeZone);
    if (shown === null) return [];
    const form = formOf(shown);
    const token = signServe(config.secret, {
      serveId: newServeId(),
      postingNumber: shown.number,
      variant: form.variant,
      pageType: adPageTypes.indexOf(pageType),
      device: adDevices.indexOf(asked.device),
      country: asked.country,
      ...{ viewerHash, allowsAdvertising, givenAt: at },
      sliceId: take(shown.campaign),
    });
    return [availableAd(shown, place, form, token, { settings, question })];
  });
}

/** Where nothing is limited, as in benchmarks on loopback, this is not either. */
const mayTake = ({ given }: Delivery, { config, request }: CallContext): boolean =>
  config.rateLimitFactor === 0 || given.mayTake(request.address);

const countryIn = (codes: readonly string[]): string => codes.at(-1) ?? unknownPlace;

/** One of its forms, by their weights. */
function formOf({ creative: { forms } }: Candidate): Form {
  if (forms.length === 1) return forms[0]!;
  let left = Math.random() * forms.reduce((sum, { weight }) => sum + weight, 0);
  for (const form of forms) {
    left -= form.weight;
    if (left < 0) return form;
  }
  return forms[0]!;
}
