import { keepsPreferences } from './preferences-choice.ts';
/** Where this browser stopped in a playlist that it played. */
export interface PlaylistPlace {
  /** Of the playlist. */
  list: string;
  /** Of the video. */
  slug: string;
  shuffle: number | null;
}

const storageKey = 'playlist.places';
const mostPlaces = 50;

/** Reads what was stored, dropping whatever does not look like a place. */
export function parsePlaces(text: string | null): PlaylistPlace[] {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(value)) return [];
  return value
    .filter(
      (place): place is PlaylistPlace =>
        typeof place?.list === 'string' &&
        typeof place.slug === 'string' &&
        (place.shuffle === null || Number.isInteger(place.shuffle)),
    )
    .slice(0, mostPlaces);
}

const read = (): PlaylistPlace[] => {
  try {
    return parsePlaces(localStorage.getItem(storageKey));
  } catch {
    return []; // Storage is closed.
  }
};

export const placeIn = (list: string): PlaylistPlace | null =>
  read().find((place) => place.list === list) ?? null;

export function rememberPlace(place: PlaylistPlace): void {
  if (!keepsPreferences()) return;
  const others = read().filter(({ list }) => list !== place.list);
  try {
    localStorage.setItem(storageKey, JSON.stringify([place, ...others].slice(0, mostPlaces)));
  } catch {
    // Storage is full or closed: the playlist starts from the beginning next time.
  }
}

export function forgetPlaces(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Storage is closed.
  }
}
