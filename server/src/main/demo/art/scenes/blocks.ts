import { tone } from '../palette.ts';
import { rect } from '../shapes.ts';
import { bottom, left, n, right, type Stage } from '../stage.ts';

/** A row of houses or towers with their feet under the frame; lit windows where `lit` is above 0. */
export function blocks(
  stage: Stage,
  top: number,
  swing: number,
  wide: number,
  nearness: number,
  lit: number,
): string {
  const { palette, random } = stage;
  const fill = tone(palette, nearness);
  const parts: string[] = [];
  for (let x = left; x < right; ) {
    const w = wide * random.between(0.6, 1.35);
    const y = top + random.between(-swing, swing);
    parts.push(rect(x, y, w, bottom - y, fill));
    if (random.chance(0.35)) parts.push(rect(x + w * random.between(0.2, 0.8), y - 58, 5, 60, fill));
    if (random.chance(0.25)) parts.push(rect(x + w * 0.2, y - 22, w * 0.5, 24, fill));
    if (lit > 0)
      for (let wy = y + 26; wy < 900; wy += 29)
        for (let wx = x + 15; wx < x + w - 20; wx += 24)
          if (random.chance(lit))
            parts.push(
              rect(
                wx,
                wy,
                10,
                14,
                random.chance(0.7) ? palette.accent : palette.light,
                `opacity="${n(random.between(0.35, 1))}"`,
              ),
            );
    x += w + (random.chance(0.5) ? random.between(2, 12) : 0);
  }
  return parts.join('');
}
