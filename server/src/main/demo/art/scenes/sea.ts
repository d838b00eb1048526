import { ink, mix, tone } from '../palette.ts';
import {
  circle,
  cloud,
  cloudBank,
  crescent,
  disc,
  glow,
  group,
  line,
  linear,
  mist,
  path,
  rect,
  ripples,
  shore,
  sky,
  stars,
  water,
} from '../shapes.ts';
import { bottom, type DrawScene, layer, left, n, range, right } from '../stage.ts';

export const moonSea: DrawScene = (stage) => {
  const { palette, random } = stage;
  const horizon = random.between(520, 580);
  const x = random.between(480, 1120);
  const r = random.between(130, 230);
  const boat = random.between(300, 1300);
  const hull = ink(palette);
  return {
    layers: [
      layer(0, sky(stage, 0.62), stars(stage, 60, horizon - 120)),
      layer(0.12, disc(stage, x, horizon - r * random.between(0.1, 0.7), r)),
      layer(
        0.2,
        cloud(
          stage,
          x - random.between(430, 620),
          horizon - 16,
          330,
          mix(palette.low, palette.light, 0.25),
          0.62,
        ),
        cloud(
          stage,
          x + random.between(420, 600),
          horizon - 60,
          420,
          mix(palette.low, palette.light, 0.12),
          0.5,
        ),
      ),
      layer(0.3, water(stage, horizon, x), ripples(stage, horizon)),
      layer(
        0.55,
        path(`M${n(boat - 74)} ${n(horizon + 62)}q74 34 148 0l-20 30h-108Z`, hull),
        path(`M${n(boat)} ${n(horizon - 92)}l62 142h-62Z`, mix(hull, palette.light, 0.72)),
        path(`M${n(boat - 8)} ${n(horizon - 66)}l-44 116h44Z`, mix(hull, palette.light, 0.5)),
      ),
      layer(1, shore(stage, 856, 34)),
    ],
  };
};

export const lighthouse: DrawScene = (stage) => {
  const { palette, random } = stage;
  const horizon = 600;
  const x = random.pick([1180, 420]);
  const toward = x > 800 ? -1 : 1;
  const dark = ink(palette);
  const wall = mix(palette.light, palette.middle, 0.42);
  const beam = linear(
    stage,
    toward < 0
      ? [
          [0, palette.accent, 0],
          [1, palette.accent, 0.62],
        ]
      : [
          [0, palette.accent, 0.62],
          [1, palette.accent, 0],
        ],
    true,
  );
  const back = linear(
    stage,
    toward < 0
      ? [
          [0, palette.accent, 0.4],
          [1, palette.accent, 0],
        ]
      : [
          [0, palette.accent, 0],
          [1, palette.accent, 0.4],
        ],
    true,
  );
  return {
    layers: [
      layer(0, sky(stage, 0.7), stars(stage, 130, 480)),
      layer(
        0.1,
        crescent(stage, 800 + toward * 330, 190, 62),
        cloud(stage, 800 + toward * 560, 470, 460, tone(palette, 0.3), 0.6),
      ),
      layer(0.3, water(stage, horizon, x + toward * 420, 320), ripples(stage, horizon, 46)),
      layer(
        0.5,
        beam.defs,
        path(`M${x} 236L${x + toward * 1500} 40V420Z`, beam.fill),
        back.defs,
        path(`M${x} 236L${x - toward * 620} 180V300Z`, back.fill),
      ),
      layer(
        0.7,
        path(
          `M${x - 330} ${bottom}Q${x - 260} 700 ${x - 120} 650Q${x} 610 ${x + 130} 655Q${x + 280} 700 ${x + 400} ${bottom}Z`,
          dark,
        ),
        path(`M${x - 52} 660L${x - 32} 280H${x + 32}L${x + 52} 660Z`, wall),
        path(`M${x + 6} 280H${x + 32}L${x + 52} 660H${x + 6}Z`, mix(wall, palette.top, 0.34)),
        ...[0.22, 0.56].map((at) =>
          path(
            `M${n(x - 37 - 10 * at)} ${n(300 + 350 * at)}H${n(x + 37 + 10 * at)}l4 62H${n(x - 41 - 10 * at)}Z`,
            mix(palette.middle, palette.low, 0.35),
          ),
        ),
        rect(x - 46, 266, 92, 16, dark),
        rect(x - 27, 206, 54, 62, palette.accent),
        rect(x - 3, 206, 6, 62, dark),
        path(`M${x - 40} 208L${x} 158L${x + 40} 208Z`, dark),
        glow(stage, x, 236, 150, palette.accent, 0.9),
      ),
    ],
  };
};

