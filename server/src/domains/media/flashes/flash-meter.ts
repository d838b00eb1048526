// Flashing that can hurt, by the limits of WCAG 2.2 (2.3.1) and ITU-R BT.1702, from small frames of a whole video.

/** What is measured: small pictures, 3 bytes a cell. */
export const meterWidth = 64;
export const meterHeight = 36;
const cells = meterWidth * meterHeight;
/** Bytes of a frame. */
export const frameBytes = 3 * cells;

/** In relative luminance, white is 1: how much a change is at least, and how dark its darker side is. */
const leastChange = 0.1;
const brightestDark = 0.8;
/** In 320 × (R − G − B): how much a change of red is more than, and the share of red from which it is saturated. */
const leastRed = 20;
const saturated = 0.8;
/** More changes than three flashes have, within a second. */
const mostChanges = 6;
/** Of a field of 10 degrees, at the usual distance a third of the width and 256 of 576 lines. */
const fieldWidth = Math.round(meterWidth / 3);
const fieldHeight = Math.round((meterHeight * 256) / 576);
const leastCells = 0.25 * fieldWidth * fieldHeight;
/** Changes within this time are one: what flickers does not do so in one frame everywhere (seconds). */
const together = 0.05;
/** Ranges nearer to each other than this are one (seconds). */
const nearest = 2;

export const flashKinds = ['general', 'red'] as const;
export type FlashKind = (typeof flashKinds)[number];

/** Where it flashes. Seconds. */
export interface FoundFlash {
  kind: FlashKind;
  from: number;
  to: number;
}

const linear = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** Finds flashes in frames of `frameBytes` that come one after another. */
export function createFlashMeter(framesPerSecond: number): {
  add(frame: Uint8Array): void;
  end(): FoundFlash[];
} {
  const luminance = new Float32Array(cells);
  const red = new Float32Array(cells);
  const isSaturated = new Uint8Array(cells);
  const general = createSwings(framesPerSecond, leastChange, (low) => low < brightestDark);
  const ofRed = createSwings(framesPerSecond, leastRed, (_low, isRed) => isRed);
  let frames = 0;
  return {
    add(frame) {
      for (let cell = 0, at = 0; cell < cells; cell++, at += 3) {
        const [r, g, b] = [linear[frame[at]!]!, linear[frame[at + 1]!]!, linear[frame[at + 2]!]!];
        luminance[cell] = 0.2126 * r + 0.7152 * g + 0.0722 * b;
        red[cell] = Math.max(0, r - g - b) * 320;
        isSaturated[cell] = r > 0 && r / (r + g + b) >= saturated ? 1 : 0;
      }
      general.add(luminance, isSaturated, frames);
      ofRed.add(red, isSaturated, frames);
      frames++;
    },
    end: () =>
      [
        ...general.ranges().map((range) => ({ kind: 'general' as const, ...range })),
        ...ofRed.ranges().map((range) => ({ kind: 'red' as const, ...range })),
      ].sort((a, b) => a.from - b.from),
  };
}

/** Counts swings of a value that happen in much of a field at once, up and down by turns. */
function createSwings(
  framesPerSecond: number,
  least: number,
  counts: (low: number, isRed: boolean) => boolean,
) {
  const turns = createTurns(least, counts);
  const fields = createFields();
  const span = Math.max(1, Math.floor(framesPerSecond * together + 1e-6));
  /** The last frames in which cells rose and fell, for as long as these count as one. */
  const rose = new Int32Array(cells).fill(-1e9);
  const fell = new Int32Array(cells).fill(-1e9);
  const found: { from: number; to: number }[] = [];
  return {
    add(values: Float32Array, isRed: Uint8Array, frame: number) {
      if (turns.take(values, isRed, frame, rose, fell)) {
        fields.take(rose, frame, span, 1, (first) => note(first, frame));
        fields.take(fell, frame, span, -1, (first) => note(first, frame));
      }
    },
    ranges: () => found,
  };

  function note(first: number, frame: number): void {
    if (frame - first >= framesPerSecond) return;
    const [from, to] = [first / framesPerSecond, (frame + 1) / framesPerSecond];
    const last = found.at(-1);
    if (last && from - last.to < nearest) {
      last.from = Math.min(last.from, from);
      last.to = to;
    } else found.push({ from, to });
  }
}

