import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ladderArguments } from './ffmpeg-arguments.ts';
import { planLadder } from './ladder-plan.ts';
import { sampleSource, sampleVideo } from './sample-source.ts';
import { hardwareKinds, software, trialArguments } from './video-encoder.ts';

const workplace = { input: '/source.mkv', folder: '/encode', canToneMap: true };
const source = sampleSource({ video: sampleVideo({ width: 854, height: 480 }) });
const plan = planLadder(source);
const device = '/dev/dri/renderD128';

for (const kind of hardwareKinds) {
  test(`what ${kind} is told is as it was`, (t) => {
    t.assert.snapshot(ladderArguments(plan, source, workplace, { kind, device }));
    t.assert.snapshot(trialArguments({ kind, device }, plan.rest[0]!));
  });

  test(`${kind} makes every rung at its own quality and cap, with keyframes where those of x264 are`, () => {
    const words = (encoder: typeof software): string =>
      ladderArguments(plan, source, workplace, encoder).join(' ');
    const told = words({ kind, device });
    assert.doesNotMatch(told, /libx264|-crf|-sc_threshold/);
    assert.match(told, new RegExp(`-c:v h264_${kind} `));
    assert.match(told, / -profile:v high /);
    assert.match(told, new RegExp(` -g ${plan.keyframeInterval} `));
    const caps = (text: string) => text.match(/-(?:maxrate|bufsize):v:\d \S+/g);
    assert.deepEqual(caps(told), caps(words(software)));
    assert.equal(told.match(/-(?:cq|global_quality):v:\d 2\d/g)?.length, plan.rest.length);
    // What was scaled for one rung is scaled on for the next before it is handed over.
    assert.equal(/\[v0\]format=nv12(,hwupload)?\[e0\]/.test(told), kind !== 'nvenc');
  });
}

test('without hardware nothing is told that was not told before', () => {
  assert.deepEqual(
    ladderArguments(plan, source, workplace),
    ladderArguments(plan, source, workplace, software),
  );
  assert.match(ladderArguments(plan, source, workplace).join(' '), /-c:v libx264 .*-sc_threshold 0/);
});
