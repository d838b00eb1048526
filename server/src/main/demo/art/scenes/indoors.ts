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
  rect,
  ridge,
  sky,
  stars,
} from '../shapes.ts';
import { bottom, type DrawScene, layer, left, margin, n, range, right } from '../stage.ts';

/** A room seen from within: the window holds a view, things stand on the sill. */
export const windowSill: DrawScene = (stage) => {
  const { palette, random } = stage;
  const dark = ink(palette);
  const glass = mix(palette.light, palette.low, 0.2);
  const wine = (x: number, y: number, s: number): string =>
    group(
      `transform="translate(${n(x)} ${n(y)}) scale(${n(s * 10) === '0' ? 1 : s})"`,
      path('M-46 -250Q-54 -120 0 -112Q54 -120 46 -250Z', glass, 'opacity="0.34"'),
      path('M-49 -200Q-46 -122 0 -114Q46 -122 49 -200Z', '#d8344c', 'opacity="0.9"'),
      rect(-4, -114, 8, 96, glass, 'opacity="0.7"'),
      ellipse(0, -12, 46, 10, glass, 'opacity="0.7"'),
      line('M-34 -238Q-40 -180 -26 -146', '#ffffff', 5, 'opacity="0.6"'),
    );
  const bottle =
    path(
      'M1140 740V520Q1140 476 1166 452V372H1206V452Q1232 476 1232 520V740Z',
      mix(dark, palette.low, 0.16),
    ) +
    rect(1148, 560, 76, 96, mix(palette.accent, palette.light, 0.3)) +
    rect(1162, 346, 48, 40, '#e8543a');
  const leaf = (turn: number, long: number): string =>
    group(
      `transform="translate(330 610) rotate(${turn})"`,
      path(
        `M0 0Q${long * 0.26} ${-long * 0.5} 0 ${-long}Q${-long * 0.26} ${-long * 0.5} 0 0Z`,
        mix(tone(palette, 0.7), '#2e6b4f', 0.45),
      ),
      line(`M0 0V${-long * 0.86}`, tone(palette, 0.9), 3),
    );
  const plant =
    [-66, -40, -14, 12, 38, 62].map((turn, at) => leaf(turn, 190 + (at % 3) * 40)).join('') +
    path('M262 600H398L376 740H284Z', mix(palette.low, palette.middle, 0.35)) +
    rect(254, 588, 152, 26, mix(palette.low, palette.light, 0.2), 'rx="4"');
  const drape = (x: number, side: 1 | -1): string =>
    range(4)
      .map((at) =>
        path(
          `M${x + side * at * 62} ${-margin}h${side * 78}Q${x + side * (at * 62 + 110)} 420 ${x + side * (at * 50 + 40)} ${bottom}H${x + side * at * 44}Z`,
          mix(tone(palette, 0.72), palette.low, at % 2 ? 0.1 : 0.22),
        ),
      )
      .join('');
  const frame = [left, 96, 786, 1476]
    .map((x, at) => rect(x, -margin, at === 0 ? 256 : at === 3 ? 290 : 28, 1200, dark))
    .join('');
  return {
    layers: [
      layer(0, sky(stage, 0.86), stars(stage, 110, 560)),
      layer(
        0.15,
        random.chance(0.5)
          ? disc(stage, random.between(560, 1000), 300, 130)
          : crescent(stage, random.between(560, 1000), 280, 120),
      ),
      layer(
        0.3,
        ridge(stage, 620, 110, 0.3, 'sharp'),
        mist(stage, 680, 180, 0.4),
        ridge(stage, 690, 60, 0.6),
      ),
      layer(
        0.7,
        frame,
        rect(left, -margin, right - left, 190, dark),
        rect(left, 330, right - left, 18, dark),
        drape(60, 1),
        drape(1560, -1),
      ),
      layer(
        0.8,
        rect(left, 736, right - left, 420, tone(palette, 0.86)),
        rect(left, 730, right - left, 16, mix(tone(palette, 0.6), palette.light, 0.2)),
        plant,
        bottle,
        wine(900, 742, 0.96),
        wine(1030, 748, 1),
        glow(stage, 960, 640, 300, palette.accent, 0.18),
      ),
    ],
  };
};

