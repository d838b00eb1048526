import { ink, mix, tone } from '../palette.ts';
import {
  circle,
  cloud,
  crescent,
  disc,
  ellipse,
  glow,
  group,
  line,
  linear,
  mist,
  path,
  rect,
  ridge,
  shore,
  sky,
  stars,
} from '../shapes.ts';
import { bottom, type DrawScene, layer, left, n, range, right } from '../stage.ts';
import { blocks } from './blocks.ts';

export const lampRain: DrawScene = (stage) => {
  const { palette, random } = stage;
  const dark = ink(palette);
  const x = random.pick([1080, 520]);
  const side = x > 800 ? -1 : 1;
  const cone = linear(stage, [
    [0, palette.accent, 0.62],
    [1, palette.accent, 0],
  ]);
  const wet = linear(stage, [
    [0, tone(palette, 0.7)],
    [1, ink(palette)],
  ]);
  const ux = x + side * 250;
  const umbrella = group(
    `transform="translate(${ux} 770) rotate(${side * 12})"`,
    line('M0 -250V-6q0 26 22 26t22 -24', dark, 9),
    path(
      'M-190 -220Q-170 -380 0 -390Q170 -380 190 -220Q160 -252 126 -222Q94 -254 64 -222Q32 -254 0 -222Q-32 -254 -64 -222Q-94 -254 -126 -222Q-160 -252 -190 -220Z',
      '#e8543a',
    ),
    path(
      'M0 -390Q-92 -340 -126 -222Q-94 -254 -64 -222Q-52 -330 0 -390Q52 -330 64 -222Q94 -254 126 -222Q92 -340 0 -390Z',
      '#ff7352',
    ),
    path('M0 -390v-24', dark),
    line('M0 -392v-22', dark, 8),
  );
  return {
    layers: [
      layer(0, sky(stage, 0.95), glow(stage, 800, 640, 700, palette.low, 0.35)),
      layer(0.2, blocks(stage, 330, 130, 170, 0.42, 0.05), mist(stage, 640, 340, 0.32)),
      layer(0.4, blocks(stage, 480, 90, 230, 0.64, 0.12)),
      layer(
        0.55,
        wet.defs,
        rect(left, 740, right - left, 400, wet.fill),
        ...range(30).map(() =>
          rect(
            random.between(left, right),
            random.between(756, 890),
            random.between(60, 260),
            3,
            random.chance(0.5) ? palette.accent : palette.light,
            `rx="2" opacity="${n(random.between(0.1, 0.35))}"`,
          ),
        ),
        ellipse(x, 800, 340, 46, palette.accent, 'opacity="0.3"'),
      ),
      layer(
        0.75,
        cone.defs,
        path(`M${x + side * 70} 214L${x + side * 70 - 330} 800H${x + side * 70 + 330}Z`, cone.fill),
        rect(x - 9, 190, 18, 620, dark),
        line(`M${x} 206Q${x + side * 20} 150 ${x + side * 70} 168`, dark, 13),
        path(`M${x + side * 70 - 54} 214Q${x + side * 70} 130 ${x + side * 70 + 54} 214Z`, dark),
        ellipse(x + side * 70, 214, 40, 13, mix(palette.accent, '#ffffff', 0.6)),
        glow(stage, x + side * 70, 222, 240, palette.accent, 0.8),
        rect(x - 30, 792, 60, 24, dark, 'rx="4"'),
        ellipse(ux, 806, 190, 20, dark, 'opacity="0.4"'),
        umbrella,
      ),
    ],
    weather: 'rain',
  };
};

export const neonRoad: DrawScene = (stage) => {
  const { palette, random } = stage;
  const horizon = 560;
  const ground = linear(stage, [
    [0, mix(palette.middle, palette.low, 0.4)],
    [0.5, palette.top],
    [1, ink(palette)],
  ]);
  const sun = linear(stage, [
    [0, palette.light],
    [1, palette.low],
  ]);
  const r = 250;
  const id = stage.id();
  const slits = range(7).map((at) =>
    rect(0, horizon - 12 - at * 33 - (7 - at) * 2.2, 1600, 16 - at * 2, '#000000'),
  );
  const palm = (x: number, foot: number, h: number, lean: number): string => {
    const top = { x: x + lean, y: foot - h };
    const fronds = range(9).map((at) => {
      const turn = -Math.PI + (at / 8) * Math.PI;
      const long = h * 0.42;
      const dx = Math.cos(turn) * long;
      const dy = Math.sin(turn) * long * 0.42;
      return path(
        `M${n(top.x)} ${n(top.y)}Q${n(top.x + dx * 0.6)} ${n(top.y + dy - h * 0.14)} ${n(top.x + dx)} ${n(top.y + dy + h * 0.19)}Q${n(top.x + dx * 0.55)} ${n(top.y + dy - h * 0.04)} ${n(top.x)} ${n(top.y)}Z`,
        ink(palette),
      );
    });
    return (
      line(
        `M${n(x)} ${n(foot)}Q${n(x + lean * 0.2)} ${n(foot - h * 0.6)} ${n(top.x)} ${n(top.y)}`,
        ink(palette),
        h * 0.045,
      ) + fronds.join('')
    );
  };
  return {
    layers: [
      layer(0, sky(stage, 0.72), stars(stage, 110, 430)),
      layer(
        0.08,
        glow(stage, 800, horizon - 130, 640, palette.low, 0.6),
        `<mask id="${id}"><rect x="-200" y="-200" width="2000" height="${horizon + 200}" fill="#fff"/>${slits.join('')}</mask>`,
        sun.defs,
        group(`mask="url(#${id})"`, circle(800, horizon - 120, r, sun.fill)),
      ),
      layer(0.2, ridge(stage, horizon - 20, 70, 0.5, 'sharp')),
      layer(
        0.3,
        ground.defs,
        rect(left, horizon, right - left, bottom - horizon, ground.fill),
        ...range(26).map((at) =>
          line(
            `M${800 + (at - 12.5) * 34} ${horizon}L${800 + (at - 12.5) * 330} ${bottom}`,
            mix(palette.low, palette.accent, 0.4),
            2.4,
            'opacity="0.7"',
          ),
        ),
        ...range(12).map((at) =>
          line(
            `M${left} ${n(horizon + 4 + at ** 2.1 * 2.7)}H${right}`,
            mix(palette.low, palette.accent, 0.4),
            1.4 + at * 0.22,
            'opacity="0.7"',
          ),
        ),
        mist(stage, horizon, 90, 0.7),
      ),
      layer(
        0.9,
        palm(random.between(60, 170), bottom, 690, 90),
        palm(random.between(300, 400), bottom, 540, 56),
        palm(random.between(1430, 1540), bottom, 720, -100),
        palm(random.between(1220, 1300), bottom, 520, -40),
      ),
    ],
  };
};

