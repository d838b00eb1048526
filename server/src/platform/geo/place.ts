import { unknownPlace } from '#contract/age.ts';
import type { Config } from '../config.ts';
import type { RequestFacts } from '../context.ts';
import { countryNow, countryOfAddress } from './country-database.ts';

export interface Place {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** The local database does not know it. */
  city: string | null;
}

/** What visitors without a known country count as. */
const fallbackCountry = 'US';

/** Codes in the header's format that name no country: unknown, and the Tor network. */
const noCountries = new Set(['XX', 'T1', 'ZZ']);

type Connection = Pick<RequestFacts, 'address' | 'trustedHeader'>;

/** What the header of a trusted proxy says; null: nothing, or no country. */
function toldCountry({ countryHeader }: Pick<Config, 'countryHeader'>, request: Connection): string | null {
  const told = countryHeader === null ? '' : request.trustedHeader(countryHeader).trim().toUpperCase();
  return /^[A-Z]{2}$/.test(told) && !noCountries.has(told) ? told : null;
}

/**
 * Where a connection comes from: the header of a trusted proxy (`COUNTRY_HEADER`), else the local database. No
 * other service is asked.
 */
export async function findPlace(config: Pick<Config, 'countryHeader'>, request: Connection): Promise<Place> {
  const country =
    toldCountry(config, request) ?? (await countryOfAddress(request.address)) ?? fallbackCountry;
  return { country, city: null };
}

/**
 * The codes of where a connection comes from, the most specific first: `US-TX`, `US`. An unknown place has a code of its
 * own and counts as no country. Regions are known from a trusted proxy alone (`REGION_HEADER`). Null: the database of
 * countries is needed, and not open.
 */
export function placesOf(
  config: Pick<Config, 'countryHeader' | 'regionHeader'>,
  request: Connection,
): readonly string[] | null {
  const country = toldCountry(config, request) ?? countryNow(request.address);
  if (country === undefined) return null;
  if (country === null) return [unknownPlace];
  const { regionHeader } = config;
  const told = regionHeader === null ? '' : request.trustedHeader(regionHeader).trim().toUpperCase();
  const region = told.startsWith(`${country}-`) ? told : `${country}-${told}`;
  return /^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(region) ? [region, country] : [country];
}
