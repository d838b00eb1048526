import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type ChoiceFor,
  chooseEncoding,
  crfFor,
  kindOf,
  type LookedRung,
  rateOf,
  type SourceLook,
  standardChoice,
} from './encoding-choice.ts';
import { planLadder } from './ladder-plan.ts';
import { manners } from './rung-settings.ts';
import { sampleSource, sampleVideo } from './sample-source.ts';

const bounds: ChoiceFor = {
  heights: [240, 360, 480, 720, 1080],
  first: 360,
  framesPerSecond: 24,
  sound: 128,
};
const looked = (rung: number, changes: Partial<LookedRung> = {}): LookedRung => ({
  ...{ rung, crf: 24, likeness: 0.985, keyframeBytes: rung * 60, frameBytes: rung * 5 },
  enlarged: rung >= 720 ? 0.98 : null,
  ...changes,
});
const look = (changes: Partial<SourceLook> = {}): SourceLook => ({
  ...{ places: 4, seconds: 3, noise: 0.1, change: 2, still: 0.2, edges: 40, levels: 0.85 },
  ...{ brightness: 90, slope: 0.4, rungs: bounds.heights.map((rung) => looked(rung)) },
  ...changes,
});

const sources: Record<string, SourceLook> = {
  'a drawn work': look(),
  'a filmed work': look({
    noise: 0.9,
    rungs: bounds.heights.map((rung) => looked(rung, { likeness: 0.95 })),
  }),
  'strong grain': look({
    noise: 0.99,
    rungs: bounds.heights.map((rung) =>
      looked(rung, { likeness: 0.9, frameBytes: rung * 30, enlarged: 0.9 }),
    ),
  }),
  'a screen that is recorded': look({ noise: 0.02, still: 0.9, edges: 120, levels: 0.4 }),
  'something between': look({ noise: 0.7 }),
  'a small picture that was enlarged': look({
    rungs: bounds.heights.map((rung) => looked(rung, rung === 1080 ? { enlarged: 0.9995 } : {})),
  }),
  'a picture that hardly takes bits': look({
    rungs: bounds.heights.map((rung) => looked(rung, { keyframeBytes: rung * 8, frameBytes: rung / 10 })),
  }),
};
for (const [name, facts] of Object.entries(sources))
  test(`the choice for ${name} is as it was`, (t) => {
    t.assert.snapshot(chooseEncoding(facts, bounds));
  });
test('the choice for a source that was not looked at is as it was', (t) => {
  t.assert.snapshot(standardChoice(bounds, 'Nobody looked.'));
});

test('what is measured says what kind of source it is', () => {
  const kinds = Object.values(sources).map(kindOf);
  assert.deepEqual(kinds, ['drawn', 'film', 'grain', 'screen', 'mixed', 'drawn', 'drawn']);
});
test('a rung that is finer than wanted gets a coarser quality, one that is not gets a finer, both within bounds', () => {
  const manner = { ...manners.drawn, shift: 0 };
  const at = (likeness: number) => crfFor(looked(720, { likeness }), 0.4, manner);
  assert.equal(at(manner.likeness), 24);
  assert.ok(at(0.986) > 24 && at(0.974) < 24);
  assert.equal(at(0.9999), manner.coarsest);
  assert.equal(at(0.5), manner.finest);
});
test('a soft picture gets a finer quality, however like it is, and a dark one more for its dark areas', () => {
  const same = { rungs: bounds.heights.map((rung) => looked(rung, { likeness: 0.9999 })) };
  const crf = (facts: SourceLook) => chooseEncoding(facts, bounds).rungs.at(-1)!.crf;
  assert.equal(crf(look(same)), manners.drawn.coarsest);
  assert.equal(crf(look({ ...same, edges: 2 })), 25);
  const mode = (brightness: number) =>
    chooseEncoding(look({ brightness }), bounds).rungs[0]!.tuning['aq-mode'];
  assert.deepEqual([mode(40), mode(120)], [3, 1]);
});
test('six steps halve what a rung takes', () => {
  const rung = looked(720, { keyframeBytes: 50_000, frameBytes: 5000 });
  const bytes = 50_000 + 95 * 5000;
  assert.equal(rateOf(rung, 24, 24), (bytes * 8) / 4 / 1000);
  assert.equal(rateOf(rung, 30, 24), rateOf(rung, 24, 24) / 2);
});
test('a rung that is only an enlargement is left out, and so is the next if it is one too, but never the first', () => {
  const same = (...rungs: number[]) =>
    chooseEncoding(
      look({
        rungs: bounds.heights.map((rung) => looked(rung, { enlarged: rungs.includes(rung) ? 0.9999 : 0.97 })),
      }),
      bounds,
    );
  assert.deepEqual(
    same(1080).rungs.map(({ rung }) => rung),
    [240, 480, 720],
  );
  assert.deepEqual(same(1080).leftOut, [{ rung: 1080, because: 'picture' }]);
  assert.deepEqual(
    same(1080, 720).rungs.map(({ rung }) => rung),
    [240, 480],
  );
  // What lies between two that differ is not judged.
  assert.equal(same(720).rungs.length, 4);
  assert.ok(!same(240, 360, 480, 720, 1080).leftOut.some(({ rung }) => rung <= 360));
});
test('a plan makes the rungs that were chosen, and the first one as ever', () => {
  const choice = chooseEncoding(sources['a small picture that was enlarged']!, bounds);
  const source = sampleSource();
  const plan = planLadder(source, [1440], choice);
  assert.deepEqual(
    plan.rest.map(({ name, crf }) => [name, crf]),
    choice.rungs.map(({ rung, crf }) => [`${rung}p`, crf]),
  );
  assert.deepEqual({ ...plan, rest: [] }, { ...planLadder(source), rest: [] });
});
test('without a look a plan is the standard choice', () => {
  const source = sampleSource({ video: sampleVideo({ width: 1280, height: 720 }) });
  const heights = [240, 360, 480, 720];
  assert.deepEqual(planLadder(source, [], standardChoice({ heights, first: 360 }, '')), planLadder(source));
});
