import type { PictureOf } from '../art/picture.ts';
import type { MoodName } from '../film/moods.ts';

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

/** A public playlist, of the videos of a tag or of chosen ones. */
export interface DemoPlaylist {
  readonly name: string;
  readonly description: string;
  /** A username of a studio or a member. */
  readonly uploader: string;
  /** The tag of its videos. */
  readonly tag?: string;
  /** Or their titles, in order. */
  readonly titles?: readonly string[];
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
  /** What surrounds the picture in its clip. */
  readonly mood: MoodName;
  /** Short side of its clip where it is larger than usual. */
  readonly height?: 720 | 1080;
  /** Hours before the moment of seeding. */
  readonly hoursOld: number;
  /** Viewers on a usual day, from which the view history is made. */
  readonly pull: number;
  readonly release?: 'ongoing' | 'releasing' | 'completed' | 'upcoming';
  readonly format?: string;
  readonly audio?: string;
  readonly subtitles?: readonly string[];
}
