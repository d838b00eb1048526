import { mix, tone } from '../palette.ts';
import {
  circle,
  disc,
  ellipse,
  everywhere,
  glow,
  group,
  line,
  linear,
  path,
  radial,
  rect,
  sky,
  stars,
} from '../shapes.ts';
import { bottom, type DrawScene, height, layer, left, n, range, width } from '../stage.ts';

export const ringedPlanet: DrawScene = (stage) => {
  const { palette, random } = stage;
  const x = random.between(640, 1000);
  const y = random.between(400, 500);
  const r = random.between(210, 290);
  const turn = random.between(-24, -10);
  const body = linear(
    stage,
    [
      [0, palette.light],
      [0.45, palette.low],
      [1, palette.middle],
    ],
    true,
  );
  const clip = stage.id();
  const bands = range(6).map((at) =>
    rect(
      x - r,
      y - r + at * r * 0.36 + random.between(0, 20),
      r * 2,
      random.between(14, 44),
      at % 2 ? palette.light : palette.middle,
      'opacity="0.16"',
    ),
  );
  const ring = (from: 0 | 1): string =>
    [1.75, 1.58]
      .map((share, at) =>
        line(
          `M${n(-r * share)} 0A${n(r * share)} ${n(r * share * 0.25)} 0 0 ${from} ${n(r * share)} 0`,
          mix(palette.light, palette.low, at * 0.6),
          at ? 12 : 24,
          `opacity="${at ? 0.7 : 0.95}"`,
        ),
      )
      .join('');
  const tilt = `transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"`;
  return {
    layers: [
      layer(
        0,
        sky(stage, 1.3),
        glow(stage, 250, 780, 720, palette.middle, 0.9),
        glow(stage, 1500, 120, 620, palette.low, 0.26),
        stars(stage, 240, 1700),
      ),
      layer(
        0.2,
        circle(
          x - random.between(430, 560),
          y - random.between(170, 250),
          40,
          mix(palette.light, palette.low, 0.4),
        ),
        circle(x + random.between(430, 560), y + random.between(200, 290), 22, palette.accent),
      ),
      layer(
        0.5,
        group(tilt, ring(1)),
        glow(stage, x, y, r * 1.7, palette.low, 0.4),
        body.defs,
        circle(x, y, r, body.fill),
        `<clipPath id="${clip}"><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}"/></clipPath>`,
        group(`clip-path="url(#${clip})"`, group(`transform="rotate(${n(turn)} ${n(x)} ${n(y)})"`, ...bands)),
        group(tilt, ring(0)),
      ),
      layer(
        0.9,
        ...range(9).map(() => {
          const size = random.between(8, 30);
          return path(
            `M0 ${n(-size)}L${n(size * 0.8)} ${n(-size * 0.2)}L${n(size * 0.4)} ${n(size * 0.8)}L${n(-size * 0.7)} ${n(size * 0.6)}L${n(-size)} ${n(-size * 0.3)}Z`,
            tone(palette, 0.55),
            `transform="translate(${n(random.between(0, width))} ${n(random.between(640, 900))})"`,
          );
        }),
      ),
    ],
  };
};

export const paperFans: DrawScene = (stage) => {
  const { palette, random } = stage;
  const ground = linear(stage, [
    [0, mix(palette.middle, palette.top, 0.2)],
    [1, mix(palette.top, palette.middle, 0.25)],
  ]);
  const fan = (x: number, y: number, r: number, turn: number, first: string, second: string): string =>
    group(
      `transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"`,
      ...range(18).map((at) => {
        const from = (-81 + at * 9) * (Math.PI / 180);
        const to = from + 9 * (Math.PI / 180);
        const point = (angle: number, share: number): string =>
          `${n(Math.sin(angle) * r * share)} ${n(-Math.cos(angle) * r * share)}`;
        return (
          path(
            `M${point(from, 0.4)}L${point(from, 1)}L${point(to, 0.985)}L${point(to, 0.4)}Z`,
            at % 2 ? first : mix(first, palette.top, 0.16),
          ) +
          path(
            `M${point(from, 0.74)}L${point(from, 0.9)}L${point(to, 0.89)}L${point(to, 0.73)}Z`,
            second,
            'opacity="0.85"',
          ) +
          line(`M0 0L${point(from, 0.42)}`, mix(palette.accent, palette.top, 0.35), 4)
        );
      }),
      circle(0, 0, r * 0.035, palette.accent),
    );
  const gold = mix(palette.accent, '#ffd48a', 0.5);
  return {
    layers: [
      layer(
        0,
        ground.defs,
        everywhere(ground.fill),
        ...range(60).map((at) => {
          const r = 84;
          const x = left + (at % 12) * 168 + (Math.floor(at / 12) % 2) * 84;
          const y = -40 + Math.floor(at / 12) * 230;
          return [1, 0.7, 0.4]
            .map((share) =>
              circle(
                x,
                y,
                r * share * 1.4,
                'none',
                `stroke="${palette.low}" stroke-width="3" opacity="0.13"`,
              ),
            )
            .join('');
        }),
      ),
      layer(
        0.2,
        glow(stage, 800, 500, 900, palette.low, 0.35),
        disc(stage, random.between(1080, 1260), 250, 120),
      ),
      layer(
        0.5,
        fan(random.between(420, 520), 760, 560, -16, mix(palette.low, palette.light, 0.3), palette.light),
      ),
      layer(0.8, fan(random.between(1050, 1150), 840, 500, 18, mix(palette.middle, palette.low, 0.5), gold)),
      layer(
        1,
        ...range(16).map(() => {
          const x = random.between(0, width);
          const y = random.between(500, height);
          return ellipse(
            x,
            y,
            15,
            8,
            palette.accent,
            `transform="rotate(${n(random.between(0, 180))} ${n(x)} ${n(y)})" opacity="0.9"`,
          );
        }),
      ),
    ],
    weather: 'petals',
  };
};