export const wires: DrawScene = (stage) => {
  const { palette, random } = stage;
  const dark = ink(palette);
  const poles = [
    180 + random.between(-60, 60),
    760 + random.between(-80, 80),
    1380 + random.between(-60, 60),
  ];
  const at = [left - 60, ...poles, right + 60];
  const wire = range(6).map((row) =>
    line(
      at
        .slice(1)
        .map((x, index) => {
          const from = at[index]!;
          const y = 168 + row * 46;
          return `M${n(from)} ${y}Q${n((from + x) / 2)} ${y + 78 + (row % 3) * 14} ${n(x)} ${y}`;
        })
        .join(''),
      dark,
      3.6,
    ),
  );
  const bird = (x: number, y: number): string =>
    path(`M${n(x - 15)} ${n(y)}q2 -22 16 -24q10 -1 11 8l8 3l-8 3q-2 12 -14 14l-14 14Z`, dark);
  return {
    layers: [
      layer(0, sky(stage, 0.8), stars(stage, 50, 300)),
      layer(
        0.1,
        disc(stage, random.between(500, 1100), random.between(380, 460), random.between(110, 160)),
        cloud(stage, random.between(200, 500), 560, 480, mix(palette.low, palette.light, 0.3), 0.4),
      ),
      layer(0.3, ridge(stage, 660, 100, 0.24), mist(stage, 740, 150, 0.4)),
      layer(0.5, ridge(stage, 770, 60, 0.6)),
      layer(
        0.8,
        ...wire,
        ...poles.map(
          (x) =>
            rect(x - 9, 110, 18, 960, dark) +
            rect(x - 62, 160, 124, 12, dark) +
            rect(x - 46, 252, 92, 11, dark) +
            rect(x + 12, 300, 34, 58, dark, 'rx="6"'),
        ),
        ...range(4).map((index) =>
          bird(poles[1]! + 140 + index * 46 + random.between(-8, 8), 219 + index * 9),
        ),
      ),
      layer(1, shore(stage, 862, 20)),
    ],
  };
};

export const snowRoofs: DrawScene = (stage) => {
  const { palette, random } = stage;
  const snow = mix(palette.light, palette.low, 0.16);
  const house = (x: number, y: number, w: number, nearness: number): string => {
    const wall = tone(palette, nearness);
    const h = w * 0.62;
    const windows = range(3).map((at) =>
      random.chance(0.72)
        ? rect(x - w * 0.34 + at * w * 0.25, y - h * 0.62, w * 0.15, h * 0.3, palette.accent, 'rx="2"')
        : '',
    );
    return (
      rect(x - w * 0.42, y - h, w * 0.84, h + 300, wall) +
      rect(x + w * 0.2, y - h * 1.66, w * 0.1, h * 0.5, wall) +
      path(
        `M${n(x - w * 0.56)} ${n(y - h * 0.9)}L${n(x)} ${n(y - h * 1.72)}L${n(x + w * 0.56)} ${n(y - h * 0.9)}L${n(x + w * 0.5)} ${n(y - h * 0.84)}Q${n(x)} ${n(y - h * 1.2)} ${n(x - w * 0.5)} ${n(y - h * 0.84)}Z`,
        mix(snow, wall, 0.15),
      ) +
      path(
        `M${n(x)} ${n(y - h * 1.72)}L${n(x + w * 0.56)} ${n(y - h * 0.9)}L${n(x + w * 0.12)} ${n(y - h * 1.12)}Z`,
        mix(snow, palette.middle, 0.34),
      ) +
      windows.join('') +
      (random.chance(0.5) ? glow(stage, x, y - h * 0.45, w * 0.7, palette.accent, 0.32) : '')
    );
  };
  const row = (y: number, w: number, nearness: number): string =>
    range((right - left) / (w * 1.16) + 1)
      .map((at) =>
        house(
          left + at * w * 1.16 + random.between(-26, 26),
          y + random.between(-24, 24),
          w * random.between(0.84, 1.14),
          nearness,
        ),
      )
      .join('');
  return {
    layers: [
      layer(0, sky(stage, 0.8), stars(stage, 60, 340), crescent(stage, random.between(300, 1300), 170, 72)),
      layer(0.2, ridge(stage, 470, 150, 0.16, 'sharp'), mist(stage, 560, 190, 0.5)),
      layer(0.4, row(640, 170, 0.4), mist(stage, 690, 150, 0.3)),
      layer(0.65, row(770, 250, 0.66)),
      layer(1, row(940, 360, 0.92)),
    ],
    weather: 'snow',
  };
};
