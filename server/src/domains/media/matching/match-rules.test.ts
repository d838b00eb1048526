import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import {
  bandsOf,
  distance,
  frameSide,
  hashOf,
  isTellingFrame,
  mirrored,
  squareOf,
} from './frame-hash-rules.ts';
import {
  askedFrames,
  chosenFrames,
  type Frame,
  frameDistance,
  leastShare,
  likeness,
  mostAsked,
  mostFrames,
} from './match-rules.ts';

/** Numbers that look random and are the same in every run. */
function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A made-up picture: soft hills of light, as pictures have, so that low frequencies are strong. */
function pictureOf(seed: number, side = frameSide): Uint8Array {
  const next = numbers(seed);
  const waves = Array.from({ length: 14 }, () => ({
    u: next() * 8,
    v: next() * 8,
    at: next() * 6.3,
    size: 10 + next() * 24,
  }));
  return Uint8Array.from({ length: side * side }, (_, place) => {
    const x = ((place % side) + 0.5) / side;
    const y = (Math.floor(place / side) + 0.5) / side;
    const light = waves.reduce(
      (sum, { u, v, at, size }) => sum + size * Math.cos(2 * Math.PI * (u * x + v * y) + at),
      128,
    );
    return Math.max(0, Math.min(255, Math.round(light)));
  });
}
const seeds = Array.from({ length: 16 }, (_, at) => 7 + at * 101);
const whole = { left: 0, top: 0, width: frameSide, height: frameSide };
const flip = (hash: Buffer, bits: number, next: () => number): Buffer => {
  const copy = Buffer.from(hash);
  const places = Array.from({ length: 256 }, (_, bit) => bit).sort(() => next() - 0.5);
  for (const bit of places.slice(0, bits)) copy[bit >> 3]! ^= 1 << (bit & 7);
  return copy;
};
const film = (seed: number, frames: number): Frame[] =>
  Array.from({ length: frames }, (_, at) => ({ hash: hashOf(pictureOf(seed * 1000 + at)), seconds: at }));
const hashes = (frames: readonly Frame[]): Buffer[] => frames.map(({ hash }) => hash);

test('brightness, contrast and a little noise leave a picture the same', () => {
  for (const seed of seeds) {
    const picture = pictureOf(seed);
    const next = numbers(seed + 1);
    const changed = picture.map((light) => Math.min(255, 30 + light * 0.7 + next() * 8));
    assert.ok(distance(hashOf(picture), hashOf(changed)) <= frameDistance / 2, `${seed}`);
  }
});

test('a picture that is smaller, larger or of another shape is the same', () => {
  for (const seed of seeds) {
    const picture = hashOf(pictureOf(seed));
    for (const side of [90, 160, 256]) {
      const pixels = pictureOf(seed, side);
      const square = squareOf({ pixels, width: side, height: side }, { ...whole, width: side, height: side });
      assert.ok(distance(picture, hashOf(square)) <= frameDistance / 2, `${seed} ${side}`);
    }
  }
});

test('two pictures that have nothing in common are far apart', () => {
  const all = seeds.map((seed) => hashOf(pictureOf(seed)));
  for (const [at, one] of all.entries())
    for (const other of all.slice(at + 1)) assert.ok(distance(one, other) > frameDistance + 15);
});

test('the hash of a mirrored picture follows from its hash', () => {
  for (const seed of seeds) {
    const picture = pictureOf(seed);
    const turned = picture.map(
      (_, at) => picture[at - (at % frameSide) + frameSide - 1 - (at % frameSide)] ?? 0,
    );
    assert.ok(distance(hashOf(turned), mirrored(hashOf(picture))) <= 2);
    assert.deepEqual(mirrored(mirrored(hashOf(picture))), hashOf(picture));
  }
});

