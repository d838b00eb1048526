import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFlashMeter, type FoundFlash, frameBytes, meterHeight, meterWidth } from './flash-meter.ts';

type Colour = readonly [number, number, number];
type Painter = (column: number, row: number, frame: number) => Colour;

const grey = (value: number): Colour => [value, value, value];
/** The sRGB byte of a relative luminance. */
const byteOf = (luminance: number): number =>
  255 * (luminance <= 0.0031308 ? 12.92 * luminance : 1.055 * luminance ** (1 / 2.4) - 0.055);
const light = (luminance: number): Colour => grey(Math.round(byteOf(luminance)));

function measure(paint: Painter, { frames = 75, rate = 25 } = {}): FoundFlash[] {
  const meter = createFlashMeter(rate);
  for (let frame = 0; frame < frames; frame++) {
    const bytes = new Uint8Array(frameBytes);
    for (let row = 0; row < meterHeight; row++)
      for (let column = 0; column < meterWidth; column++)
        bytes.set(paint(column, row, frame), 3 * (row * meterWidth + column));
    meter.add(bytes);
  }
  return meter.end();
}

/** `flashes` in the second from frame 25 on, in one colour on another. */
const blinking =
  (
    flashes: number,
    on: Colour,
    off: Colour,
    where: (column: number, row: number) => boolean = () => true,
  ): Painter =>
  (column, row, frame) => {
    const at = frame - 25;
    const isOn = at >= 0 && at < 24 && where(column, row) && ((at * flashes) / 24) % 1 < 0.5;
    return isOn ? on : off;
  };

test('three flashes in a second do not hurt, four may', () => {
  assert.deepEqual(measure(blinking(3, light(1), light(0))), []);
  const [found, ...others] = measure(blinking(4, light(1), light(0)));
  assert.deepEqual(others, []);
  assert.equal(found!.kind, 'general');
  assert.ok(Math.abs(found!.from - 1) < 0.05 && found!.to > 1.8 && found!.to < 2.1);
});

test('three in each of two seconds do not hurt', () => {
  const slow: Painter = (_c, _r, frame) => light(((frame * 3) / 25) % 1 < 0.5 ? 1 : 0);
  assert.deepEqual(measure(slow, { frames: 250 }), []);
  const quick: Painter = (_c, _r, frame) => light(((frame * 4) / 25) % 1 < 0.5 ? 1 : 0);
  const [found, ...others] = measure(quick, { frames: 250 });
  assert.deepEqual(others, []);
  assert.ok(found!.from < 0.3 && found!.to > 9.7);
});

test('a change counts from a tenth of what white has', () => {
  assert.deepEqual(measure(blinking(8, light(0.29), light(0.2))), []);
  assert.equal(measure(blinking(8, light(0.31), light(0.2))).length, 1);
});

test('what is bright on both sides does not count', () => {
  assert.deepEqual(measure(blinking(8, light(0.97), light(0.82))), []);
  assert.equal(measure(blinking(8, light(0.97), light(0.78))).length, 1);
});

test('it counts from more than a quarter of a field of ten degrees', () => {
  // A field is 21 × 16 cells.
  assert.deepEqual(measure(blinking(8, light(1), light(0), (column, row) => column < 5 && row < 16)), []);
  assert.equal(
    measure(
      blinking(8, light(1), light(0), (column, row) => column >= 30 && column < 36 && row > 5 && row < 22),
    ).length,
    1,
  );
  // As much in all, but nowhere near each other.
  assert.deepEqual(
    measure(blinking(8, light(1), light(0), (column, row) => column % 22 === 0 && row % 4 < 3)),
    [],
  );
});

test('red counts where it is saturated, however little light it has', () => {
  const [found] = measure(blinking(5, [120, 0, 0], [20, 0, 0]));
  assert.equal(found?.kind, 'red');
  // As red as before, with as much green as takes the saturation.
  assert.deepEqual(measure(blinking(5, [120, 60, 60], [20, 10, 10])), []);
  assert.deepEqual(measure(blinking(3, [120, 0, 0], [20, 0, 0])), []);
  // A change of less than 20 of 320.
  assert.deepEqual(measure(blinking(5, [70, 0, 0], [20, 0, 0])), []);
});

test('fades, cuts and a single lightning do not count', () => {
  assert.deepEqual(
    measure((_c, _r, frame) => light(0.5 - 0.5 * Math.cos((frame / 25) * Math.PI)), { frames: 500 }),
    [],
  );
  const scene = (frame: number): number => ((Math.floor(frame / 25) * 7919) % 10) / 10;
  assert.deepEqual(
    measure((_c, _r, frame) => light(scene(frame)), { frames: 500 }),
    [],
  );
  assert.deepEqual(
    measure((_c, _r, frame) => light(frame === 30 || frame === 33 ? 1 : 0.1)),
    [],
  );
});

test('a pulse without hard edges counts', () => {
  const [found] = measure((_c, _r, frame) => light(0.3 + 0.3 * Math.sin((frame / 25) * 2 * Math.PI * 4.2)), {
    frames: 100,
  });
  assert.equal(found?.kind, 'general');
});

test('a view that pans does not count, nor do subtitles that come and go', () => {
  const view = (column: number, row: number): number =>
    0.4 + 0.2 * Math.sin(column / 4) + 0.2 * Math.sin(row / 5 + column / 9);
  assert.deepEqual(
    measure((column, row, frame) => light(view(column + frame * 0.8, row)), { frames: 300 }),
    [],
  );
  const blinks: Painter = (column, row, frame) =>
    row >= 31 && row <= 33 && column > 14 && column < 50 && frame % 8 < 4 && column % 2 === 0
      ? light(0.7)
      : light(0.1);
  assert.deepEqual(measure(blinks, { frames: 200 }), []);
});

test('what flashes in every frame of sixty is found', () => {
  const [found] = measure((_c, _r, frame) => light(frame % 2), { frames: 120, rate: 60 });
  assert.equal(found?.kind, 'general');
});

test('two places of it far from each other in time are two', () => {
  const at =
    (begin: number): Painter =>
    (column, row, frame) =>
      blinking(5, light(1), light(0))(column, row, frame - begin);
  const found = measure((c, r, frame) => (frame < 150 ? at(0)(c, r, frame) : at(150)(c, r, frame)), {
    frames: 300,
  });
  assert.equal(found.length, 2);
  assert.ok(found[1]!.from > 6.8);
});
