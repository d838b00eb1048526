import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AdRule, adRules } from '#contract/ad-words.ts';
import type { BudgetOf, Decision, Question, Seen } from './decision.ts';
import { decide } from './decision-rules.ts';
import { ruleWords } from './decision-words.ts';
import { type Parts, questionOf, snapshotOf } from './fixtures/rows.ts';
import { deviceBit, type Snapshot } from './snapshot.ts';

interface Traced extends Decision {
  /** What is told of each posting, in the order of the ads. */
  told: (AdRule | null | undefined)[];
}

const free: BudgetOf = () => null;

function trace(snapshot: Snapshot, question: Partial<Question> = {}, budgetOf = free, random = 0.5): Traced {
  const told = new Map<number, AdRule | null>();
  const places = [...snapshot.places.values()];
  const decision = decide({
    ...{ snapshot, budgetOf, places, question: questionOf(question), random: () => random },
    trace: (_place, candidate, rule) => void told.set(candidate.number, rule),
  });
  return { ...decision, told: [...snapshot.byNumber.keys()].map((number) => told.get(number)) };
}

const seen = (total: number, session: number, secondsAgo: number): Seen => ({ total, session, secondsAgo });
const top = { id: 'p' };
const capped = (caps: object): Parts => ({ campaign: { id: 'c', goals: { caps } } });

/** What it takes for each rule to keep the first ad out. */
const provoked: Readonly<
  Record<AdRule, { ads: Parts[]; question?: Partial<Question>; budget?: ReturnType<BudgetOf> }>
> = {
  viewer_may_not_see_ads: { ads: [{}], question: { viewer: 'admin' } },
  page_without_ads: { ads: [{}], question: { isWithoutAds: true } },
  placement_not_active: { ads: [{ placement: { status: 'paused' } }] },
  placement_of_other_page: { ads: [{ placement: { page_type: 'Video Page' } }] },
  device_not_in_placement: { ads: [{ placement: { targeting: { deviceTypes: ['Mobile'] } } }] },
  category_not_in_placement: { ads: [{ placement: { targeting: { categories: ['boats'] } } }] },
  campaign_not_active: { ads: [{ campaign: { is_active: false } }] },
  campaign_not_begun: { ads: [{ campaign: { start_date: '2030-01-31' } }] },
  campaign_ended: { ads: [{ campaign: { end_date: '2030-01-29' } }] },
  creative_not_active: { ads: [{ creative: { status: 'review' } }] },
  posting_not_active: { ads: [{ posting: { is_active: false } }] },
  posting_not_begun: { ads: [{ posting: { start_time: new Date('2030-01-30T12:00:01Z') } }] },
  posting_ended: { ads: [{ posting: { end_time: new Date('2030-01-30T12:00:00Z') } }] },
  not_on_this_day: { ads: [{ posting: { days_of_week: [0, 1, 2, 4, 5, 6] } }] },
  not_at_this_hour: { ads: [{ posting: { hours_of_day: [11, 13] } }] },
  country_not_in_audience: { ads: [{ campaign: { target_audience: { countries: ['US-CA', 'JP'] } } }] },
  device_not_in_audience: { ads: [{ campaign: { target_audience: { devices: ['Tablet'] } } }] },
  role_not_in_audience: { ads: [{ campaign: { target_audience: { roles: ['member'] } } }] },
  language_not_in_audience: { ads: [{ campaign: { target_audience: { languages: ['ja'] } } }] },
  category_not_in_audience: { ads: [{ campaign: { target_audience: { category_ids: ['c1'] } } }] },
  tag_not_in_audience: { ads: [{ campaign: { target_audience: { tags: ['boats'] } } }] },
  tag_excluded: {
    ads: [{ campaign: { target_audience: { excluded_tags: ['Boats'] } } }],
    question: { tags: ['boats'] },
  },
  windows_switched_off: {
    ads: [{ creative: { ad_type: 'popunder' } }],
    question: { site: { ...questionOf().site, popunders: false } },
  },
  frame_host_not_listed: {
    ads: [{ creative: { asset_path: null, frame_url: 'https://frames.other.example/x' } }],
  },
  consent_needed: {
    ads: [{ campaign: { target_audience: { languages: ['en'] } } }],
    question: { allowsAdvertising: false },
  },
  capped_in_total: { ads: [capped({ total: 3 })], question: { seen: new Map([['c', seen(3, 0, 9999)]]) } },
  capped_in_session: {
    ads: [capped({ session: 2 })],
    question: { seen: new Map([['c', seen(9, 2, 9999)]]) },
  },
  capped_in_time: {
    ads: [capped({ per_seconds: 60 })],
    question: { seen: new Map([['c', seen(1, 0, 59)]]) },
  },
  goal_reached: { ads: [{}], budget: 'goal_reached' },
  budget_used_up: { ads: [{}], budget: 'budget_used_up' },
  day_used_up: { ads: [{}], budget: 'day_used_up' },
  ahead_of_plan: { ads: [{}], budget: 'ahead_of_plan' },
  creative_on_this_page: {
    ads: [{ placement: { id: 'second' }, creative: { id: 'x' } }, { placement: { id: 'second' } }],
  },
  campaign_on_this_page: {
    ads: [{ placement: { id: 'second' }, campaign: { id: 'c' } }, { placement: { id: 'second' } }],
  },
  competitor_on_this_page: {
    ads: [{ placement: { id: 'second' }, campaign: { category_id: 'k' } }, { placement: { id: 'second' } }],
  },
  higher_tier_first: {
    ads: [{ placement: top }, { placement: top, campaign: { goals: { tier: 'guaranteed' } } }],
  },
  higher_priority_first: { ads: [{ placement: top }, { placement: top, posting: { priority: 1 } }] },
  lost_the_draw: {
    ads: [
      { placement: top, campaign: { goals: { weight: 1 } } },
      { placement: top, campaign: { goals: { weight: 1000 } } },
    ],
  },
};

