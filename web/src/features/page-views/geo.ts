import { keepsStatistics } from '../../state/statistics-choice.ts';

/** Country and city of the visitor, as the server sees the connection. */
export interface Geo {
  country: string;
  city: string | null;
}
const key = 'geo';
const fallback: Geo = { country: 'US', city: null };
let ofPage: Promise<Geo> | null = null;

/** Asks once a page, and once a session if statistics are allowed. */
export async function findGeo(): Promise<Geo> {
  if (keepsStatistics())
    try {
      const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
      if (stored && typeof (stored as Geo).country === 'string') return stored as Geo;
    } catch {
      // Storage is closed or holds something else: ask again.
    }
  ofPage ??= askGeo();
  const geo = await ofPage;
  if (keepsStatistics())
    try {
      sessionStorage.setItem(key, JSON.stringify(geo));
    } catch {
      // The next page asks again.
    }
  return geo;
}

async function askGeo(): Promise<Geo> {
  try {
    const response = await fetch('/geoip', { headers: { accept: 'application/json' } });
    const answer = (await response.json()) as Partial<Geo>;
    if (response.ok && answer.country) return { country: answer.country, city: answer.city ?? null };
  } catch (error) {
    console.debug('geo', error);
  }
  return fallback;
}
