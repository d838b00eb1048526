import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  planLadder,
  planPreview,
  planStoryboard,
  rungHeights,
  sizeAt,
  steadyFrameRate,
} from './ladder-plan.ts';
import { sampleSource, sampleVideo } from './sample-source.ts';

const size = (width: number, height: number) => ({ width, height });

test('rungs go up to the short side of the source and never above it', () => {
  assert.deepEqual(rungHeights(size(1920, 1080), []), [240, 360, 480, 720, 1080]);
  assert.deepEqual(rungHeights(size(1080, 1920), []), [240, 360, 480, 720, 1080]);
  assert.deepEqual(rungHeights(size(1920, 800), []), [240, 360, 480, 720]);
  assert.deepEqual(rungHeights(size(640, 359), []), [240]);
  assert.deepEqual(rungHeights(size(320, 240), []), [240]);
});
test('1440 and 2160 are made where the operator asks for them', () => {
  assert.deepEqual(rungHeights(size(3840, 2160), []), [240, 360, 480, 720, 1080]);
  assert.deepEqual(rungHeights(size(3840, 2160), [1440, 2160]), [240, 360, 480, 720, 1080, 1440, 2160]);
  assert.deepEqual(rungHeights(size(2560, 1440), [2160, 1440]), [240, 360, 480, 720, 1080, 1440]);
});
test('a source under 240 has one rung of its own even size', () => {
  const plan = planLadder(sampleSource({ video: sampleVideo({ width: 321, height: 181 }) }));
  assert.deepEqual([plan.first.name, plan.first.width, plan.first.height, plan.rest], ['180p', 320, 180, []]);
});
test('sizes keep the shape, in even pixels, by the short side', () => {
  assert.deepEqual(sizeAt(size(1920, 1080), 480), size(854, 480));
  assert.deepEqual(sizeAt(size(1080, 1920), 480), size(480, 854));
  assert.deepEqual(sizeAt(size(1920, 804), 360), size(860, 360));
  assert.deepEqual(sizeAt(size(1921, 1081), 1080), size(1920, 1080));
  assert.deepEqual(sizeAt(size(5, 3), 3), size(4, 2));
});
test('the first rung is 360p, or the highest below it', () => {
  assert.equal(planLadder(sampleSource()).first.name, '360p');
  const small = planLadder(sampleSource({ video: sampleVideo({ width: 480, height: 300 }) }));
  assert.deepEqual([small.first.name, small.rest.length], ['240p', 0]);
});
test('keyframes stand at least four seconds apart, the same in every rung', () => {
  const at = (num: number, den: number) =>
    planLadder(sampleSource({ video: sampleVideo({ frameRate: { num, den } }) })).keyframeInterval;
  assert.equal(at(24, 1), 96);
  assert.equal(at(24000, 1001), 96);
  assert.equal(at(25, 1), 100);
  assert.equal(at(60000, 1001), 240);
  // Rounded down, a segment would end before its four seconds and be joined with the next.
  assert.equal(at(1251, 100), 51);
});
test('a variable rate becomes a steady common one, and none is above sixty', () => {
  const steady = (num: number, den: number, variableFrameRate: boolean) => {
    const rate = steadyFrameRate({ frameRate: { num, den }, variableFrameRate });
    return `${rate.num}/${rate.den}`;
  };
  assert.equal(steady(24000, 1001, false), '24000/1001');
  assert.equal(steady(2950, 100, true), '30000/1001');
  assert.equal(steady(2412, 100, true), '24/1');
  assert.equal(steady(120, 1, false), '120/2');
  assert.equal(steady(144, 1, false), '60/1');
  assert.equal(steady(90, 1, true), '60/1');
  assert.equal(steady(1, 1, false), '10/1');
});
test('one sound track is muxed, several are renditions of their own', () => {
  const track = sampleSource().audio[0]!;
  assert.equal(planLadder(sampleSource()).audio, 'muxed');
  assert.equal(planLadder(sampleSource({ audio: [] })).audio, 'none');
  assert.equal(planLadder(sampleSource({ audio: [track, { ...track, index: 2 }] })).audio, 'renditions');
});
test('a storyboard has a picture a second, and fewer of a long video', () => {
  assert.deepEqual(planStoryboard(size(1920, 1080), 7.5), {
    interval: 1,
    frames: 8,
    columns: 8,
    rows: 1,
    width: 160,
    height: 90,
  });
  const long = planStoryboard(size(1080, 1920), 7200);
  assert.deepEqual(
    [long.interval, long.frames, long.columns, long.rows, long.width, long.height],
    [10, 720, 10, 10, 90, 160],
  );
});
test('a preview has six cuts inside the video, of a short one its beginning', () => {
  const { cuts } = planPreview(sampleVideo(), 60, { num: 24, den: 1 }, 360);
  assert.equal(cuts.length, 6);
  assert.ok(
    cuts.every(
      ({ start, end }, index) =>
        start >= 0 && end <= 60 && end > start && (index === 0 || start > cuts[index - 1]!.end),
    ),
  );
  assert.deepEqual(planPreview(sampleVideo(), 3, { num: 24, den: 1 }, 360).cuts, [{ start: 0, end: 3 }]);
});
