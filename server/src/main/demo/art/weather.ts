import { mix } from './palette.ts';
import { circle, ellipse, line, path } from './shapes.ts';
import { height, left, n, range, right, type Stage, type Weather } from './stage.ts';

/**
 * What falls or drifts before a scene, within one frame's height from `from` down.
 * Drawn twice, one under the other, it scrolls without a seam.
 */
export function drawWeather(stage: Stage, weather: Weather, from = 0): string {
  const { palette, random } = stage;
  const x = (): number => random.between(left, right);
  const y = (): number => from + random.between(0, height);
  const opacity = (low: number, high: number): string => `opacity="${n(random.between(low, high))}"`;
  switch (weather) {
    case 'petals':
      return range(42)
        .map(() => {
          const size = random.between(7, 17);
          const turn = `transform="translate(${n(x())} ${n(y())}) rotate(${n(random.between(0, 360))})"`;
          return path(
            `M0 ${n(-size)}Q${n(size * 0.9)} ${n(-size * 0.2)} 0 ${n(size)}Q${n(-size * 0.9)} ${n(-size * 0.2)} 0 ${n(-size)}Z`,
            mix(palette.accent, palette.light, random.between(0, 0.6)),
            `${turn} ${opacity(0.6, 1)}`,
          );
        })
        .join('');
    case 'rain':
      return range(110)
        .map(() => {
          const long = random.between(22, 66);
          return line(
            `M${n(x())} ${n(y())}l${n(-long * 0.2)} ${n(long)}`,
            palette.light,
            random.between(1.4, 2.6),
            opacity(0.2, 0.5),
          );
        })
        .join('');
    case 'snow':
      return range(90)
        .map(() => circle(x(), y(), random.between(2, 7), '#ffffff', opacity(0.3, 0.9)))
        .join('');
    case 'fireflies':
      return range(34)
        .map(() => {
          const [atX, atY, r] = [x(), y(), random.between(2.4, 4.6)];
          return (
            circle(atX, atY, r * 5, palette.accent, 'opacity="0.07"') +
            circle(atX, atY, r * 2.6, palette.accent, 'opacity="0.16"') +
            circle(atX, atY, r, mix(palette.accent, '#ffffff', 0.5), opacity(0.6, 1))
          );
        })
        .join('');
    case 'sparks':
      return range(40)
        .map(() =>
          ellipse(
            x(),
            y(),
            random.between(1.6, 3.6),
            random.between(2, 5),
            mix(palette.accent, palette.light, random.next()),
            opacity(0.3, 0.9),
          ),
        )
        .join('');
  }
}
