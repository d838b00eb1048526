import path from 'node:path';
import sharp from 'sharp';
import { drawPicture } from '#server/main/demo/art/picture.ts';
import { createRandom, type Random, seedOf } from '#server/main/demo/art/random.ts';
import { type ClipPlan, held, picture } from './make-clip.ts';

/** Something like a letter: two or three strokes. A machine may have no fonts. */
function sign(random: Random, x: number, y: number, size: number): string {
  const at = (share: number, of: number): string => (share * of).toFixed(1);
  const spots = Array.from({ length: random.whole(3, 4) }, () => [
    Number(at(random.next(), size * 0.55)) + x,
    Number(at(random.next(), size)) + y,
  ]);
  return `M${spots.map(([a, b]) => `${a!.toFixed(1)} ${b!.toFixed(1)}`).join('L')}`;
}

function lines(
  random: Random,
  box: { x: number; y: number; width: number; lines: number },
  size: number,
): string {
  const strokes: string[] = [];
  for (let line = 0; line < box.lines; line++) {
    const end = box.x + box.width * random.between(0.55, 1);
    for (let x = box.x; x < end; x += size * 0.75)
      if (!random.chance(0.16)) strokes.push(sign(random, x, box.y + line * size * 1.8, size));
  }
  return strokes.join('');
}

const written = (path: string, colour: string, width: number): string =>
  `<path d="${path}" stroke="${colour}" stroke-width="${width}" fill="none"/>`;

/** A page of 1920 × 3400 with a bar, columns and pictures. */
async function page(file: string): Promise<void> {
  const random = createRandom(seedOf('page'));
  const parts = [
    '<rect width="1920" height="3400" fill="#ffffff"/><rect width="1920" height="72" fill="#20304a"/>',
  ];
  parts.push(written(lines(random, { x: 40, y: 24, width: 900, lines: 1 }, 20), '#e8eef8', 2));
  for (let block = 0; block < 5; block++) {
    const y = 120 + block * 650;
    parts.push(written(lines(random, { x: 240, y, width: 900, lines: 1 }, 30), '#111111', 3.2));
    parts.push(written(lines(random, { x: 240, y: y + 70, width: 820, lines: 17 }, 15), '#222222', 1.5));
    parts.push(`<rect x="1480" y="${y}" width="220" height="48" rx="8" fill="#2f6fed"/>`);
  }
  const base = await sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="3400">${parts.join('')}</svg>`),
  )
    .png()
    .toBuffer();
  const shown = await sharp(Buffer.from(drawPicture({ scene: 'cloudSea', palette: 'noon', seed: 'page' })))
    .resize(560, 315)
    .png()
    .toBuffer();
  await sharp(base)
    .composite([0, 2, 4].map((block) => ({ input: shown, left: 1120, top: 240 + block * 650 })))
    .png({ compressionLevel: 1 })
    .toFile(file);
}

const pointer =
  '<svg xmlns="http://www.w3.org/2000/svg" width="28" height="40"><path d="M2 2 V30 L9 24 L14 37 L19 35 L14 22 H24 Z" fill="#000" stroke="#fff" stroke-width="2"/></svg>';

/** Lines of a terminal of 1280 × 1440, drawn at once and uncovered one by one. */
async function terminal(file: string): Promise<void> {
  const random = createRandom(seedOf('terminal'));
  const parts = ['<rect width="1280" height="1440" fill="#101418"/>'];
  for (let line = 0; line < 70; line++)
    parts.push(
      written(
        lines(random, { x: 16, y: 8 + line * 20, width: random.between(200, 1150), lines: 1 }, 12),
        random.pick(['#d6dde6', '#d6dde6', '#7fd88f', '#6cb6ff', '#f0c674']),
        1.4,
      ),
    );
  await sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="1440">${parts.join('')}</svg>`),
  )
    .png({ compressionLevel: 1 })
    .toFile(file);
}

export const screenClips: readonly ClipPlan[] = [
  {
    ...{ name: 'screen-page', kind: 'screen', mayBand: false, crf: 8 },
    shows: 'a page of text and pictures in 1080p, scrolled and read',
    async prepare(folder) {
      await page(path.join(folder, 'page.png'));
      await sharp(Buffer.from(pointer)).png().toFile(path.join(folder, 'pointer.png'));
    },
    inputs: (folder) => [
      ...picture(path.join(folder, 'page.png')),
      ...picture(path.join(folder, 'pointer.png')),
    ],
    graph: [
      // Read for 1.4 seconds, scrolled for 0.6, and so on.
      `${held(0, 'rgb24')},crop=1920:1080:0:'560*(floor(t/2)+clip((mod(t,2)-1.4)/0.6,0,1))'[page]`,
      `${held(1, 'rgba')}[pointer]`,
      `[page][pointer]overlay=x='900+500*sin(floor(t*24)/20)':y='500+260*cos(floor(t*24)/31)':format=rgb,format=yuv420p[picture]`,
    ].join(';'),
  },
  {
    ...{ name: 'screen-terminal', kind: 'screen', mayBand: false, crf: 8 },
    shows: 'a dark terminal in 720p that fills line by line',
    prepare: (folder) => terminal(path.join(folder, 'terminal.png')),
    inputs: (folder) => [
      ...picture(path.join(folder, 'terminal.png')),
      ...['-f', 'lavfi', '-i', `color=c=0x101418:s=1280x1440:r=24`],
    ],
    graph: [
      `${held(0, 'rgb24')}[text]`,
      `[text][1:v]overlay=y='20*(18+floor(t*6))':format=rgb[typed]`,
      `[typed]crop=1280:720:0:'20*max(0,floor(t*6)-18)',format=yuv420p[picture]`,
    ].join(';'),
  },
];
