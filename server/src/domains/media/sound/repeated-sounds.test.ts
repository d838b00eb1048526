import assert from 'node:assert/strict';
import { test } from 'node:test';
import { repeatedSounds, type SoundRange } from './repeated-sounds.ts';
import { createSoundPrinter } from './sound-print.ts';
import { type MadeEpisode, makeSeason, type SeasonPlan, worsen } from './test-seasons.ts';

/** Each episode in another loudness and with more noise than the one before. */
function heard(plan: SeasonPlan): { truth: Omit<MadeEpisode, 'samples'>[]; prints: Uint32Array[] } {
  const truth: Omit<MadeEpisode, 'samples'>[] = [];
  const prints: Uint32Array[] = [];
  for (const { samples, ...ranges } of makeSeason(plan)) {
    const number = truth.length;
    const printer = createSoundPrinter();
    const worse = worsen(samples, number, { gain: 0.4 + 0.3 * (number % 3), noise: 0.004 * (number % 4) });
    // Pieces of an odd size: what stands over an edge is not lost.
    for (let at = 0; at < worse.length; at += 4999) printer.add(worse.subarray(at, at + 4999));
    prints.push(printer.end());
    truth.push(ranges);
  }
  return { truth, prints };
}

function assertNear(found: SoundRange | null, true_: SoundRange | null, what: string): void {
  assert.equal(found === null, true_ === null, `${what}: ${JSON.stringify({ found, true_ })}`);
  if (found === null || true_ === null) return;
  for (const edge of ['from', 'to'] as const)
    assert.ok(
      Math.abs(found[edge] - true_[edge]) <= 1,
      `${what} ${edge}: ${found[edge]}, not ${true_[edge]}`,
    );
}

test('openings and endings are found to the second, with cold opens, a second opening and episodes without one', async () => {
  const plan = { seed: 11, episodes: 8, seconds: 110, songSeconds: 18 };
  const { truth, prints } = heard({ ...plan, secondOpeningFrom: 5, withoutOpening: 0.2, coldOpens: 0.5 });
  assert.ok(truth.some(({ opening }) => opening === null));
  const found = await repeatedSounds(prints);
  truth.forEach(({ opening, ending }, at) => {
    assertNear(found[at]!.opening, opening, `opening ${at}`);
    assertNear(found[at]!.ending, ending, `ending ${at}`);
  });
  const songs = found.map(({ opening }) => opening?.song);
  assert.equal(new Set(songs.filter((song, at) => song !== undefined && at < 5)).size, 1);
  assert.equal(new Set(songs.filter((song) => song !== undefined)).size, 2);
});

test('a recap is found; what a season does not share is not', async () => {
  const { truth, prints } = heard({ seed: 12, episodes: 4, seconds: 150, songSeconds: 18, recaps: 1 });
  const found = await repeatedSounds(prints);
  for (const [at, { recap }] of truth.entries()) assertNear(found[at]!.recap, recap, `recap ${at}`);
  // Of each of three seasons one episode.
  const strangers = [21, 22, 23].map(
    (seed) => heard({ seed, episodes: 1, seconds: 60, songSeconds: 10 }).prints[0]!,
  );
  for (const sounds of await repeatedSounds(strangers))
    assert.deepEqual(sounds, { opening: null, ending: null, recap: null });
});

test('one recording, silence and a recording without a moment have nothing in common with others', async () => {
  const [first] = heard({ seed: 31, episodes: 1, seconds: 40, songSeconds: 8 }).prints as [Uint32Array];
  const nothing = { opening: null, ending: null, recap: null };
  assert.deepEqual(await repeatedSounds([]), []);
  assert.deepEqual(await repeatedSounds([first]), [nothing]);
  const quiet = new Uint32Array(600);
  assert.deepEqual(await repeatedSounds([quiet, quiet, new Uint32Array(0), first]), Array(4).fill(nothing));
});