export const record: DrawScene = (stage) => {
  const { palette, random } = stage;
  const x = random.between(620, 700);
  const y = 470;
  const desk = linear(stage, [
    [0, mix(palette.middle, palette.low, 0.25)],
    [1, mix(palette.top, palette.middle, 0.4)],
  ]);
  const grooves = range(13).map((at) =>
    circle(
      x,
      y,
      350 - at * 17,
      'none',
      `stroke="${palette.light}" stroke-width="1.6" opacity="${at % 3 ? 0.08 : 0.2}"`,
    ),
  );
  const sheen = [0, 180].map((turn) =>
    path(
      `M${n(x)} ${y}L${n(x + 330)} ${y - 120}A352 352 0 0 1 ${n(x + 346)} ${y + 60}Z`,
      palette.light,
      `opacity="0.1" transform="rotate(${turn - 24} ${n(x)} ${y})"`,
    ),
  );
  return {
    layers: [
      layer(0, desk.defs, everywhere(desk.fill), glow(stage, 1350, 120, 900, palette.low, 0.5)),
      layer(
        0.2,
        ...range(7).map((at) =>
          line(
            `M${left} ${40 + at * 150}Q800 ${-20 + at * 150 + random.between(-20, 60)} ${right} ${70 + at * 150}`,
            palette.top,
            3,
            'opacity="0.16"',
          ),
        ),
      ),
      layer(
        0.45,
        rect(150, 60, 1240, 800, tone(palette, 0.72), 'rx="34"'),
        rect(150, 60, 1240, 12, mix(tone(palette, 0.6), palette.light, 0.2), 'rx="6"'),
      ),
      layer(
        0.55,
        circle(x, y, 372, tone(palette, 0.9)),
        circle(x, y, 360, '#0a0a12'),
        ...grooves,
        ...sheen,
        circle(x, y, 126, mix(palette.low, palette.accent, 0.35)),
        circle(x, y, 96, 'none', `stroke="${palette.top}" stroke-width="3" opacity="0.4"`),
        rect(x - 56, y - 62, 112, 12, palette.top, 'rx="6" opacity="0.55"'),
        rect(x - 38, y + 46, 76, 8, palette.top, 'rx="4" opacity="0.4"'),
        circle(x, y, 12, palette.light),
      ),
      layer(
        0.75,
        circle(1210, 210, 84, tone(palette, 0.9)),
        circle(1210, 210, 46, mix(palette.light, palette.middle, 0.4)),
        line(
          `M1210 210Q1230 480 1100 ${n(620)}L${n(x + 270)} 660`,
          mix(palette.light, palette.low, 0.25),
          17,
        ),
        rect(x + 220, 636, 78, 46, palette.accent, `rx="6" transform="rotate(12 ${n(x + 258)} 660)"`),
        ...[690, 760].map((at, index) =>
          rect(1260, at, 84, 30, index ? '#ff7352' : tone(palette, 0.3), 'rx="15"'),
        ),
      ),
    ],
    weather: 'sparks',
  };
};

export const greenhouse: DrawScene = (stage) => {
  const { palette, random } = stage;
  const bar = mix(palette.light, palette.middle, 0.4);
  const ribs = range(9).map((at) =>
    line(
      `M${n(800 + (at - 4) * 62)} -60Q${n(800 + (at - 4) * 190)} 160 ${n(800 + (at - 4) * 215)} ${bottom}`,
      bar,
      at % 2 ? 7 : 13,
    ),
  );
  const hoops = [150, 330, 520].map((y, at) =>
    line(`M${left} ${y + 150 + at * 20}Q800 ${y - 190} ${right} ${y + 150 + at * 20}`, bar, 8),
  );
  const fern = (x: number, y: number, size: number, nearness: number): string => {
    const fill = mix(tone(palette, nearness), '#2f7a55', 0.42 * (1 - nearness * 0.5));
    return range(7)
      .map((at) => {
        const turn = -78 + at * 26 + random.between(-7, 7);
        const pinnae = range(9).map((pinna) => {
          const along = n(-size * (0.16 + pinna * 0.095));
          const long = size * 0.24 * Math.sin(((pinna + 1.5) / 10.5) * Math.PI);
          const half = (side: 1 | -1): string =>
            `M0 ${along}q${n(side * long * 0.6)} ${n(-size * 0.1)} ${n(side * long)} ${n(-size * 0.02)}q${n(-side * long * 0.5)} ${n(size * 0.07)} ${n(-side * long)} ${n(size * 0.02)}Z`;
          return half(1) + half(-1);
        });
        return group(
          `transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"`,
          path(pinnae.join(''), fill),
          line(`M0 0V${n(-size)}`, fill, size * 0.016),
        );
      })
      .join('');
  };
  const bloom = (x: number, y: number, r: number): string =>
    range(6)
      .map((at) =>
        ellipse(
          x,
          y - r * 0.62,
          r * 0.36,
          r * 0.62,
          mix(palette.accent, palette.low, (at % 2) * 0.4),
          `transform="rotate(${at * 60} ${n(x)} ${n(y)})"`,
        ),
      )
      .join('') + circle(x, y, r * 0.25, palette.light);
  return {
    layers: [
      layer(0, sky(stage, 0.9), stars(stage, 70, 420), disc(stage, random.between(640, 960), 320, 160)),
      layer(0.2, ...ribs, ...hoops),
      layer(
        0.4,
        ...range(8).map((at) =>
          fern(left + 60 + at * 250 + random.between(-40, 40), 830, random.between(240, 360), 0.42),
        ),
        mist(stage, 760, 260, 0.35),
      ),
      layer(
        0.7,
        ...[-20, 330, 1290, 1600].map((x) => fern(x, 960, random.between(420, 540), 0.72)),
        ...[
          [170, 690],
          [420, 760],
          [1230, 740],
          [1440, 670],
        ].map(([x, y]) => bloom(x!, y!, random.between(44, 66))),
      ),
      layer(
        1,
        rect(left, 876, right - left, 200, ink(palette)),
        ...[60, 1520].map((x) => fern(x, 1010, 520, 0.95)),
      ),
    ],
    weather: 'fireflies',
  };
};
