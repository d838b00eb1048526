/** A video as described by a source. All addresses are absolute http(s). */
export interface FoundVideo {
  /** Its permanent identity at the source: its page, else its file or player. */
  sourceUrl: string;
  /** The source's own id, if given. */
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
  /** A player that works in a frame. */
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
  /** Documents that continue the list, in order. */
  next: string[];
  /** A document that describes the same video in machine-readable form (oEmbed). */
  alternate: string | null;
}

/** A document as fetched. */
export interface SourceDocument {
  /** The address that answered. */
  url: string;
  /** Lower-case media type without parameters; empty if none was sent. */
  contentType: string;
  text: string;
}

export const emptyReading = (): Reading => ({ videos: [], next: [], alternate: null });

/** The most videos taken from one document. */
export const mostVideosInDocument = 10_000;
