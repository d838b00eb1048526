import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planLadder } from '../plan/ladder-plan.ts';
import { sampleSource, sampleVideo } from '../plan/sample-source.ts';
import { comparedPairs, type LookPlan, lookArguments, placesToLook } from './look-arguments.ts';
import { readLook, UnreadableLook } from './read-look.ts';

const workplace = { input: '/source.mkv', folder: '/encode', canToneMap: true };
const planOf = (source = sampleSource(), seconds = 60): LookPlan => {
  const plan = planLadder(source);
  const rungs = [plan.first, ...plan.rest].sort((a, b) => a.rung - b.rung);
  return { places: placesToLook(seconds), frameRate: plan.frameRate, rungs };
};

test('a twentieth of a source is looked at, a second of the shortest and eighteen of the longest', () => {
  const seconds = (duration: number) => placesToLook(duration).reduce((sum, place) => sum + place.seconds, 0);
  assert.ok(Math.abs(seconds(60) - 3) < 0.01);
  assert.ok(Math.abs(seconds(8) - 1) < 0.01);
  assert.ok(Math.abs(seconds(20_000) - 18) < 0.01);
  assert.deepEqual(placesToLook(0.4), [{ start: 0, seconds: 0.4 }]);
  assert.equal(placesToLook(20_000).length, 12);
});
test('places lie inside the source, in order and apart', () => {
  for (const duration of [0.2, 3, 5, 21, 90, 1440, 20_000]) {
    const places = placesToLook(duration);
    for (const [at, { start, seconds }] of places.entries()) {
      assert.ok(start >= 0 && start + seconds <= duration + 0.002, `${duration}: ${start} + ${seconds}`);
      if (at > 0) assert.ok(start >= places[at - 1]!.start + places[at - 1]!.seconds - 0.002, `${duration}`);
    }
  }
});
test('the arguments of a look are as they were', (t) => {
  t.assert.snapshot(lookArguments(planOf(), sampleSource(), workplace));
  const small = sampleSource({ video: sampleVideo({ width: 640, height: 480, interlaced: true }) });
  t.assert.snapshot(lookArguments(planOf(small, 3), small, workplace));
});
test('a look reads a stranger’s file with no network, and writes nowhere', () => {
  const args = lookArguments(planOf(), sampleSource(), workplace);
  args.forEach((word, at) => {
    if (word === '-i')
      assert.match(
        args.slice(0, at).join(' '),
        /-protocol_whitelist file -format_whitelist \S+ -codec_whitelist \S+$/,
      );
    if (word === '-f') assert.deepEqual(args.slice(at, at + 3), ['-f', 'null', '-']);
  });
});
test('large rungs are compared with the next smaller one, from the top', () => {
  const names = comparedPairs(planOf().rungs).map((pair) => pair.map(({ name }) => name));
  assert.deepEqual(names, [
    ['1080p', '720p'],
    ['720p', '480p'],
    ['480p', '360p'],
  ]);
});

/** What ffmpeg says of encoders that were closed in this order. */
const spoken = (likenesses: readonly number[]): string =>
  likenesses
    .map(
      (likeness, at) =>
        `[libx264 @ 0x${at}a] frame I:2     Avg QP:14.10  size: ${(at + 1) * 1000}\n` +
        `[libx264 @ 0x${at}a] frame P:10    Avg QP:18.10  size: 300\n` +
        `[libx264 @ 0x${at}a] frame B:30    Avg QP:20.10  size:  20\n` +
        `[libx264 @ 0x${at}a] SSIM Mean Y:${likeness} (18.0db)\n`,
    )
    .join('');
const compared =
  '[Parsed_ssim_40 @ 0x1] SSIM Y:0.9 (1) All:0.960000 (14)\n[Parsed_ssim_30 @ 0x1] SSIM Y:0.9 (1) All:0.970000 (15.2)\n[Parsed_ssim_20 @ 0x2] SSIM Y:0.9 (1) All:0.999000 (30)\n';
const printed = Array.from(
  { length: 20 },
  (_, at) =>
    `frame:${at} pts:${at} pts_time:0\nlavfi.signalstats.YDIF=${at < 8 ? 0 : 2}\nlavfi.signalstats.YAVG=80\n` +
    'lavfi.siti.si=40.5\nlavfi.entropy.normalized_entropy.normal.Y=0.8\nlavfi.bitplanenoise.0.1=0.25\n',
).join('');

test('what encoders and filters say is read in the order of their outputs', () => {
  const look = readLook(planOf(), spoken([0.99, 0.988, 0.987, 0.986, 0.985, 0.96]) + compared, printed);
  assert.deepEqual(
    look.rungs.map(({ rung, likeness, keyframeBytes, frameBytes, enlarged }) => [
      ...[rung, likeness, keyframeBytes, frameBytes, enlarged],
    ]),
    [
      [240, 0.99, 1000, 90, null],
      [360, 0.988, 2000, 90, null],
      [480, 0.987, 3000, 90, 0.96],
      [720, 0.986, 4000, 90, 0.97],
      [1080, 0.985, 5000, 90, 0.999],
    ],
  );
  assert.deepEqual([look.noise, look.edges, look.levels, look.brightness], [0.25, 40.5, 0.8, 80]);
  // 20 dB and 14 dB, eight steps apart.
  assert.ok(Math.abs(look.slope - 0.7) < 0.01 && look.still === 0.5, JSON.stringify(look));
});
test('a look of which something is missing is none', () => {
  const whole = spoken([0.99, 0.988, 0.987, 0.986, 0.985, 0.96]);
  const fails = (log: string, output: string) =>
    assert.throws(() => readLook(planOf(), log, output), UnreadableLook);
  fails(spoken([0.99, 0.98]) + compared, printed);
  fails(whole, printed);
  fails(whole + compared, '');
  fails(whole.replaceAll('SSIM Mean', 'PSNR Mean') + compared, printed);
});
