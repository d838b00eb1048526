import { ink, mix, type Palette } from '../art/palette.ts';
import { circle, ellipse, line, path, rect } from '../art/shapes.ts';
import { range } from '../art/stage.ts';

/** Somebody or something small that moves on its own through a shot. */
export interface Actor {
  /** One drawing, or two that take turns. */
  readonly poses: readonly ((palette: Palette) => string)[];
  /** Seconds of a pose. */
  readonly beat: number;
  /** Size of the drawing. */
  readonly width: number;
  readonly height: number;
  /** Where its left upper corner is at the share `p` of the shot, as ffmpeg expressions on the canvas. */
  readonly x: string;
  readonly y: string;
  /** In front of the layers up to this depth. */
  readonly depth: number;
}

const birdFlock =
  (wings: number) =>
  (palette: Palette): string =>
    [
      [60, 40, 1],
      [130, 78, 0.8],
      [20, 92, 0.7],
      [190, 36, 0.6],
      [225, 96, 0.75],
    ]
      .map(([x, y, size]) => {
        const w = 26 * size!;
        return line(
          `M${x! - w} ${y! - wings * size!}Q${x! - w / 3} ${y! - wings * size! * 0.6} ${x} ${y}Q${x! + w / 3} ${y! - wings * size! * 0.6} ${x! + w} ${y! - wings * size!}`,
          ink(palette),
          5 * size!,
        );
      })
      .join('');

const cat =
  (tail: string, eyes: boolean) =>
  (palette: Palette): string => {
    const fur = mix(ink(palette), '#000000', 0.35);
    return [
      line(tail, fur, 17),
      path(
        'M92 300C80 210 108 166 126 150L118 96L144 118Q160 112 176 118L202 96L194 150C214 166 240 210 228 300Z',
        fur,
      ),
      ellipse(160, 138, 40, 34, fur),
      ...(eyes
        ? [ellipse(146, 136, 6, 7, palette.accent), ellipse(174, 136, 6, 7, palette.accent)]
        : [line('M140 138h12M168 138h12', palette.accent, 3)]),
    ].join('');
  };

const drone =
  (lit: boolean) =>
  (palette: Palette): string => {
    const shell = mix(palette.light, palette.top, 0.3);
    return [
      line('M20 30h100', mix(palette.light, palette.top, 0.55), 4),
      ellipse(20, 30, 24, 4, palette.light, 'opacity="0.55"'),
      ellipse(120, 30, 24, 4, palette.light, 'opacity="0.55"'),
      rect(36, 28, 68, 44, shell, 'rx="20"'),
      circle(70, 50, 14, ink(palette)),
      circle(70, 50, lit ? 8 : 4, palette.accent),
      circle(70, 50, 22, palette.accent, `opacity="${lit ? 0.3 : 0.1}"`),
      line('M54 72v18M86 72v18', shell, 4),
    ].join('');
  };

const butterfly =
  (open: number) =>
  (palette: Palette): string =>
    [-1, 1]
      .map(
        (side) =>
          path(
            `M40 40q${side * 30 * open} -36 ${side * 36 * open} -4q-4 24 ${-side * 36 * open} 12Z`,
            palette.accent,
          ) +
          path(
            `M40 46q${side * 24 * open} 6 ${side * 20 * open} 24q-14 8 ${-side * 20 * open} -16Z`,
            mix(palette.accent, palette.light, 0.5),
          ),
      )
      .join('') + line('M40 32v26', ink(palette), 4);

const balloon = (palette: Palette): string =>
  [
    ellipse(80, 88, 96, 96, palette.accent, 'opacity="0.1"'),
    path(
      'M80 10C130 10 148 56 136 90C126 118 100 136 96 156H64C60 136 34 118 24 90C12 56 30 10 80 10Z',
      mix(palette.accent, palette.low, 0.25),
    ),
    path(
      'M80 10C100 10 108 56 104 90C100 118 92 136 90 156H70C68 136 60 118 56 90C52 56 60 10 80 10Z',
      mix(palette.accent, palette.light, 0.55),
    ),
    line('M66 158l4 22M94 158l-4 22', ink(palette), 3),
    rect(66, 178, 28, 20, ink(palette), 'rx="5"'),
  ].join('');

const lantern = (palette: Palette): string =>
  [
    ellipse(60, 70, 60, 66, palette.accent, 'opacity="0.14"'),
    ellipse(60, 70, 44, 50, palette.accent, 'opacity="0.16"'),
    path('M36 40Q60 28 84 40L78 100Q60 110 42 100Z', mix(palette.accent, palette.light, 0.35)),
    ellipse(60, 98, 16, 6, palette.light),
  ].join('');

