import { ink, mix, tone } from '../palette.ts';
import {
  circle,
  cloud,
  disc,
  ellipse,
  glow,
  line,
  mist,
  path,
  rect,
  ridge,
  ripples,
  shore,
  sky,
  stars,
  water,
} from '../shapes.ts';
import { bottom, type DrawScene, layer, left, n, range, right } from '../stage.ts';
import { blocks } from './blocks.ts';

export const skyline: DrawScene = (stage) => {
  const { random } = stage;
  return {
    layers: [
      layer(0, sky(stage, 0.78), stars(stage, 80, 400)),
      layer(0.08, disc(stage, random.between(480, 1120), random.between(260, 340), random.between(110, 190))),
      layer(0.22, blocks(stage, 430, 120, 116, 0.16, 0)),
      layer(0.42, mist(stage, 640, 300, 0.3), blocks(stage, 560, 110, 126, 0.5, 0.1)),
      layer(0.72, blocks(stage, 690, 90, 140, 0.78, 0.28)),
      layer(1, blocks(stage, 810, 50, 170, 0.98, 0.34)),
    ],
  };
};

export const suspensionBridge: DrawScene = (stage) => {
  const { palette, random } = stage;
  const deck = 560;
  const dark = tone(palette, 0.86);
  const towers = [360, 1240];
  const rope = (from: number, to: number, lowest: number, high: number): string =>
    line(`M${from} ${high}Q${(from + to) / 2} ${lowest} ${to} ${high}`, dark, 7);
  const hangers = range(43).map((at) => {
    const x = 360 + at * 20.5 + 10;
    const share = (x - 800) / 440;
    return line(`M${n(x)} ${deck}V${n(520 - 330 * share ** 2)}`, dark, 1.8);
  });
  const lights = range(30).map((at) => {
    const x = left + at * 66;
    return (
      circle(x, deck - 12, 4.4, palette.accent) +
      rect(x - 3, 640, 6, random.between(60, 170), palette.accent, 'rx="3" opacity="0.3"')
    );
  });
  return {
    layers: [
      layer(0, sky(stage, 0.66), stars(stage, 80, 380)),
      layer(0.1, disc(stage, random.between(640, 960), random.between(330, 430), random.between(120, 180))),
      layer(0.22, blocks(stage, 560, 46, 80, 0.22, 0), mist(stage, 600, 150, 0.5)),
      layer(0.3, water(stage, 630, 800, 240), ripples(stage, 630, 44)),
      layer(
        0.6,
        rope(360, 1240, 850, 190),
        line(`M360 190Q100 430 ${left} 500`, dark, 7),
        line(`M1240 190Q1500 430 ${right} 500`, dark, 7),
        ...hangers,
        rect(left, deck, right - left, 22, dark),
        rect(left, deck + 28, right - left, 6, dark),
        ...range(46).map((at) => line(`M${left + at * 42} ${deck + 22}l21 8`, dark, 3)),
        ...towers.map(
          (x) =>
            rect(x - 26, 170, 14, 560, dark) +
            rect(x + 12, 170, 14, 560, dark) +
            [190, 300, 420].map((y) => rect(x - 26, y, 52, 12, dark)).join('') +
            rect(x - 46, 650, 92, 60, dark, 'rx="6"'),
        ),
        ...lights,
      ),
      layer(1, shore(stage, 874, 20)),
    ],
  };
};

export const viaduct: DrawScene = (stage) => {
  const { palette, random } = stage;
  const stone = tone(palette, 0.74);
  const arches = range(9)
    .map((at) => {
      const x = left + at * 220;
      return `M${x + 26} ${bottom}V690A84 96 0 0 1 ${x + 194} 690V${bottom}Z`;
    })
    .join('');
  const start = random.between(150, 420);
  const car = (x: number): string =>
    rect(x, 478, 258, 84, mix(palette.top, palette.middle, 0.25), 'rx="12"') +
    range(6)
      .map((at) => rect(x + 18 + at * 38, 496, 26, 30, palette.accent, 'rx="3"'))
      .join('') +
    rect(x, 540, 258, 6, mix(palette.low, palette.light, 0.3));
  return {
    layers: [
      layer(0, sky(stage, 0.72), stars(stage, 90, 420)),
      layer(
        0.1,
        disc(stage, random.between(900, 1250), random.between(220, 300), random.between(90, 130)),
        cloud(stage, 420, 300, 460, mix(palette.low, palette.light, 0.2), 0.35),
      ),
      layer(0.24, ridge(stage, 500, 140, 0.16, 'sharp'), mist(stage, 610, 190, 0.45)),
      layer(0.4, ridge(stage, 640, 80, 0.42), mist(stage, 760, 200, 0.35)),
      layer(
        0.55,
        path(`M${left} 566H${right}V${bottom}H${left}Z${arches}`, stone, 'fill-rule="evenodd"'),
        rect(left, 560, right - left, 16, mix(stone, palette.light, 0.14)),
        ...range(9).map(
          (at) =>
            rect(left + at * 220 - 4, 392, 6, 170, stone) + rect(left + at * 220 - 4, 396, 56, 5, stone),
        ),
        rect(left, 410, right - left, 2.4, stone),
      ),
      layer(
        0.75,
        glow(stage, start + 400, 514, 520, palette.accent, 0.3),
        ...range(3).map((at) => car(start + at * 266)),
        path(
          `M${n(start + 798)} 562V492q0 -14 14 -14h66q62 8 86 84Z`,
          mix(palette.top, palette.middle, 0.25),
        ),
        path(`M${n(start + 884)} 488q34 10 50 38h-60Z`, palette.accent),
      ),
      layer(1, ridge(stage, 850, 46, 0.97)),
    ],
  };
};

