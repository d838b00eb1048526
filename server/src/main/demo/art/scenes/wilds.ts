import { ink, mix, tone } from '../palette.ts';
import {
  crescent,
  disc,
  ellipse,
  glow,
  group,
  line,
  linear,
  mist,
  path,
  pine,
  rect,
  ridge,
  ripples,
  shore,
  sky,
  stars,
  water,
} from '../shapes.ts';
import { bottom, type DrawScene, layer, left, n, range, right } from '../stage.ts';

export const pineForest: DrawScene = (stage) => {
  const { palette, random } = stage;
  const row = (y: number, h: number, nearness: number, swing: number): string => {
    const fill = tone(palette, nearness);
    return (
      range((right - left) / (h * 0.27))
        .map((at) =>
          pine(
            stage,
            left + at * h * 0.27 + random.between(-14, 14),
            y + random.between(-swing, swing) + 70,
            h * random.between(0.72, 1.2),
            fill,
          ),
        )
        .join('') + rect(left, y + 40, right - left, bottom - y, fill)
    );
  };
  return {
    layers: [
      layer(0, sky(stage, 0.72), stars(stage, 130, 480)),
      layer(0.1, disc(stage, random.between(500, 1100), 330, random.between(120, 190))),
      layer(0.18, ridge(stage, 480, 130, 0.14, 'sharp')),
      layer(0.3, row(560, 190, 0.36, 20), mist(stage, 640, 170, 0.42)),
      layer(0.55, row(650, 270, 0.66, 26), mist(stage, 770, 170, 0.2)),
      layer(1, row(800, 380, 0.97, 34)),
    ],
    weather: 'fireflies',
  };
};

export const aurora: DrawScene = (stage) => {
  const { palette, random } = stage;
  const horizon = 640;
  const curtain = (y: number, tall: number, colour: string, strength: number): string => {
    const phase = random.between(0, 6);
    const fill = linear(stage, [
      [0, colour, 0],
      [0.62, colour, strength],
      [1, colour, 0.02],
    ]);
    const foot = (x: number): number => y + Math.sin(x / 250 + phase) * 66 + Math.sin(x / 97 + phase) * 22;
    return (
      fill.defs +
      range((right - left) / 20 + 1)
        .map((at) => {
          const x = left + at * 20;
          const h = tall * (0.72 + 0.28 * Math.sin(x / 61 + phase * 2));
          return rect(
            x,
            foot(x) - h,
            20.6,
            h,
            fill.fill,
            `opacity="${n(0.65 + 0.35 * Math.sin(x / 37 + phase))}"`,
          );
        })
        .join('')
    );
  };
  return {
    layers: [
      layer(0, sky(stage, 1.1), stars(stage, 170, 560)),
      layer(
        0.12,
        curtain(470, 420, palette.low, 0.72),
        curtain(380, 330, mix(palette.low, palette.accent, 0.5), 0.6),
        curtain(540, 260, palette.light, 0.3),
      ),
      layer(0.25, ridge(stage, 580, 130, 0.62, 'sharp')),
      layer(0.35, water(stage, horizon, random.between(600, 1000), 420), ripples(stage, horizon, 40, 0.12)),
      layer(
        0.7,
        ...range(26).map((at) =>
          pine(
            stage,
            left + (at < 13 ? at * 40 : 1360 + (at - 13) * 44),
            880 + random.between(-10, 30),
            random.between(120, 330),
            ink(palette),
          ),
        ),
      ),
      layer(0.8, shore(stage, 868, 20)),
    ],
  };
};

export const bamboo: DrawScene = (stage) => {
  const { palette, random } = stage;
  const stalk = (x: number, w: number, nearness: number): string => {
    const body = tone(palette, nearness);
    const fill = linear(
      stage,
      [
        [0, mix(body, palette.light, 0.16)],
        [0.35, body],
        [1, mix(body, palette.top, 0.5)],
      ],
      true,
    );
    const lean = random.between(-16, 16);
    const nodes = range(9).map((at) => {
      const y = -130 + at * 132 + random.between(-14, 14);
      return rect(x - w * 0.58, y, w * 1.16, w * 0.16, mix(body, palette.light, 0.26), 'rx="3"');
    });
    return (
      fill.defs +
      group(
        `transform="rotate(${n(lean / 10)} ${n(x)} 450)"`,
        rect(x - w / 2, left, w, 1260, fill.fill),
        ...nodes,
      )
    );
  };
  const leaf = (x: number, y: number, size: number, turn: number, fill: string): string =>
    group(
      `transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"`,
      path(
        `M0 0Q${n(size * 0.5)} ${n(-size * 0.13)} ${n(size)} 0Q${n(size * 0.5)} ${n(size * 0.13)} 0 0Z`,
        fill,
      ),
    );
  const leaves = (count: number, nearness: number, low: number, high: number): string =>
    range(count)
      .map(() =>
        leaf(
          random.between(left, right),
          random.next() ** 1.6 * 480 - 90,
          random.between(low, high),
          random.between(15, 165),
          tone(palette, nearness),
        ),
      )
      .join('');
  const row = (count: number, w: number, nearness: number): string =>
    range(count)
      .map((at) =>
        stalk(
          left + ((at + random.between(0.15, 0.85)) / count) * (right - left),
          w * random.between(0.75, 1.2),
          nearness,
        ),
      )
      .join('');
  return {
    layers: [
      layer(0, sky(stage, 0.9), disc(stage, random.between(560, 1040), 400, random.between(170, 230))),
      layer(0.2, row(17, 24, 0.2), leaves(50, 0.24, 50, 110), mist(stage, 660, 420, 0.5)),
      layer(0.5, row(11, 42, 0.52), leaves(52, 0.55, 70, 150)),
      layer(1, row(5, 72, 0.92), leaves(34, 0.95, 120, 240), shore(stage, 880, 26)),
    ],
    weather: 'fireflies',
  };
};

