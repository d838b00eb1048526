import type { Config } from '../config.ts';
import type { RequestFacts } from '../context.ts';
import { countryOfAddress } from './country-database.ts';

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

/**
 * Where a connection comes from: the header of a trusted proxy (`COUNTRY_HEADER`), else the local database. No
 * other service is asked.
 */
export async function findPlace(
  config: Pick<Config, 'countryHeader'>,
  request: Pick<RequestFacts, 'address' | 'trustedHeader'>,
): Promise<Place> {
  const told =
    config.countryHeader === null ? '' : request.trustedHeader(config.countryHeader).trim().toUpperCase();
  if (/^[A-Z]{2}$/.test(told) && !noCountries.has(told)) return { country: told, city: null };
  return { country: (await countryOfAddress(request.address)) ?? fallbackCountry, city: null };
}