test('hashes that differ in 15 bits at most share a band, wherever those are', () => {
  const next = numbers(5);
  for (let round = 0; round < 500; round++) {
    const hash = randomBytes(32);
    const bands = new Set(bandsOf(hash));
    assert.equal(bands.size, 16);
    assert.ok(bandsOf(flip(hash, 15, next)).some((band) => bands.has(band)));
  }
});

test('black, white, a plain colour and a fade tell nothing; a picture does', () => {
  for (const light of [0, 16, 128, 255]) {
    const square = new Uint8Array(frameSide ** 2).fill(light);
    assert.equal(isTellingFrame(square), false);
    assert.equal(
      isTellingFrame(square.map((one, at) => Math.min(255, one + (at % frameSide)))),
      false,
      'a fade',
    );
  }
  for (const seed of seeds) assert.equal(isTellingFrame(pictureOf(seed)), true);
});

test('a file is known by at most 64 frames, in their order, and the same ones after a second is lost at its end', () => {
  for (const length of [1, 5, 63, 64, 65, 144, 288, 900]) {
    const frames = Array.from({ length }, (_, at): Frame => ({ hash: randomBytes(32), seconds: at }));
    const picked = chosenFrames(frames);
    assert.equal(picked.length, Math.min(length, mostFrames));
    assert.deepEqual(
      picked,
      [...picked].sort((a, b) => a.seconds - b.seconds),
    );
    if (length === 144) {
      const shorter = chosenFrames(frames.slice(0, -1));
      const shared = shorter.filter((frame) => picked.includes(frame)).length;
      assert.ok(shared >= mostFrames - 2, `${shared}`);
    }
    assert.ok(askedFrames(frames).length <= mostAsked);
  }
});

test('a still picture counts once, however long it is shown', () => {
  const still = hashOf(pictureOf(1));
  const frames = Array.from({ length: 200 }, (_, at): Frame => ({ hash: still, seconds: at }));
  assert.equal(chosenFrames(frames).length, 1);
  assert.equal(askedFrames(frames).length, 1);
});

test('a copy looks like its original, also in a mirror and with every frame a little off', () => {
  const next = numbers(11);
  const original = film(1, 30);
  const off = hashes(original).map((hash) => flip(hash, Math.floor(next() * frameDistance), next));
  assert.deepEqual(likeness(hashes(original), hashes(original)), { share: 1, isMirrored: false });
  assert.deepEqual(likeness(off, hashes(original)), { share: 1, isMirrored: false });
  assert.deepEqual(likeness(off.map(mirrored), hashes(original)), { share: 1, isMirrored: true });
});

test('a part of what was taken down matches, and a film with all of it inside; a shared opening does not', () => {
  const listed = film(2, 30);
  const others = film(3, 60);
  assert.equal(likeness(hashes(listed.slice(10, 18)), hashes(listed))?.share, 1);
  assert.equal(likeness(hashes([...others, ...listed]), hashes(listed))?.share, 1);
  const opening = listed.slice(0, 6);
  assert.equal(likeness(hashes([...opening, ...others]), hashes(listed)), null);
  assert.equal(likeness(hashes(others), hashes(listed)), null);
});

test('exactly half is enough, and one less is not', () => {
  const listed = film(4, 20);
  const half = [...listed.slice(0, 10), ...film(5, 10)];
  assert.equal(likeness(hashes(half), hashes(listed))?.share, leastShare);
  const less = [...listed.slice(0, 9), ...film(5, 11)];
  assert.equal(likeness(hashes(less), hashes(listed)), null);
});

test('two frames of many prove nothing; of a file that has one, one is enough', () => {
  const listed = film(6, 20);
  assert.equal(likeness(hashes([...listed.slice(0, 2), ...film(7, 1)]), hashes(listed)), null);
  assert.equal(likeness(hashes(listed.slice(0, 1)), hashes(listed.slice(0, 1)))?.share, 1);
  assert.equal(likeness([], hashes(listed)), null);
  assert.equal(likeness(hashes(listed), []), null);
});