export const fireworks: DrawScene = (stage) => {
  const { palette, random } = stage;
  const burst = (x: number, y: number, r: number, colour: string): string => {
    const rays = 26;
    return (
      glow(stage, x, y, r * 1.25, colour, 0.42) +
      range(rays)
        .map((at) => {
          const turn = (at / rays) * Math.PI * 2;
          const long = r * random.between(0.82, 1.08);
          const point = (share: number): string =>
            `${n(x + Math.cos(turn) * long * share)} ${n(y + Math.sin(turn) * long * share + share ** 2 * r * 0.14)}`;
          return (
            line(
              `M${point(0.24)}L${point(0.94)}`,
              mix(colour, palette.light, 0.3),
              r * 0.016,
              'opacity="0.75"',
            ) +
            circle(x + Math.cos(turn) * long, y + Math.sin(turn) * long + r * 0.15, r * 0.026, palette.light)
          );
        })
        .join('') +
      range(14)
        .map((at) => {
          const turn = at * 0.449 + 0.2;
          return circle(
            x + Math.cos(turn) * r * 0.46,
            y + Math.sin(turn) * r * 0.46,
            r * 0.022,
            palette.light,
            'opacity="0.8"',
          );
        })
        .join('')
    );
  };
  const colours = [palette.low, palette.accent, mix(palette.low, '#86e0ea', 0.6)];
  return {
    layers: [
      layer(0, sky(stage, 1.15), stars(stage, 70, 380)),
      layer(
        0.15,
        burst(random.between(360, 560), 270, 220, colours[0]!),
        burst(random.between(980, 1180), 220, 260, colours[1]!),
        burst(random.between(720, 880), 400, 140, colours[2]!),
        burst(random.between(1340, 1450), 420, 120, colours[0]!),
      ),
      layer(0.3, blocks(stage, 620, 44, 90, 0.66, 0.12)),
      layer(0.45, water(stage, 700, 800, 520), ripples(stage, 700, 40)),
      layer(1, shore(stage, 868, 22)),
    ],
    weather: 'sparks',
  };
};

export const bokehRain: DrawScene = (stage) => {
  const { palette, random } = stage;
  const light = (): string => {
    const r = random.between(16, 74);
    const x = random.between(left, right);
    const y = random.between(180, 700);
    const colour = random.pick([
      palette.accent,
      palette.light,
      palette.low,
      mix(palette.low, palette.accent, 0.5),
    ]);
    return (
      circle(x, y, r, colour, `opacity="${n(random.between(0.1, 0.42))}"`) +
      circle(x, y, r, 'none', `stroke="${colour}" stroke-width="2" opacity="0.3"`)
    );
  };
  const drop = (): string => {
    const r = random.between(4, 13);
    const x = random.between(left, right);
    const y = random.between(-100, 880);
    return (
      line(`M${n(x)} ${n(y - random.between(30, 150))}V${n(y)}`, palette.light, r * 0.5, 'opacity="0.1"') +
      ellipse(x, y, r, r * 1.25, palette.light, 'opacity="0.3"') +
      circle(x - r * 0.3, y - r * 0.4, r * 0.32, '#ffffff', 'opacity="0.8"')
    );
  };
  return {
    layers: [
      layer(0, sky(stage, 0.95), glow(stage, random.between(400, 1200), 560, 620, palette.low, 0.5)),
      layer(0.3, ...range(30).map(light)),
      layer(0.5, ridge(stage, 780, 60, 0.7), mist(stage, 760, 160, 0.25)),
      layer(0.6, ...range(16).map(light)),
      layer(0.9, ...range(46).map(drop)),
      layer(
        1,
        rect(left, 842, right - left, 220, ink(palette)),
        rect(left, 836, right - left, 8, tone(palette, 0.6)),
      ),
    ],
    weather: 'rain',
  };
};