export const moth: DrawScene = (stage) => {
  const { palette, random } = stage;
  const x = 800;
  const y = random.between(430, 480);
  const wing = (flip: 1 | -1): string => {
    const upper = linear(stage, [
      [0, palette.light],
      [1, palette.low],
    ]);
    const lower = linear(stage, [
      [0, palette.low],
      [1, mix(palette.middle, palette.low, 0.4)],
    ]);
    return group(
      `transform="translate(${x} ${n(y)}) scale(${flip} 1)"`,
      lower.defs,
      path('M18 40C120 60 250 150 232 250C216 330 150 390 110 440C120 340 40 220 14 120Z', lower.fill),
      upper.defs,
      path('M14 20C60 -130 260 -270 470 -250C430 -150 400 40 250 90C150 120 60 90 14 20Z', upper.fill),
      path('M470 -250C430 -150 400 40 250 90C350 10 390 -120 410 -230Z', palette.middle, 'opacity="0.35"'),
      circle(262, -84, 46, mix(palette.middle, palette.top, 0.3)),
      circle(262, -84, 28, palette.accent),
      circle(262, -84, 12, palette.top),
      circle(146, 214, 30, mix(palette.middle, palette.top, 0.3)),
      circle(146, 214, 16, palette.accent),
      ...range(4).map((at) =>
        line(
          `M40 ${n(16 + at * 12)}Q${n(150 + at * 30)} ${n(-70 + at * 46)} ${n(330 - at * 16)} ${n(-130 + at * 54)}`,
          palette.top,
          2.4,
          'opacity="0.22"',
        ),
      ),
    );
  };
  const fur = radial(stage, [
    [0, palette.light],
    [1, mix(palette.low, palette.middle, 0.3)],
  ]);
  return {
    layers: [
      layer(0, sky(stage, 1.1), glow(stage, x, y - 40, 760, palette.low, 0.5), stars(stage, 120, 1100)),
      layer(
        0.15,
        circle(x, y - 60, 330, palette.light, 'opacity="0.12"'),
        circle(x, y - 60, 400, 'none', `stroke="${palette.light}" stroke-width="2" opacity="0.24"`),
        circle(x, y - 60, 430, 'none', `stroke="${palette.light}" stroke-width="1.4" opacity="0.14"`),
      ),
      layer(
        0.5,
        wing(1),
        wing(-1),
        fur.defs,
        ellipse(x, y + 60, 34, 132, fur.fill),
        circle(x, y - 66, 30, mix(palette.light, palette.low, 0.3)),
        ...[1, -1].map(
          (side) =>
            line(`M${x + side * 10} ${n(y - 88)}q${side * 36} -70 ${side * 110} -92`, palette.light, 6) +
            range(6)
              .map((at) =>
                line(
                  `M${n(x + side * (24 + at * 15))} ${n(y - 122 - at * 9)}l${side * 4} 24`,
                  palette.light,
                  3,
                ),
              )
              .join(''),
        ),
      ),
      layer(
        1,
        ...[0, 1].map((side) =>
          range(9)
            .map((at) =>
              group(
                `transform="translate(${side ? 1640 - at * 34 : -40 + at * 34} ${bottom}) rotate(${(side ? -1 : 1) * (at * 7 - 14)})"`,
                path(
                  `M0 0Q46 -230 0 ${-370 - (at % 3) * 60}Q-46 -230 0 0Z`,
                  tone(palette, 0.86 + (at % 2) * 0.1),
                ),
              ),
            )
            .join(''),
        ),
      ),
    ],
    weather: 'sparks',
  };
};
