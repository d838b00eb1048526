import type { PictureOf } from '../art/picture.ts';
import type { ClipName } from './clips.ts';

export interface DemoCategory {
  readonly name: string;
  readonly description: string;
  readonly orientation: 'all' | 'gay';
  readonly picture: PictureOf;
}

export interface DemoUploader {
  readonly username: string;
  readonly displayName: string;
  readonly picture: PictureOf;
}

/** A public playlist of the videos of a tag. */
export interface DemoPlaylist {
  readonly name: string;
  readonly description: string;
  /** A username of `demoUploaders`. */
  readonly uploader: string;
  /** The tag of its videos. */
  readonly tag: string;
}

export interface DemoVideo {
  readonly title: string;
  readonly description: string;
  /** A name of `demoCategories`. */
  readonly category: string;
  /** A username of `demoUploaders`. */
  readonly uploader: string;
  readonly tags: readonly string[];
  readonly picture: PictureOf;
  readonly clip: ClipName;
  /** Hours before the moment of seeding. */
  readonly hoursOld: number;
  /** Viewers on a usual day, from which the view history is made. */
  readonly pull: number;
  readonly release?: 'ongoing' | 'releasing' | 'completed' | 'upcoming';
  readonly format?: string;
  readonly audio?: string;
  readonly subtitles?: readonly string[];
}
