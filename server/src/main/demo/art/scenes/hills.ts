import { ink, mix, tone } from '../palette.ts';
import {
  circle,
  cloud,
  disc,
  ellipse,
  glow,
  group,
  line,
  linear,
  mist,
  path,
  radial,
  rect,
  ridge,
  ridgeLine,
  sky,
  stars,
  under,
  water,
} from '../shapes.ts';
import { bottom, type DrawScene, layer, left, n, range, right } from '../stage.ts';

export const ridges: DrawScene = (stage) => {
  const { random } = stage;
  const kind = random.pick(['soft', 'sharp'] as const);
  const x = random.between(420, 1180);
  return {
    layers: [
      layer(0, sky(stage, 0.66), stars(stage, 70, 360)),
      layer(0.08, disc(stage, x, random.between(280, 380), random.between(100, 160))),
      layer(0.2, ridge(stage, 500, 170, 0.06, kind), mist(stage, 610, 190, 0.4)),
      layer(0.38, ridge(stage, 600, 150, 0.3, kind), mist(stage, 690, 190, 0.26)),
      layer(0.6, ridge(stage, 690, 130, 0.58, kind), mist(stage, 790, 190, 0.16)),
      layer(1, ridge(stage, 800, 110, 0.94, kind)),
    ],
  };
};

export const petalHill: DrawScene = (stage) => {
  const { palette, random } = stage;
  const dark = ink(palette);
  const blossom = (x: number, y: number, r: number): string =>
    range(5)
      .map((at) =>
        circle(
          x + Math.cos(at * 1.257) * r,
          y + Math.sin(at * 1.257) * r,
          r * 0.82,
          mix(palette.accent, palette.light, random.between(0, 0.7)),
        ),
      )
      .join('') + circle(x, y, r * 0.4, mix(palette.low, palette.middle, 0.4));
  const side = random.pick([1, -1]);
  const at = (x: number): number => (side > 0 ? x : 1600 - x);
  const twigs = [
    [260, 130, 520, 210],
    [420, 150, 640, 70],
    [560, 190, 780, 300],
    [140, 110, 240, 290],
  ] as const;
  return {
    layers: [
      layer(0, sky(stage, 0.66), stars(stage, 44, 330)),
      layer(
        0.1,
        disc(stage, at(random.between(880, 1160)), random.between(330, 400), random.between(120, 170)),
      ),
      layer(0.25, ridge(stage, 600, 110, 0.12), mist(stage, 680, 150, 0.4)),
      layer(0.45, ridge(stage, 700, 90, 0.45)),
      layer(0.65, ridge(stage, 790, 80, 0.8)),
      layer(
        0.95,
        line(`M${at(-180)} 40Q${at(200)} 110 ${at(420)} 150T${at(900)} 190`, dark, 22),
        ...twigs.map(([x1, y1, x2, y2]) =>
          line(`M${at(x1)} ${y1}Q${at((x1 + x2) / 2)} ${y1 + 10} ${at(x2)} ${y2}`, dark, 11),
        ),
        ...range(44).map(() => {
          const twig = random.pick([...twigs, [-100, 60, 900, 190] as const]);
          const share = random.next();
          return blossom(
            at(twig[0] + (twig[2] - twig[0]) * share) + random.between(-26, 26),
            twig[1] + (twig[3] - twig[1]) * share + random.between(-34, 34),
            random.between(9, 19),
          );
        }),
      ),
    ],
    weather: 'petals',
  };
};

export const dunes: DrawScene = (stage) => {
  const { palette, random } = stage;
  const dune = (y: number, swing: number, nearness: number): string => {
    const points = ridgeLine(stage, y, swing, 'soft').map(
      ([x, top]) => [x, top + Math.abs(Math.sin((x + y) / 420)) * swing * 0.3] as [number, number],
    );
    const crest = points.reduce(
      (best, point) => (point[1] < best[1] && point[0] > 200 && point[0] < 1400 ? point : best),
      points[Math.floor(points.length / 2)]!,
    );
    const lit = points.filter(([x]) => x <= crest[0]);
    const fill = linear(stage, [
      [0, mix(tone(palette, nearness), palette.low, 0.32)],
      [1, tone(palette, Math.min(1, nearness + 0.12))],
    ]);
    return `${path(under(points), tone(palette, Math.min(1, nearness + 0.16)))}${fill.defs}${path(`M${left} ${bottom}L${lit.map(([x, top]) => `${n(x)} ${n(top)}`).join('L')}Q${n(crest[0] - 60)} ${n(crest[1] + 160)} ${n(crest[0] + 120)} ${n(crest[1] + 300)}T${n(crest[0] + 60)} ${bottom}Z`, fill.fill)}`;
  };
  const milky = range(150).map((index) => {
    const share = index / 150;
    return circle(
      left + share * (right - left) + random.between(-90, 90),
      520 - share * 480 + random.between(-70, 70),
      random.between(0.8, 2.6),
      palette.light,
      `opacity="${n(random.between(0.2, 0.8))}"`,
    );
  });
  return {
    layers: [
      layer(0, sky(stage, 0.72), ...milky, stars(stage, 70, 420)),
      layer(0.1, disc(stage, random.between(1050, 1250), 330, random.between(70, 110))),
      layer(0.25, dune(540, 90, 0.08)),
      layer(0.5, dune(640, 120, 0.3)),
      layer(0.75, dune(740, 120, 0.55)),
      layer(1, dune(850, 90, 0.82)),
    ],
  };
};

