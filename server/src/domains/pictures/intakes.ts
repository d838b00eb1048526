import type { DrawnSize } from './draw-picture.ts';
import type { PictureFormat } from './picture-header-rules.ts';

export interface Intake {
  /** Where its pictures come from: routes that take a body, calls, jobs. */
  readonly ways: readonly string[];
  /** The sizes drawn, each from the previous one. */
  readonly sizes: readonly DrawnSize[];
  /** Accepted file formats; by default all we know. */
  readonly formats?: readonly PictureFormat[];
  /** Nobody waits for the answer. */
  readonly isJob?: true;
  /** Its one file also exists narrower and as AVIF, under names that say so. */
  readonly hasForms?: true;
  /** It is animated, and stays so. */
  readonly isMoving?: true;
  /** Why its pictures are not compared with the stay-down list. */
  readonly notCompared?: string;
}

const bucket = (name: string, ...methods: string[]): string[] =>
  methods.map((method) => `${method} /storage/v1/object/${name}`);

const adSizes = [
  { width: 1940, height: 1940, fit: 'inside' },
  { width: 1940, height: 1940, fit: 'inside', format: 'avif' },
  { width: 640, height: 640, fit: 'inside' },
  { width: 640, height: 640, fit: 'inside', format: 'avif' },
] as const satisfies readonly DrawnSize[];

/** Every way in for a picture. Add new ones here: a test walks routes, calls and writers of files. */
export const intakes = {
  avatar: {
    ways: bucket(':bucket/*', 'POST', 'PUT'),
    sizes: [{ width: 512, height: 512, fit: 'cover' }],
    hasForms: true,
  },
  cover: {
    ways: bucket(':bucket/*', 'POST', 'PUT'),
    sizes: [{ width: 1920, height: 640, fit: 'cover' }],
    hasForms: true,
  },
  photo: {
    ways: bucket('photos/*', 'POST'),
    sizes: [
      { width: 2560, height: 2560, fit: 'inside' },
      { width: 480, height: 480, fit: 'cover' },
    ],
  },
  own_thumbnail: {
    ways: bucket('thumbnails/:videoId/:name', 'POST', 'PUT'),
    sizes: [{ width: 1280, height: 720, fit: 'cover' }],
    hasForms: true,
  },
  thumbnail: {
    ways: ['call set_video_thumbnail'],
    sizes: [{ width: 1280, height: 720, fit: 'inside' }],
    hasForms: true,
  },
  /** Twice the size of the largest card, for sharp screens. */
  category: {
    ways: bucket('category_thumbnails/*', 'POST', 'PUT'),
    sizes: [{ width: 960, height: 720, fit: 'inside' }],
    formats: ['png', 'jpeg', 'gif', 'webp'],
  },
  imported_thumbnail: {
    ways: ['job copy-thumbnail'],
    sizes: [{ width: 1280, height: 720, fit: 'inside' }],
    hasForms: true,
    isJob: true,
  },
  hosted_thumbnail: {
    ways: ['job copy-pictures'],
    sizes: [{ width: 640, height: 640, fit: 'inside' }],
    hasForms: true,
    isJob: true,
  },
  hosted_preview: {
    ways: ['job copy-pictures'],
    sizes: [{ width: 480, height: 480, fit: 'inside' }],
    formats: ['webp'],
    isMoving: true,
    isJob: true,
  },
  /** Twice the size of the widest place, and a smaller one for phones, each in both forms. */
  ad_picture: {
    ways: bucket('ad_assets/*', 'POST', 'PUT'),
    sizes: adSizes,
    formats: ['png', 'jpeg', 'gif', 'webp'],
  },
  /** The still that stands for a clip; the clip is known again by its frames. */
  ad_clip: {
    ways: ['job prepare-ad-asset'],
    sizes: adSizes,
    isJob: true,
  },
  /** A document stays legible at this size. */
  identity: {
    ways: ['POST /account/identity-pictures'],
    sizes: [{ width: 2000, height: 2000, fit: 'inside' }],
    notCompared:
      'Sealed, seen by admins alone and never shown: nothing of a document is kept or told, not even its hash.',
  },
} as const satisfies Record<string, Intake>;
export type IntakeName = keyof typeof intakes;
