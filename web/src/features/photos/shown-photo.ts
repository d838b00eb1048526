/** A photo as the tab shows it. */
export interface ShownPhoto {
  id: string;
  albumId: string | null;
  caption: string | null;
  /** Null while a report holds it, and behind the age gate. */
  url: string | null;
  small: string | null;
  width: number;
  height: number;
  isHeld: boolean;
  moment: string;
  /** How long ago it was added, in words. */
  ago: string;
}

export interface ShownAlbum {
  id: string;
  name: string;
  description: string | null;
  isPublic: boolean;
  /** `3 photos` */
  photos: string;
  /** Its latest photos as squares. */
  covers: readonly string[];
}