test('each rule keeps an ad out by its own cause, and only then', () => {
  for (const rule of adRules) {
    const { ads, question, budget = null } = provoked[rule];
    const before: Parts[] =
      rule === 'campaign_on_this_page'
        ? [{ placement: { id: 'first' }, campaign: { id: 'c' } }]
        : rule === 'creative_on_this_page'
          ? [{ placement: { id: 'first' }, creative: { id: 'x' } }]
          : rule === 'competitor_on_this_page'
            ? [{ placement: { id: 'first' }, campaign: { category_id: 'k' } }]
            : [];
    const { told, slots } = trace(snapshotOf(...before, ...ads), question, () => budget);
    assert.equal(told[before.length], rule, rule);
    assert.ok(ruleWords[rule].length > 10);
    if (ads.length === 1) assert.equal(slots[0]?.shown, null, rule);
  }
  const { told, slots } = trace(snapshotOf({}));
  assert.deepEqual(told, [null]);
  assert.equal(slots[0]?.shown?.creative.title, 'A lantern');
});

test('what a campaign asks for is found where it is', () => {
  const audience = {
    countries: ['US'],
    devices: ['Desktop' as const],
    roles: ['anonymous' as const],
    languages: ['en'],
    category_ids: ['c1'],
    tags: ['Boats'],
    excluded_tags: ['trains'],
  };
  const snapshot = snapshotOf({ campaign: { target_audience: audience } });
  assert.deepEqual(trace(snapshot, { categorySlug: 'lanterns', tags: ['boats', 'sea'] }).told, [null]);
});

