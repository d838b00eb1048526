import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ClipPlan, held, picture } from './make-clip.ts';

type Colour = readonly [number, number, number];
interface Glow {
  /** Shares of the width and the height. */
  x: number;
  y: number;
  /** Share of the width at which a third of it is left. */
  reach: number;
  colour: Colour;
}
const [wide, tall] = [2304, 1296];

/** A sky and lights in it with sixteen bits a colour, so that steps come from the encoder alone. */
function sky(file: string, top: Colour, low: Colour, glows: readonly Glow[]): void {
  const pixels = Buffer.alloc(wide * tall * 6);
  for (let y = 0; y < tall; y++)
    for (let x = 0; x < wide; x++) {
      const share = y / (tall - 1);
      for (let channel = 0; channel < 3; channel++) {
        let value = top[channel]! + (low[channel]! - top[channel]!) * share;
        for (const glow of glows) {
          const across = (x - glow.x * wide) / (glow.reach * wide);
          const down = (y - glow.y * tall) / (glow.reach * wide);
          value += glow.colour[channel]! / (1 + 2 * (across * across + down * down)) ** 1.5;
        }
        pixels.writeUInt16BE(Math.round(Math.min(1, value / 255) * 65_535), (y * wide + x) * 6 + channel * 2);
      }
    }
  writeFileSync(file, Buffer.concat([Buffer.from(`P6\n${wide} ${tall}\n65535\n`), pixels]));
}

/** The frame moves over the picture; the last step to eight bits is dithered, as studios do against bands. */
const soft = (name: string, shows: string, paint: (file: string) => void, end: string): ClipPlan => ({
  ...{ name, kind: 'soft', shows, mayBand: true, crf: 9 },
  prepare: async (folder) => paint(path.join(folder, 'sky.ppm')),
  inputs: (folder) => picture(path.join(folder, 'sky.ppm')),
  graph:
    `${held(0, 'rgb48be')},crop=1920:1080:'(iw-ow)*t/8':'(ih-oh)*(0.5+0.5*sin(t/3))',` +
    `${end}scale=sws_dither=ed:out_color_matrix=bt709,format=yuv420p,noise=c0s=2:c0f=t:all_seed=3[picture]`,
});

export const softClips: readonly ClipPlan[] = [
  soft(
    'soft-night',
    'a dark sky in 1080p with the glow of a moon',
    (file) =>
      sky(
        file,
        [4, 6, 14],
        [26, 30, 58],
        [
          { x: 0.62, y: 0.3, reach: 0.16, colour: [70, 74, 84] },
          { x: 0.2, y: 0.95, reach: 0.3, colour: [34, 16, 20] },
        ],
      ),
    '',
  ),
  soft(
    'soft-fade',
    'a bright haze in 1080p that comes from black and goes to black',
    (file) =>
      sky(
        file,
        [70, 96, 150],
        [196, 160, 150],
        [
          { x: 0.45, y: 0.6, reach: 0.22, colour: [70, 60, 30] },
          { x: 0.8, y: 0.2, reach: 0.12, colour: [40, 30, 60] },
        ],
      ),
    'fade=in:0:36,fade=out:144:48,',
  ),
];