export const greatWaves: DrawScene = (stage) => {
  const { palette, random } = stage;
  const rows = 5;
  const shell = (x: number, y: number, r: number, nearness: number): string =>
    range(4)
      .map((ring) =>
        circle(
          x,
          y,
          r * (1 - ring * 0.22),
          ring % 2 === 0
            ? tone(palette, nearness)
            : mix(tone(palette, nearness), palette.light, 0.2 - nearness * 0.1),
        ),
      )
      .join('');
  const x = random.between(500, 1100);
  return {
    layers: [
      layer(0, sky(stage, 0.55), stars(stage, 26, 240)),
      layer(
        0.12,
        disc(stage, x, 330, random.between(150, 200)),
        cloud(stage, x - 520, 330, 360, mix(palette.low, palette.light, 0.4), 0.5),
      ),
      ...range(rows).map((row) => {
        const r = 130 + row * 34;
        const y = 450 + row * (68 + row * 10);
        const shift = random.between(0, r);
        return layer(
          0.2 + row * 0.16,
          ...range((right - left) / (r * 1.5) + 2).map((at) =>
            shell(left - shift + at * r * 1.5, y + (at % 2) * r * 0.16 + r, r, 0.12 + row * 0.16),
          ),
        );
      }),
    ],
  };
};

export const peakLake: DrawScene = (stage) => {
  const { palette, random } = stage;
  const horizon = 610;
  const x = random.between(620, 980);
  const snow = mix(palette.light, palette.low, 0.12);
  const body = linear(stage, [
    [0, mix(palette.middle, palette.light, 0.26)],
    [1, mix(palette.middle, palette.low, 0.5)],
  ]);
  const slope = (flip: 1 | -1): string => {
    const y = (at: number): number => horizon - flip * at;
    return `M${n(x - 760)} ${y(0)}Q${n(x - 300)} ${y(70)} ${n(x - 92)} ${y(388)}Q${n(x)} ${y(408)} ${n(x + 92)} ${y(388)}Q${n(x + 300)} ${y(70)} ${n(x + 760)} ${y(0)}Z`;
  };
  const cap = `M${n(x - 92)} ${horizon - 388}Q${n(x)} ${horizon - 408} ${n(x + 92)} ${horizon - 388}L${n(x + 178)} ${horizon - 236}l-44 -22l-30 58l-48 -66l-40 92l-46 -88l-44 50l-26 -44l-66 40Z`;
  return {
    layers: [
      layer(
        0,
        sky(stage, 0.68),
        stars(stage, 70, 420),
        disc(stage, x + random.pick([-1, 1]) * random.between(380, 520), 230, 84),
      ),
      layer(
        0.15,
        body.defs,
        path(slope(1), body.fill),
        path(cap, snow),
        path(
          `M${n(x)} ${horizon - 404}Q${n(x + 40)} ${horizon - 400} ${n(x + 92)} ${horizon - 388}L${n(x + 178)} ${horizon - 236}l-44 -22l-30 58l-48 -66Z`,
          mix(snow, palette.middle, 0.26),
        ),
      ),
      layer(
        0.22,
        cloud(stage, x - 420, horizon - 150, 520, palette.light, 0.42),
        cloud(stage, x + 440, horizon - 96, 600, palette.light, 0.32),
        mist(stage, horizon - 10, 150, 0.5),
      ),
      layer(
        0.3,
        water(stage, horizon, x + 300, 130),
        group('opacity="0.34"', path(slope(-1), tone(palette, 0.6))),
        ripples(stage, horizon, 40, 0.18),
      ),
      layer(
        0.95,
        shore(stage, 868, 24),
        ...range(70).map(() => {
          const at = random.between(left, right);
          const h = random.between(40, 150) * (Math.abs(at - 800) / 900 + 0.15);
          return line(
            `M${n(at)} 900q${n(random.between(-14, 14))} ${n(-h * 0.6)} ${n(random.between(-26, 26))} ${n(-h)}`,
            ink(palette),
            4,
          );
        }),
      ),
    ],
  };
};

export const cloudSea: DrawScene = (stage) => {
  const { palette, random } = stage;
  const x = random.between(420, 1180);
  return {
    layers: [
      layer(0, sky(stage, 0.6), stars(stage, 70, 380)),
      layer(0.1, disc(stage, x, random.between(210, 300), random.between(110, 190))),
      layer(0.25, cloudBank(stage, 440, 130, mix(palette.light, palette.low, 0.3), 0.96)),
      layer(0.45, cloudBank(stage, 545, 160, mix(palette.low, palette.light, 0.36), 0.97)),
      layer(0.7, cloudBank(stage, 665, 190, mix(palette.low, palette.middle, 0.3), 0.97)),
      layer(1, cloudBank(stage, 800, 210, mix(palette.low, palette.middle, 0.62), 0.98)),
    ],
  };
};