test('the same campaign comes twice on a page only where nothing else fits, and competitors never', () => {
  const a = { campaign: { id: 'a' } };
  const low = { placement: { id: 'two' }, campaign: { id: 'b', goals: { tier: 'house' as const } } };
  const both = trace(
    snapshotOf(
      { ...a, placement: { id: 'one' } },
      { ...a, placement: { id: 'two' }, posting: { priority: 9 } },
      low,
    ),
  );
  assert.deepEqual(
    both.slots.map(({ shown }) => shown?.campaign.id),
    ['a', 'b'],
  );
  const alone = trace(snapshotOf({ ...a, placement: { id: 'one' } }, { ...a, placement: { id: 'two' } }));
  assert.deepEqual(
    alone.slots.map(({ shown }) => shown?.campaign.id),
    ['a', 'a'],
  );
  const picture = { creative: { id: 'x' } };
  const twice = trace(
    snapshotOf(
      { ...a, ...picture, placement: { id: 'one' } },
      { ...a, ...picture, placement: { id: 'two' } },
    ),
  );
  assert.deepEqual(
    twice.slots.map(({ shown }) => shown?.creative.id),
    ['x', undefined],
    'never by the same creative',
  );
  const rivals = trace(
    snapshotOf(
      { placement: { id: 'one' }, campaign: { id: 'a', category_id: 'k' } },
      { placement: { id: 'two' }, campaign: { id: 'b', category_id: 'k' } },
    ),
  );
  assert.deepEqual(
    rivals.slots.map(({ shown }) => shown?.campaign.id),
    ['a', undefined],
  );
});

test('a capped campaign is shown on the first visit, and without consent as often as its cap on each page', () => {
  const caps = { total: 1, session: 1, per_seconds: 3600 };
  const snapshot = snapshotOf(
    { placement: { id: 'one' }, campaign: { id: 'c', goals: { caps } } },
    { placement: { id: 'two' }, campaign: { id: 'c', goals: { caps } } },
  );
  const shownTo = (question: Partial<Question>): number =>
    trace(snapshot, question).slots.filter(({ shown }) => shown).length;
  assert.equal(shownTo({}), 1);
  assert.equal(shownTo({ allowsAdvertising: false }), 1);
  const told = new Map([['c', seen(5, 0, 10)]]);
  assert.equal(shownTo({ seen: told }), 0);
  // What it says of earlier pages is not looked at.
  assert.equal(shownTo({ seen: told, allowsAdvertising: false }), 1);
  assert.equal(shownTo({ seen: new Map([['c', seen(5, 1, 10)]]), allowsAdvertising: false }), 0);
});

test('what the site says of caps holds for campaigns that say nothing', () => {
  const site = { ...questionOf().site, caps: { total: 2, session: 0, perSeconds: 0 } };
  const snapshot = snapshotOf({ campaign: { id: 'c' } });
  assert.deepEqual(trace(snapshot, { site, seen: new Map([['c', seen(2, 0, 10)]]) }).told, [
    'capped_in_total',
  ]);
  assert.deepEqual(trace(snapshot, { site, seen: new Map([['c', seen(1, 0, 10)]]) }).told, [null]);
});

test('among equals chance goes by weight, whether few or many fit', () => {
  const weights = [1, 3, 6, ...Array.from({ length: 40 }, () => 5)];
  const snapshot = snapshotOf(
    ...weights.map(
      (weight, index): Parts => ({
        placement: top,
        campaign: {
          goals: { weight },
          // Of the many only three fit: nearly every draw misses.
          target_audience: index < 3 ? {} : { countries: ['JP'] },
        },
      }),
    ),
  );
  const counts = new Map<number, number>();
  const draws = 20_000;
  for (let left = draws; left > 0; left--) {
    const { slots } = decide({
      ...{ snapshot, budgetOf: free, question: questionOf(), random: Math.random },
      places: [...snapshot.places.values()],
    });
    const weight = slots[0]!.shown!.campaign.weight;
    counts.set(weight, (counts.get(weight) ?? 0) + 1);
  }
  for (const weight of [1, 3, 6]) {
    const share = counts.get(weight)! / draws;
    assert.ok(Math.abs(share - weight / 10) < 0.02, `${weight}: ${share}`);
  }
});

test('the tracer changes nothing, and what is short or unknown is named', () => {
  const snapshot = snapshotOf({ campaign: { id: 'c' } }, { placement: { page_type: 'All Pages' } });
  const decision = trace(snapshot, { pageType: 'Home Page' }, ({ id }) => (id === 'c' ? 'undrawn' : null));
  assert.equal(decision.isUndrawn, true);
  assert.deepEqual(
    [...decision.short].map(({ id }) => id),
    ['c'],
  );
  assert.equal(decision.slots[1]?.shown?.placement.pageType, 'All Pages');
  assert.equal(trace(snapshot, { devices: deviceBit('Desktop') | deviceBit('Tablet') }).isUndrawn, false);
});
