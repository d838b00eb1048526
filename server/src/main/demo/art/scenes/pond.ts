import { ink, mix, tone } from '../palette.ts';
import {
  circle,
  crescent,
  disc,
  ellipse,
  everywhere,
  glow,
  group,
  line,
  linear,
  mist,
  path,
  radial,
  rect,
  ridge,
  ripples,
  sky,
  stars,
  water,
} from '../shapes.ts';
import { type DrawScene, height, layer, left, n, range, width } from '../stage.ts';

export const koiPond: DrawScene = (stage) => {
  const { palette, random } = stage;
  const deep = linear(stage, [
    [0, mix(palette.middle, palette.top, 0.25)],
    [1, mix(palette.top, palette.middle, 0.35)],
  ]);
  const fish = (x: number, y: number, size: number, turn: number, body: string, spot: string): string =>
    group(
      `transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(size)})"`,
      path(
        'M-118 0q-50 -46 -74 -40q14 40 6 40q8 0 -6 40q24 6 74 -40Z',
        mix(body, palette.light, 0.35),
        'opacity="0.85"',
      ),
      path(
        'M20 -30q-16 -52 -58 -58q6 40 22 58Zm0 60q-16 52 -58 58q6 -40 22 -58Z',
        mix(body, palette.light, 0.35),
        'opacity="0.75"',
      ),
      path('M120 0C104 -50 10 -50 -120 0C10 50 104 50 120 0Z', body),
      path(
        'M92 -26C60 -44 24 -38 6 -22C26 2 70 10 92 -26ZM-18 -8C-52 -26 -76 -10 -86 0C-64 16 -30 20 -18 -8Z',
        spot,
      ),
    );
  const pad = (x: number, y: number, r: number, turn: number, nearness: number): string => {
    const fill = mix(tone(palette, nearness), palette.low, 0.28);
    return group(
      `transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"`,
      path(`M0 0L${n(r * 0.97)} ${n(-r * 0.22)}A${n(r)} ${n(r)} 0 1 0 ${n(r * 0.97)} ${n(r * 0.22)}Z`, fill),
      ...range(7).map((vein) =>
        line(
          `M0 0L${n(Math.cos(0.7 + vein * 0.82) * r * 0.86)} ${n(Math.sin(0.7 + vein * 0.82) * r * 0.86)}`,
          mix(fill, palette.light, 0.22),
          3,
        ),
      ),
    );
  };
  const ring = (x: number, y: number, r: number): string =>
    range(3)
      .map((at) =>
        ellipse(
          x,
          y,
          r * (1 - at * 0.3),
          r * (1 - at * 0.3),
          'none',
          `stroke="${palette.light}" stroke-width="2.4" opacity="${n(0.1 + at * 0.1)}"`,
        ),
      )
      .join('');
  const flower = (x: number, y: number, r: number): string =>
    range(12)
      .map((at) =>
        group(
          `transform="translate(${n(x)} ${n(y)}) rotate(${at * 30 + (at % 2) * 8})"`,
          path(
            `M0 0Q${n(r * 0.4)} ${n(-r * 0.6)} 0 ${n(-r * (at % 2 ? 0.7 : 1))}Q${n(-r * 0.4)} ${n(-r * 0.6)} 0 0Z`,
            mix(palette.accent, palette.light, at % 2 ? 0.75 : 0.25),
            'opacity="0.95"',
          ),
        ),
      )
      .join('') + circle(x, y, r * 0.16, mix(palette.accent, '#ffcf5a', 0.6));
  const warm = '#ff7352';
  const cx = random.between(560, 1040);
  return {
    layers: [
      layer(
        0,
        deep.defs,
        everywhere(deep.fill),
        glow(stage, cx, 380, 760, palette.low, 0.55),
        ...range(6).map(() =>
          ring(random.between(100, 1500), random.between(80, 820), random.between(60, 190)),
        ),
      ),
      layer(
        0.25,
        group(
          'opacity="0.3"',
          fish(cx - 300, 640, 1.3, -18, palette.top, palette.top),
          fish(cx + 260, 330, 1.7, 156, palette.top, palette.top),
        ),
      ),
      layer(
        0.4,
        fish(cx - 320, 610, 1.3, -18, palette.light, warm),
        fish(cx + 240, 292, 1.7, 156, mix(warm, palette.light, 0.12), palette.light),
        fish(cx + 420, 700, 1, 64, palette.light, mix(palette.top, palette.middle, 0.3)),
      ),
      layer(
        0.7,
        pad(190, 200, 190, 20, 0.5),
        pad(430, 90, 120, 160, 0.4),
        pad(1430, 690, 230, 200, 0.55),
        pad(1180, 840, 130, 90, 0.42),
        pad(90, 800, 170, 300, 0.5),
        flower(235, 215, 130),
        flower(1392, 650, 150),
      ),
    ],
  };
};

