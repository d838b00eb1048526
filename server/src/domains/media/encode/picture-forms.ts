import { avifWidthsOf, otherForms, readPictureName } from '../../../kit/picture-names.ts';
import type { Storage } from '../../../platform/storage/storage.ts';

/** The image library is large; a process that makes no pictures does not load it. */
const loadSharp = async () => (await import('sharp')).default;

/**
 * Chosen by bytes at the SSIM that our WebP (quality 78) has on drawn pictures: 3.0 for 4.5 KiB at 320 wide, 6 for 9.9 at 640,
 * 11.6 for 21.4 at 1280. Detail is denser in small ones.
 */
const qualityOf = (width: number): number => (width <= 480 ? 50 : 47);
/**
 * How long the encoder looks: at 4 it takes 0.85 s of a processor for a picture 1280 wide; 6 takes 2.4 and saves one byte in
 * fifteen, 3 takes 0.27 and needs one more in fifteen. The second where somebody waits.
 */
const efforts = { job: 4, waited: 3 } as const;
type Pace = keyof typeof efforts;

/** The colours of a picture from top to bottom: three, each in three hexadecimal digits. What a page shows until it is there. */
export async function tintOf(image: Buffer): Promise<string> {
  const sharp = await loadSharp();
  const data = await sharp(image)
    .flatten({ background: '#000' })
    .toColourspace('srgb')
    .resize({ width: 1, height: 3, fit: 'fill' })
    .raw()
    .toBuffer();
  return [...data.subarray(0, 9)].map((value) => Math.round(value / 17).toString(16)).join('');
}

/** A picture as AVIF, this wide. */
export async function avifOf(image: Buffer, width: number, pace: Pace = 'job'): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(image)
    .resize({ width })
    .avif({ quality: qualityOf(width), effort: efforts[pace], chromaSubsampling: '4:2:0' })
    .toBuffer();
}

/** Quality of a narrower WebP of a picture that is one already. */
const narrower = { quality: 80, effort: 3 };

/** Stores the other files of a picture whose own is stored: narrower ones, and AVIF. */
export async function storeOtherForms(storage: Storage, key: string, image: Buffer): Promise<void> {
  const sharp = await loadSharp();
  for (const { key: other, width, form } of otherForms(key)) {
    const bytes =
      form === 'avif'
        ? await avifOf(image, width, 'waited')
        : await sharp(image).resize({ width }).webp(narrower).toBuffer();
    await storage.put(other, bytes);
  }
}

/** Stores a picture as AVIF beside its WebP files, of which `widest` is one, in all widths up to that. */
export async function storeAvif(storage: Storage, widest: string, image: Buffer): Promise<void> {
  const name = readPictureName(widest);
  if (name === null) return;
  for (const width of avifWidthsOf(name.width))
    await storage.put(`${name.stem}${width}.avif`, await avifOf(image, width));
}
