import type { Static } from 'typebox';
import type { AdCandidate } from '#contract/ad-delivery.ts';
import type { Input } from '#contract/calls.ts';
import { badInput } from '../../../../kit/app-error.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import type { Config } from '../../../../platform/config.ts';
import { adMoment } from '../../ad-time.ts';
import { seenOf } from '../choose-ads.ts';
import type { Question } from '../decision.ts';
import { decide } from '../decision-rules.ts';
import { ruleWords, shownWords } from '../decision-words.ts';
import { type Delivery, deliveryOf } from '../delivery.ts';
import { isWithoutAds, pageTypeOf } from '../page-rules.ts';
import { siteRulesOf } from '../site-rules.ts';
import { compileSnapshot, deviceBit } from '../snapshot.ts';
import { findPlacementsOf, readSnapshot } from '../snapshot-queries.ts';

/** Postings of a placement that are told of: those that come first. */
const mostTold = 1000;

/** The same decision as for a page, over everything that was posted there, told of step by step. */
export const explainAds = implement('explain_ads', async (input, { config, db, facts }) => {
  const delivery = deliveryOf({ facts });
  const question = questionOf(input, config, delivery);
  const ids = (await findPlacementsOf(db, question.pageType)).map(({ id }) => id);
  const snapshot = compileSnapshot(await readSnapshot(db, ids), await delivery.sources.categorySlugs());
  const told = new Map<string, Static<typeof AdCandidate>[]>(ids.map((id) => [id, []]));
  const { rule, slots } = decide({
    snapshot,
    question,
    places: ids.flatMap((id) => snapshot.places.get(id) ?? []),
    budgetOf(campaign, onPage) {
      const known = delivery.slices.budgetOf(campaign, onPage);
      // Nobody has asked for it here yet, and nothing speaks against it.
      return known === 'undrawn' ? null : known;
    },
    random: Math.random,
    trace(place, { id, campaign, creative }, why) {
      const list = told.get(place.id)!;
      if (list.length >= mostTold && why !== null) return;
      list.push({
        posting_id: id,
        campaign_id: campaign.id,
        campaign_name: campaign.name,
        creative_id: creative.id,
        creative_title: creative.title,
        rule: why,
        says: why === null ? shownWords : ruleWords[why],
      });
    },
  });
  const words = (why: typeof rule): string | null => (why === null ? null : ruleWords[why]);
  return {
    page_type: question.pageType,
    at: new Date(question.at).toISOString(),
    rule,
    says: words(rule),
    placements: slots.map(({ place, rule: why, shown }) => ({
      placement_id: place.id,
      placement_name: place.name,
      location: place.location,
      dimensions: place.sizes[0]!,
      rule: why,
      says: words(why),
      shown: shown?.id ?? null,
      candidates: told.get(place.id)!,
    })),
  };
});

function questionOf(input: Input<'explain_ads'>, config: Config, delivery: Delivery): Question {
  const { settings } = config;
  const at = input.p_at ? Date.parse(input.p_at) : Date.now();
  if (Number.isNaN(at)) throw badInput('p_at', 'This is no moment: write one like 2030-01-31T18:00:00Z.');
  const path = input.p_path ?? null;
  const tags = input.p_tags ?? [];
  const code = (input.p_country_code ?? '').toUpperCase();
  const [country = ''] = code.split('-', 1);
  return {
    pageType: pageTypeOf(input.p_page_type ?? null, path),
    isWithoutAds: isWithoutAds({ path, tags }, settings, delivery.isCovered),
    categorySlug: input.p_category_slug ?? null,
    tags,
    viewer: input.p_role ?? 'anonymous',
    countries: country === '' ? [] : country === code ? [code] : [code, country],
    devices: deviceBit(input.p_device_type ?? 'Desktop'),
    language: (input.p_language ?? '').split('-', 1)[0]!.toLowerCase(),
    allowsAdvertising: input.p_has_consent ?? false,
    seen: seenOf(input.p_seen),
    at,
    moment: adMoment(settings.adTimeZone, at),
    site: siteRulesOf(settings),
  };
}