/** Follows each cell from one turn of its value to the next. */
function createTurns(least: number, counts: (low: number, isRed: boolean) => boolean) {
  const low = new Float32Array(cells).fill(Number.POSITIVE_INFINITY);
  const high = new Float32Array(cells).fill(Number.NEGATIVE_INFINITY);
  const lowIsRed = new Uint8Array(cells);
  const highIsRed = new Uint8Array(cells);
  /** 1: it rose last; −1: it fell; 0: it did neither yet. */
  const going = new Int8Array(cells);
  /** Notes which cells rose or fell enough in this frame. Whether any did. */
  const take = (
    values: Float32Array,
    isRed: Uint8Array,
    frame: number,
    rose: Int32Array,
    fell: Int32Array,
  ): boolean => {
    let any = false;
    for (let cell = 0; cell < cells; cell++) {
      const value = values[cell]!;
      const now = isRed[cell]!;
      if (value > high[cell]!) {
        high[cell] = value;
        highIsRed[cell] = now;
      }
      if (value < low[cell]!) {
        low[cell] = value;
        lowIsRed[cell] = now;
      }
      if (
        going[cell]! >= 0 &&
        high[cell]! - value >= least &&
        counts(value, (now | highIsRed[cell]!) === 1)
      ) {
        going[cell] = -1;
        low[cell] = value;
        lowIsRed[cell] = now;
        fell[cell] = frame;
        any = true;
      } else if (
        going[cell]! <= 0 &&
        value - low[cell]! >= least &&
        counts(low[cell]!, (now | lowIsRed[cell]!) === 1)
      ) {
        going[cell] = 1;
        high[cell] = value;
        highIsRed[cell] = now;
        rose[cell] = frame;
        any = true;
      }
    }
    return any;
  };
  return { take };
}

/** All fields of 10 degrees: where more than a quarter of one changes at once, and how often it did so by turns. */
function createFields() {
  const columns = meterWidth - fieldWidth + 1;
  const rows = meterHeight - fieldHeight + 1;
  const ring = mostChanges + 1;
  const last = new Int8Array(columns * rows);
  const counted = new Int32Array(columns * rows);
  /** Of each field the frames of its last changes, in a ring. */
  const changes = new Int32Array(columns * rows * ring);
  /** Sums of cells above and before each. */
  const wide = meterWidth + 1;
  const sums = new Uint16Array(wide * (meterHeight + 1));
  const take = (
    changedAt: Int32Array,
    frame: number,
    span: number,
    direction: 1 | -1,
    tooMany: (first: number) => void,
  ): void => {
    let isAny = false;
    for (let row = 0; row < meterHeight; row++) {
      let line = 0;
      for (let column = 0; column < meterWidth; column++) {
        if (changedAt[row * meterWidth + column]! > frame - span) line++;
        sums[(row + 1) * wide + column + 1] = sums[row * wide + column + 1]! + line;
      }
      isAny ||= line > 0;
    }
    if (!isAny) return;
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const field = row * columns + column;
        if (last[field] === direction) continue;
        const [top, bottom] = [row * wide, (row + fieldHeight) * wide];
        const changed =
          sums[bottom + column + fieldWidth]! -
          sums[bottom + column]! -
          sums[top + column + fieldWidth]! +
          sums[top + column]!;
        if (changed <= leastCells) continue;
        last[field] = direction;
        const count = counted[field]!++;
        changes[field * ring + (count % ring)] = frame;
        if (count >= mostChanges) tooMany(changes[field * ring + ((count + 1) % ring)]!);
      }
  };
  return { take };
}
