import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import type { CountryResponse, Reader } from 'maxmind';

const file = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

/** The database's rows are flat, unlike those of the format's inventor. */
interface Row {
  country_code?: string;
}

let opened: Promise<Reader<CountryResponse>> | null = null;
let reader: Reader<CountryResponse> | null = null;

/** Loads on first use: 8 MB and 25 ms that a process without visitors never spends. */
function open(): Promise<Reader<CountryResponse>> {
  opened ??= import('maxmind').then((maxmind) =>
    maxmind.open<CountryResponse>(createRequire(import.meta.url).resolve(file), { cache: { max: 10_000 } }),
  );
  return opened;
}

/** Opens the database, for those who cannot wait when they look something up. */
export async function openCountries(): Promise<void> {
  reader ??= await open();
}

/** ISO code of the country an IPv4 or IPv6 address was assigned to; null if unknown. */
export async function countryOfAddress(address: string): Promise<string | null> {
  await openCountries();
  return countryNow(address) ?? null;
}

/** The same at once; undefined if the database is not open. */
export function countryNow(address: string): string | null | undefined {
  if (reader === null) return undefined;
  const bare = address.split('%')[0]?.replace(/^::ffff:(?=\d+\.)/i, '') ?? '';
  if (isIP(bare) === 0) return null;
  return (reader.get(bare) as Row | null)?.country_code ?? null;
}