export const terraces: DrawScene = (stage) => {
  const { palette, random } = stage;
  const flip = random.chance(0.5);
  const steps = range(11).map(
    (at) =>
      path(
        `M${left} ${430 + at * 46}H${480 + at * 112}V${bottom}H${left}Z`,
        tone(palette, 0.34 + at * 0.055),
      ) +
      rect(
        left,
        430 + at * 46,
        640 + at * 112,
        5,
        mix(tone(palette, 0.34 + at * 0.055), palette.light, 0.16),
      ),
  );
  const lamp = (x: number, y: number): string => {
    const fill = radial(stage, [
      [0, mix(palette.accent, '#ffffff', 0.6)],
      [1, palette.accent],
    ]);
    return (
      glow(stage, x, y - 118, 130, palette.accent, 0.75) +
      rect(x - 5, y - 92, 10, 92, ink(palette)) +
      fill.defs +
      ellipse(x, y - 122, 27, 34, fill.fill) +
      rect(x - 14, y - 162, 28, 8, ink(palette)) +
      rect(x - 14, y - 92, 28, 8, ink(palette))
    );
  };
  return {
    layers: [
      layer(0, sky(stage, 0.72), stars(stage, 70, 420)),
      layer(0.1, disc(stage, flip ? 460 : 1140, 330, 150)),
      layer(0.25, ridge(stage, 640, 90, 0.16), mist(stage, 720, 220, 0.4)),
      layer(
        0.6,
        group(
          flip ? 'transform="translate(1600 0) scale(-1 1)"' : '',
          ...steps,
          ...range(5).map((at) => lamp(430 + at * 224, 430 + at * 92)),
          path(`M-160 430C40 400 60 330 40 190C150 250 260 380 210 430Z`, tone(palette, 0.78)),
          cloud(stage, 20, 260, 420, tone(palette, 0.74), 1),
        ),
      ),
    ],
    weather: random.pick(['petals', 'fireflies'] as const),
  };
};

export const waterfall: DrawScene = (stage) => {
  const { palette, random } = stage;
  const x = random.between(640, 960);
  const fall = linear(stage, [
    [0, palette.light, 0.95],
    [0.7, mix(palette.light, palette.low, 0.3), 0.9],
    [1, palette.light, 0.5],
  ]);
  const cliff = (side: 1 | -1, gap: number, nearness: number): string => {
    let at = x + side * gap;
    const edge = range(9)
      .map((step) => {
        at = x + side * (gap + random.between(-26, 40) + (8 - step) * 6);
        return `L${n(at)} ${n(150 + step * 84)}`;
      })
      .join('');
    return path(
      `M${side < 0 ? left : right} -80Q${n(x + side * (gap + 320))} 30 ${n(x + side * gap)} 130${edge}L${n(x + side * (gap + 60))} 850L${side < 0 ? left : right} 870Z`,
      tone(palette, nearness),
    );
  };
  return {
    layers: [
      layer(0, sky(stage, 0.7), stars(stage, 30, 200), disc(stage, x + 250, 150, 90)),
      layer(0.15, ridge(stage, 300, 130, 0.2, 'sharp')),
      layer(
        0.3,
        fall.defs,
        path(`M${n(x - 150)} 150Q${n(x)} 120 ${n(x + 150)} 150L${n(x + 220)} 830H${n(x - 220)}Z`, fall.fill),
        ...range(38).map(() =>
          rect(
            x + random.between(-185, 180),
            random.between(130, 620),
            random.between(3, 12),
            random.between(80, 320),
            random.chance(0.6) ? tone(palette, 0.25) : palette.light,
            `rx="4" opacity="${n(random.between(0.2, 0.6))}"`,
          ),
        ),
      ),
      layer(0.4, cliff(-1, 130, 0.5), cliff(1, 120, 0.56)),
      layer(0.55, mist(stage, 800, 330, 0.75, palette.light), water(stage, 820, x, 260)),
      layer(
        0.8,
        cliff(-1, 420, 0.85),
        cliff(1, 470, 0.9),
        ...range(9).map(() => {
          const side = random.pick([-1, 1]);
          return cloud(
            stage,
            x + side * random.between(560, 860),
            random.between(180, 860),
            random.between(180, 320),
            tone(palette, 0.75),
            1,
          );
        }),
      ),
    ],
  };
};