const boat = (palette: Palette): string =>
  [
    path('M10 70q110 46 220 0l-28 42H40Z', ink(palette)),
    rect(86, 38, 74, 36, mix(ink(palette), palette.middle, 0.5), 'rx="4"'),
    ...range(3).map((at) => rect(94 + at * 22, 46, 13, 13, palette.accent)),
    line('M176 74V14', ink(palette), 4),
    circle(176, 14, 6, palette.accent),
    circle(176, 14, 18, palette.accent, 'opacity="0.25"'),
  ].join('');

const cloud = (palette: Palette): string =>
  path(
    'M40 150Q0 150 6 118Q10 88 54 92Q60 40 122 46Q166 6 224 40Q286 22 306 76Q360 66 372 108Q384 150 334 150Z',
    mix(palette.low, palette.light, 0.4),
    'opacity="0.5"',
  );

const comet = (palette: Palette): string =>
  [
    line('M8 8L190 74', palette.light, 3, 'opacity="0.35"'),
    line('M90 38L190 74', palette.light, 4, 'opacity="0.6"'),
    circle(190, 74, 6, '#ffffff'),
  ].join('');

export const actors = {
  birds: {
    poses: [birdFlock(18), birdFlock(-6)],
    beat: 0.3,
    width: 260,
    height: 120,
    x: '-260+1500*p',
    y: '210-70*p+14*sin(9*p)',
    depth: 0.4,
  },
  birdsAway: {
    poses: [birdFlock(16), birdFlock(-4)],
    beat: 0.34,
    width: 260,
    height: 120,
    x: '1500-1300*p',
    y: '150+60*p+12*sin(8*p)',
    depth: 0.4,
  },
  comet: {
    poses: [comet],
    beat: 0,
    width: 200,
    height: 84,
    x: '-900+mod(p*2.6,1)*4200',
    y: '-400+mod(p*2.6,1)*1500',
    depth: 0.1,
  },
  boat: {
    poses: [boat],
    beat: 0,
    width: 240,
    height: 120,
    x: '1560-1500*p',
    y: '640+7*sin(22*p)',
    depth: 0.8,
  },
  cloud: { poses: [cloud], beat: 0, width: 380, height: 160, x: '-200+900*p', y: '90', depth: 0.12 },
  farCloud: { poses: [cloud], beat: 0, width: 380, height: 160, x: '1300-760*p', y: '190', depth: 0.2 },
  balloon: {
    poses: [balloon],
    beat: 0,
    width: 180,
    height: 200,
    x: '180+520*p',
    y: '430-300*p+10*sin(12*p)',
    depth: 0.5,
  },
  lantern: {
    poses: [lantern],
    beat: 0,
    width: 120,
    height: 140,
    x: '1120+80*sin(5*p)',
    y: '820-900*p',
    depth: 0.8,
  },
  firstLantern: {
    poses: [lantern],
    beat: 0,
    width: 120,
    height: 140,
    x: '330+60*sin(4*p+1)',
    y: '980-860*p',
    depth: 0.8,
  },
  catOnTheLeft: {
    poses: [
      cat('M98 286C40 300 20 250 44 214', true),
      cat('M98 286C36 290 6 270 16 226', true),
      cat('M98 286C40 300 20 250 44 214', true),
      cat('M98 286C44 300 40 240 62 206', false),
    ],
    beat: 0.9,
    width: 260,
    height: 300,
    x: '120',
    y: '600',
    depth: 1,
  },
  catOnTheRight: {
    poses: [
      cat('M98 286C40 300 20 250 44 214', true),
      cat('M98 286C36 290 6 270 16 226', true),
      cat('M98 286C44 300 40 240 62 206', false),
    ],
    beat: 1.1,
    width: 260,
    height: 300,
    x: '1220',
    y: '600',
    depth: 1,
  },
  drone: {
    poses: [drone(true), drone(false)],
    beat: 0.5,
    width: 150,
    height: 100,
    x: '240+960*p',
    y: '300+70*sin(7*p)',
    depth: 0.9,
  },
  butterfly: {
    poses: [butterfly(1), butterfly(0.3)],
    beat: 0.17,
    width: 80,
    height: 80,
    x: '260+1000*p+70*sin(15*p)',
    y: '470+120*sin(11*p)',
    depth: 1,
  },
} as const satisfies Record<string, Actor>;
export type ActorName = keyof typeof actors;
