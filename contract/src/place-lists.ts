import { unknownPlace } from './age.ts';

/** About rules for where something may be shown. */
export const placeKinds = ['video', 'tag', 'category'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** `only`: in these places and nowhere else; `except`: everywhere but there. */
export const placeModes = ['except', 'only'] as const;
export type PlaceMode = (typeof placeModes)[number];

export const placeLimits = { places: 300, reason: 500, subject: 200 } as const;

/** The code of a country like GB, or of a region like US-TX. */
export const placePattern = '^[A-Z]{2}(-[A-Z0-9]{1,3})?$';

export interface Places {
  mode: PlaceMode;
  places: string[];
}

/** The codes in what somebody typed, with commas, spaces or lines between them. */
export const readPlaces = (typed: string): string[] => [
  ...new Set(
    typed
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  ),
];

/** `Germany, France`; of a region, its code. */
export function placeNames(places: readonly string[]): string {
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  const nameOf = (place: string): string =>
    place === unknownPlace
      ? 'places that nobody knows'
      : place.length === 2
        ? (names.of(place) ?? place)
        : place;
  return places.map(nameOf).join(', ');
}

/** Where it is shown, as the end of a sentence. */
export const placeWords = ({ mode, places }: Places): string =>
  mode === 'only' ? `only in ${placeNames(places)}` : `everywhere but in ${placeNames(places)}`;
