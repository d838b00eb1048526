import { createHash } from 'node:crypto';
import { slugOf } from '../../kit/slug.ts';
import { demoUploaders } from './catalogue/people.ts';
import type { DemoVideo } from './catalogue/shape.ts';

/** The id of a demo row, the same on every site, so that an interrupted step finds what it made. */
export function demoId(
  kind:
    | 'video'
    | 'category'
    | 'uploader'
    | 'member'
    | 'playlist'
    | 'playlist video'
    | 'ad campaign'
    | 'ad creative'
    | 'ad posting'
    | 'placement'
    | 'work'
    | 'series'
    | 'studio'
    | 'episode'
    | 'work title',
  name: string,
): string {
  const hex = createHash('sha256').update(`tsukimi demo ${kind} ${name}`).digest('hex');
  // A UUID of version 8, whose bits are free to choose.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export const videoId = (video: Pick<DemoVideo, 'title'>): string => demoId('video', video.title);
/** Titles differ in their Latin words, so their slugs differ; a test holds them to it. */
export const videoSlug = (video: Pick<DemoVideo, 'title'>): string => slugOf(video.title);

/** Folder of the pictures that belong to a demo row. */
export const pictureFolder = (id: string): string => `media/${id}`;
/** Named as the pipeline names thumbnails, so that pages offer a browser every width there is; with its colours every form. */
export const pictureKey = (id: string, width: number, tint?: string): string =>
  `${pictureFolder(id)}/thumbnails/0-${tint === undefined ? '' : `${tint}-`}${width}.webp`;
export const faceKey = (id: string): string => `${pictureFolder(id)}/avatar.webp`;

/** The profile of a member who comments, or of a studio. */
export const personId = (username: string): string =>
  demoId(demoUploaders.some((studio) => studio.username === username) ? 'uploader' : 'member', username);
