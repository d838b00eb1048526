import { avifWidthsOf, leastForms, readPictureName } from '../../../kit/picture-names.ts';
import type { Platform } from '../../../platform/context.ts';
import { EachAlone } from '../../../platform/jobs/each-alone.ts';
import { recountFile } from '../costs/cost-queries.ts';
import { avifOf, tintOf } from '../encode/picture-forms.ts';
import { filesAdded, stillRenamed, type Thumbnail } from '../media-facts.ts';
import {
  mediaWithoutAvif,
  passOverStill,
  type ShownStill,
  shownStill,
  writeRedrawn,
} from './still-queries.ts';

/** Rows read at once. */
const together = 50;

interface Pace {
  signal: AbortSignal;
  /** Called after each still. False: that is enough for now. */
  afterEach(): Promise<boolean>;
}

/**
 * Stores the chosen stills of finished files as AVIF, one at a time. What is done is written with each, so another call goes
 * on where this one stopped. A still from before gets a name that says its colours; the files of its former name stay for
 * pages that are still cached.
 */
export async function redrawStills(platform: Platform, { signal, afterEach }: Pace): Promise<void> {
  const each = new EachAlone(signal);
  let last: string | null = null;
  let goesOn = true;
  for (;;) {
    const ids: string[] = await mediaWithoutAvif(platform.db, together, last);
    const redraw = async (id: string) => {
      if (!goesOn) return;
      try {
        await redrawStill(platform, id);
      } finally {
        goesOn = await afterEach();
      }
    };
    // What failed holds up no older ones: the next call tries it again.
    await each.of(ids, redraw);
    if (!goesOn || ids.length < together) break;
    last = ids.at(-1)!;
  }
  each.settle();
}

async function redrawStill(platform: Platform, mediaId: string): Promise<void> {
  const { db, facts, storage, log } = platform;
  const still = await shownStill(db, mediaId);
  if (still === null) return passOverStill(db, mediaId);
  const image = await storage.get(still.sizes.at(-1)!.key);
  const isSmall = still.sizes.at(-1)!.width < leastForms;
  const tint = image === null || isSmall ? null : await tintOf(image).catch(() => null);
  // A fault from here on is one of ours, or of the store: it is tried again.
  const files = image === null || tint === null ? null : await draw(image, still, tint);
  if (files === null) {
    if (!isSmall) log.warn({ mediaId }, 'a still is gone, or is no picture');
    await writeRedrawn(db, mediaId, still);
    return;
  }
  for (const [key, bytes] of files.avif) await storage.put(key, bytes);
  for (const [from, to] of files.renamed) {
    const bytes = await storage.get(from);
    if (bytes !== null) await storage.put(to, bytes);
  }
  const isThere = await db.transaction(async (transaction) => {
    if (!(await writeRedrawn(transaction, mediaId, { ...still, sizes: files.sizes }))) return false;
    if (files.renamed.size > 0)
      await facts.state(transaction, stillRenamed, { mediaId, thumbnails: files.sizes });
    await facts.state(transaction, filesAdded, { mediaId });
    await recountFile(transaction, mediaId);
    return true;
  });
  if (isThere) return;
  // Nobody will look for them.
  for (const key of [...files.avif.keys(), ...files.renamed.values()]) await storage.delete(key);
}

interface DrawnStill {
  sizes: Thumbnail[];
  avif: Map<string, Buffer>;
  /** Former keys of the WebP files by the new ones; empty where the name stays. */
  renamed: Map<string, string>;
}

async function draw(image: Buffer, { sizes }: ShownStill, tint: string): Promise<DrawnStill> {
  const widest = sizes.at(-1)!;
  const named = readPictureName(widest.key);
  const stem = named?.stem ?? `${widest.key.slice(0, widest.key.lastIndexOf('-'))}-${tint}-`;
  const avif = new Map<string, Buffer>();
  for (const width of avifWidthsOf(widest.width))
    avif.set(`${stem}${width}.avif`, await avifOf(image, width));
  if (named !== null) return { sizes, avif, renamed: new Map() };
  const moved = sizes.map((size) => ({ ...size, key: `${stem}${size.width}.webp` }));
  return { sizes: moved, avif, renamed: new Map(sizes.map(({ key }, at) => [key, moved[at]!.key])) };
}
