import { hash } from 'node:crypto';
import { remembered } from '../../kit/remembered.ts';
import type { Config } from '../config.ts';
import type { RequestFacts } from '../context.ts';
import { openCountries } from '../geo/country-database.ts';
import { placesOf } from '../geo/place.ts';
import { everywhere, type PlaceGroup } from './place-group.ts';

export interface PlaceRule {
  id: number;
  mode: 'only' | 'except';
  /** Codes of countries and regions. */
  places: readonly string[];
}

type Connection = Pick<RequestFacts, 'address' | 'trustedHeader'>;

export interface PlaceGroups {
  /** Whether there are rules at all: then no shared cache may hold answers. */
  readonly any: boolean;
  /** Null: it depends on the country, and the database of countries is not open yet. */
  now(connection: () => Connection): PlaceGroup | null;
  /** The same, and opens it. */
  of(connection: () => Connection): Promise<PlaceGroup>;
}

/** Statements are a few hundred, some of them long. */
const texts = { most: 2000, longest: 50_000 };

const bars = ({ mode, places }: PlaceRule, at: readonly string[]): boolean =>
  at.some((place) => places.includes(place)) === (mode === 'except');

/** For tests, and for what knows no rules. */
export const noPlaceGroups: PlaceGroups = {
  any: false,
  now: () => everywhere,
  of: async () => everywhere,
};

/** `rules` answers those of now, another array when they have changed; `narrow` has a statement leave out what these bar. */
export function createPlaceGroups(
  config: Pick<Config, 'countryHeader' | 'regionHeader'>,
  rules: () => readonly PlaceRule[],
  narrow: (text: string, ids: readonly number[]) => string,
): PlaceGroups {
  let madeOf: readonly PlaceRule[] = [];
  let byPlace = new Map<string, PlaceGroup>();
  let byKey = new Map<string, PlaceGroup>();
  const now: PlaceGroups['now'] = (connection) => {
    const present = rules();
    if (present.length === 0) return everywhere;
    if (present !== madeOf) {
      madeOf = present;
      byPlace = new Map();
      byKey = new Map([['', everywhere]]);
    }
    const at = placesOf(config, connection());
    if (at === null) return null;
    const place = at.join();
    const known = byPlace.get(place);
    if (known !== undefined) return known;
    const ids = present.filter((rule) => bars(rule, at)).map(({ id }) => id);
    // Short, however many rules there are: it is part of the names of prepared statements.
    const key = ids.length === 0 ? '' : hash('sha1', ids.join(), 'base64url').slice(0, 12);
    const group = byKey.get(key) ?? { key, ids, narrow: remembered((text) => narrow(text, ids), texts) };
    byKey.set(key, group);
    byPlace.set(place, group);
    return group;
  };
  return {
    get any() {
      return rules().length > 0;
    },
    now,
    async of(connection) {
      const group = now(connection);
      if (group !== null) return group;
      await openCountries();
      return now(connection) ?? everywhere;
    },
  };
}