export const observatory: DrawScene = (stage) => {
  const { palette, random } = stage;
  const x = random.pick([520, 1080]);
  const trail = { x: 1600 - x, y: 250 };
  const arcs = range(120).map(() => {
    const r = random.between(50, 1350);
    const from = random.between(0, Math.PI * 2);
    const to = from + random.between(0.18, 0.5);
    return line(
      `M${n(trail.x + Math.cos(from) * r)} ${n(trail.y + Math.sin(from) * r)}A${n(r)} ${n(r)} 0 0 1 ${n(trail.x + Math.cos(to) * r)} ${n(trail.y + Math.sin(to) * r)}`,
      random.chance(0.25) ? palette.accent : palette.light,
      random.between(1.2, 3),
      `opacity="${n(random.between(0.2, 0.75))}"`,
    );
  });
  const shell = linear(
    stage,
    [
      [0, mix(palette.light, palette.middle, 0.35)],
      [1, mix(palette.middle, palette.top, 0.35)],
    ],
    true,
  );
  return {
    layers: [
      layer(0, sky(stage, 0.86), ...arcs, glow(stage, trail.x, trail.y, 260, palette.light, 0.3)),
      layer(0.2, ridge(stage, 650, 100, 0.22, 'sharp'), mist(stage, 730, 190, 0.4)),
      layer(0.45, ridge(stage, 740, 70, 0.55)),
      layer(
        0.7,
        path(
          `M${x - 620} ${bottom}Q${x - 240} 640 ${x} 632Q${x + 260} 640 ${x + 660} ${bottom}Z`,
          ink(palette),
        ),
        rect(x - 150, 520, 300, 130, mix(palette.middle, palette.top, 0.5)),
        rect(x - 164, 506, 328, 20, mix(palette.light, palette.middle, 0.5)),
        shell.defs,
        path(`M${x - 156} 508A156 170 0 0 1 ${x + 156} 508Z`, shell.fill),
        path(
          `M${x - 12} 508Q${x + 4} 380 ${x + 34} 342L${x + 78} 362Q${x + 46} 420 ${x + 42} 508Z`,
          ink(palette),
        ),
        line(`M${x + 24} 470L${x + 84} 330`, mix(palette.accent, palette.top, 0.2), 26),
        ...[-96, -40, 70, 116].map((dx) => rect(x + dx, 566, 26, 40, palette.accent, 'rx="3"')),
        glow(stage, x + 10, 586, 210, palette.accent, 0.28),
      ),
    ],
  };
};

export const skyLanterns: DrawScene = (stage) => {
  const { palette, random } = stage;
  const lantern = (x: number, y: number, size: number): string => {
    const fill = linear(stage, [
      [0, mix(palette.accent, palette.low, 0.5)],
      [1, mix(palette.accent, '#fff6d8', 0.7)],
    ]);
    return (
      glow(stage, x, y + size * 0.2, size * 2.3, palette.accent, 0.5) +
      fill.defs +
      path(
        `M${n(x - size * 0.42)} ${n(y + size * 0.6)}C${n(x - size * 0.72)} ${n(y - size * 0.2)} ${n(x - size * 0.5)} ${n(y - size * 0.7)} ${n(x)} ${n(y - size * 0.72)}C${n(x + size * 0.5)} ${n(y - size * 0.7)} ${n(x + size * 0.72)} ${n(y - size * 0.2)} ${n(x + size * 0.42)} ${n(y + size * 0.6)}Z`,
        fill.fill,
      ) +
      ellipse(x, y + size * 0.6, size * 0.42, size * 0.1, '#fff6d8')
    );
  };
  const field = (count: number, low: number, high: number, foot: number): string =>
    range(count)
      .map(() => lantern(random.between(left, right), random.between(20, foot), random.between(low, high)))
      .join('');
  return {
    layers: [
      layer(0, sky(stage, 0.95), stars(stage, 80, 460), crescent(stage, random.between(260, 1340), 170, 58)),
      layer(0.15, ridge(stage, 620, 120, 0.4, 'sharp'), field(22, 9, 17, 520)),
      layer(0.35, water(stage, 680, random.between(600, 1000), 360), ripples(stage, 680, 36)),
      layer(0.55, field(11, 26, 42, 560)),
      layer(0.9, shore(stage, 866, 26), field(4, 62, 84, 430)),
    ],
    weather: 'sparks',
  };
};
