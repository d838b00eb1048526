import * as memberPaths from '../member-paths.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const attribute = (text: string): string => text.replace(/[&<>"]/g, (one) => escapes[one] ?? one);

const wide = 640;
const ordinaryShape = 16 / 9;

/** The size of a video in a frame: its own shape, within what the other site allows. */
export function embedSize(
  video: { width: number | null; height: number | null },
  { maxWidth = wide, maxHeight = Number.POSITIVE_INFINITY }: { maxWidth?: number; maxHeight?: number } = {},
): { width: number; height: number } {
  const shape = video.width && video.height ? video.width / video.height : ordinaryShape;
  const width = Math.max(1, Math.round(Math.min(wide, maxWidth, maxHeight * shape)));
  return { width, height: Math.max(1, Math.round(width / shape)) };
}

/** HTML for another site: a frame with the player. */
export const embedCode = (
  origin: string,
  video: { slug: string; title: string },
  { seconds, width, height }: { seconds: number | null; width: number; height: number },
): string =>
  `<iframe src="${attribute(origin + memberPaths.embed(video.slug, seconds))}" title="${attribute(video.title)}" ` +
  `width="${width}" height="${height}" style="border:0" allow="fullscreen; picture-in-picture; encrypted-media" ` +
  'allowfullscreen></iframe>';
