/** A video as a source tells of it. All addresses are absolute http(s). */
export interface FoundVideo {
  /** What names it at its source for good: its page, else its file or player. */
  sourceUrl: string;
  /** The source's own id, where it gives one. */
  guid: string | null;
  title: string;
  description: string | null;
  thumbnailUrl: string | null;
  durationSeconds: number | null;
  tags: string[];
  /** Categories in the source's words. */
  categories: string[];
  /** A media file that can be fetched. */
  contentUrl: string | null;
  /** A player that can stand in a frame. */
  embedUrl: string | null;
  /** A short moving picture. */
  previewUrl: string | null;
  /** ISO 8601. */
  publishedAt: string | null;
  /** Who made or uploaded it, in the source's words. */
  uploader: string | null;
}

export interface FoundCategory {
  name: string;
  url: string;
}

/** What one document of a source holds. */
export interface Reading {
  videos: FoundVideo[];
  /** Documents in which the list goes on, in order. */
  next: string[];
  /** A document that tells of the same video in a form that can be read (oEmbed). */
  alternate: string | null;
}

/** One document as it was fetched. */
export interface SourceDocument {
  /** Address that answered. */
  url: string;
  /** Lower-case media type without parameters; empty where none was sent. */
  contentType: string;
  text: string;
}

export const emptyReading = (): Reading => ({ videos: [], next: [], alternate: null });

/** Most videos that are taken from one document. */
export const mostVideosInDocument = 10_000;
