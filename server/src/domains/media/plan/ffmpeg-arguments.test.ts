import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SourceFacts } from '../source/source-facts.ts';
import { firstPassArguments, ladderArguments, stillArguments } from './ffmpeg-arguments.ts';
import { planLadder } from './ladder-plan.ts';
import { sampleSource, sampleVideo } from './sample-source.ts';

const workplace = { input: '/source.mkv', folder: '/encode', canToneMap: true };
const sub = { index: 3, codec: 'ass', language: 'en', label: 'English' };
const second = { index: 2, channels: 6, language: 'en', label: 'English', isDefault: false };

const sources: Record<string, SourceFacts> = {
  'an episode of 1080p with one sound track': sampleSource(),
  'sub and dub with captions': sampleSource({ audio: [...sampleSource().audio, second], subtitles: [sub] }),
  'a portrait clip of variable rate without sound': sampleSource({
    durationSeconds: 12,
    audio: [],
    video: sampleVideo({
      width: 720,
      height: 1280,
      variableFrameRate: true,
      frameRate: { num: 2960, den: 100 },
    }),
  }),
  'a source below the ladder, woven and in RGB': sampleSource({
    video: sampleVideo({
      width: 200,
      height: 150,
      interlaced: true,
      rgb: true,
      limitedRange: false,
      frameRate: { num: 25, den: 1 },
    }),
  }),
  'high dynamic range in 2160p': sampleSource({
    video: sampleVideo({
      width: 3840,
      height: 2160,
      tenBit: true,
      transfer: 'pq',
      matrix: 'bt2020nc',
      primaries: 'bt2020',
      curve: 'smpte2084',
    }),
  }),
};

for (const [name, source] of Object.entries(sources)) {
  test(`the arguments for ${name} are as they were`, (t) => {
    const plan = planLadder(source);
    t.assert.snapshot(firstPassArguments(plan, source, workplace));
    if (plan.rest.length > 0) t.assert.snapshot(ladderArguments(plan, source, workplace));
    t.assert.snapshot(stillArguments(plan, source, workplace));
  });
}

test('every run reads a stranger’s file with no network and no file named inside it', () => {
  const source = sampleSource();
  const plan = planLadder(source);
  for (const args of [
    firstPassArguments(plan, source, workplace),
    ladderArguments(plan, source, workplace),
    stillArguments(plan, source, workplace),
  ]) {
    args.forEach((word, at) => {
      if (word !== '-i') return;
      assert.match(args[at + 1]!, /^file:\//);
      const before = args.slice(0, at).join(' ');
      assert.match(before, /-protocol_whitelist file -format_whitelist \S+ -codec_whitelist \S+$/);
      assert.doesNotMatch(before.slice(before.lastIndexOf('-format_whitelist')), /hls|concat|image2|dash/);
    });
    assert.ok(
      args.join(' ').includes('-map_metadata -1'),
      'places and names in the file stay out of what is served',
    );
  }
});
test('without what rides along, the first pass makes the rung alone', () => {
  const source = sampleSource({ subtitles: [sub] });
  const bare = firstPassArguments(planLadder(source), source, workplace, false).join(' ');
  assert.doesNotMatch(bare, /tile|select|ebur128|-f webvtt/);
});
