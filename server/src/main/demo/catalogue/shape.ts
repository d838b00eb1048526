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
  /** The title of the video whose film it is in another language. */
  readonly dubOf?: string;
  readonly subtitles?: readonly string[];
}

/** A season, a film or an OVA made of films of the catalogue. */
export interface DemoWork {
  readonly title: string;
  readonly nativeTitle: string;
  readonly kind: 'tv' | 'ova' | 'ona' | 'movie' | 'special';
  readonly synopsis: string;
  readonly year: number;
  readonly season: 'winter' | 'spring' | 'summer' | 'fall';
  readonly airing: 'airing' | 'finished';
  readonly source: 'original' | 'manga' | 'novel';
  readonly expectedEpisodes: number | null;
  /** Usernames of `demoUploaders`. */
  readonly studios: readonly string[];
  readonly titles: readonly {
    readonly language: string;
    readonly kind: 'official' | 'short' | 'synonym';
    readonly title: string;
  }[];
  /** The story it belongs to, and its place in it. */
  readonly series: readonly [story: string, position: number] | null;
  /** What it is to another of them. */
  readonly relation?: readonly [to: string, kind: 'sequel' | 'side_story'];
  readonly episodes: readonly DemoEpisode[];
}

export interface DemoEpisode {
  readonly number: number;
  /** A special; else a regular one. */
  readonly kind?: 'special';
  /** The title of its film, which is also its own; null: it is yet to come. */
  readonly film: string | null;
  /** The title of its film in English. */
  readonly dub?: string;
  readonly title?: string;
  readonly nativeTitle: string | null;
  readonly airedOn: string | null;
}
