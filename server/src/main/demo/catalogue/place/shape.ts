import type { PictureOf } from '../../art/picture.ts';

export interface DemoMember {
  readonly username: string;
  readonly displayName: string;
  readonly bio: string;
  readonly daysHere: number;
  readonly picture: PictureOf;
}

export interface Remark {
  /** A username of the members or the studios. */
  readonly by: string;
  /**
   * `{closer}` and `{end}` stand for the moments of the clip at which it comes closer, and at which its last light
   * begins.
   */
  readonly text: string;
  /** When: a share of the time since the video came out, or since what it answers was said. */
  readonly at: number;
  /** How many like it. */
  readonly likes?: number;
}

export interface DemoComment extends Remark {
  readonly replies?: readonly Remark[];
}

export interface DemoPost {
  readonly by: string;
  readonly text: string;
  readonly hoursOld: number;
  readonly likes: number;
  readonly replies?: readonly Remark[];
}