export const lotus: DrawScene = (stage) => {
  const { palette, random } = stage;
  const x = random.between(640, 960);
  const y = 640;
  const petal = (turn: number, long: number, wide: number, share: number): string => {
    const fill = linear(stage, [
      [0, mix(palette.accent, palette.low, share)],
      [1, mix(palette.light, palette.accent, share * 0.6)],
    ]);
    return (
      fill.defs +
      group(
        `transform="translate(${n(x)} ${y}) rotate(${n(turn)})"`,
        path(
          `M0 0C${n(-wide)} ${n(-long * 0.35)} ${n(-wide * 0.8)} ${n(-long * 0.8)} 0 ${n(-long)}C${n(wide * 0.8)} ${n(-long * 0.8)} ${n(wide)} ${n(-long * 0.35)} 0 0Z`,
          fill.fill,
        ),
      )
    );
  };
  const crown = (count: number, spread: number, long: number, wide: number, share: number): string =>
    range(count)
      .map((at) => petal(-spread + (2 * spread * at) / (count - 1), long, wide, share))
      .join('');
  return {
    layers: [
      layer(0, sky(stage, 0.75), stars(stage, 40, 300)),
      layer(0.15, disc(stage, x, 360, 250)),
      layer(0.3, water(stage, 650, x, 260), ripples(stage, 650, 30)),
      layer(
        0.45,
        ellipse(300, 760, 330, 46, tone(palette, 0.6)),
        ellipse(1330, 720, 280, 36, tone(palette, 0.52)),
        ellipse(1180, 850, 330, 44, tone(palette, 0.78)),
      ),
      layer(
        0.6,
        crown(9, 84, 330, 62, 0.55),
        crown(7, 62, 380, 74, 0.3),
        crown(5, 36, 400, 82, 0.05),
        ellipse(x, y + 8, 210, 26, tone(palette, 0.7)),
        group('opacity="0.16"', ellipse(x, y + 90, 250, 40, palette.light)),
      ),
    ],
    weather: 'fireflies',
  };
};

export const bathhouse: DrawScene = (stage) => {
  const { palette, random } = stage;
  const dark = ink(palette);
  const stone = (x: number, y: number, rx: number, ry: number, nearness: number): string =>
    ellipse(x, y, rx, ry, tone(palette, nearness)) +
    ellipse(
      x - rx * 0.12,
      y - ry * 0.3,
      rx * 0.7,
      ry * 0.45,
      mix(tone(palette, nearness), palette.light, 0.1),
    );
  const lamp = random.between(1120, 1260);
  const body = radial(stage, [
    [0, mix(palette.accent, '#ffffff', 0.5)],
    [1, palette.accent],
  ]);
  const steam = range(7).map(() => {
    const x = random.between(260, 1340);
    const y = random.between(330, 560);
    return line(
      `M${n(x)} ${n(y + 210)}q${n(random.between(50, 90))} -56 0 -110t0 -110t0 -90`,
      palette.light,
      random.between(20, 44),
      'opacity="0.1"',
    );
  });
  return {
    layers: [
      layer(0, sky(stage, 0.8), stars(stage, 90, 420), crescent(stage, random.between(260, 520), 190, 84)),
      layer(
        0.2,
        ridge(stage, 420, 150, 0.3, 'sharp'),
        mist(stage, 500, 200, 0.4),
        ridge(stage, 520, 70, 0.6),
      ),
      layer(0.35, water(stage, 620, lamp, 140), ripples(stage, 620, 30), ...steam),
      layer(
        0.6,
        stone(120, 660, 260, 90, 0.78),
        stone(450, 640, 170, 54, 0.68),
        stone(1490, 650, 280, 96, 0.8),
        stone(lamp, 650, 190, 60, 0.72),
      ),
      layer(
        0.7,
        glow(stage, lamp, 470, 300, palette.accent, 0.7),
        rect(lamp - 22, 540, 44, 96, tone(palette, 0.86)),
        path(`M${n(lamp - 74)} 540h148l-18 -22h-112Z`, dark),
        body.defs,
        rect(lamp - 48, 420, 96, 98, body.fill),
        rect(lamp - 4, 420, 8, 98, dark),
        path(
          `M${n(lamp - 104)} 422Q${n(lamp - 40)} 396 ${n(lamp)} 344Q${n(lamp + 40)} 396 ${n(lamp + 104)} 422Z`,
          dark,
        ),
      ),
      layer(
        1,
        stone(60, 900, 420, 120, 0.95),
        stone(1560, 920, 460, 140, 0.97),
        rect(left, height + 20, width + 320, 200, dark),
      ),
    ],
    weather: 'snow',
  };
};
