/** Country and city of the visitor, as the server sees the connection. */
export interface Geo {
  country: string;
  city: string | null;
}
const key = 'geo';
const fallback: Geo = { country: 'US', city: null };

/** Asks once per session. */
export async function findGeo(): Promise<Geo> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (stored && typeof (stored as Geo).country === 'string') return stored as Geo;
  } catch {
    // Storage is closed or holds something else: ask again.
  }
  let geo = fallback;
  try {
    const response = await fetch('/geoip', { headers: { accept: 'application/json' } });
    const answer = (await response.json()) as Partial<Geo>;
    if (response.ok && answer.country) geo = { country: answer.country, city: answer.city ?? null };
  } catch (error) {
    console.debug('geo', error);
  }
  try {
    sessionStorage.setItem(key, JSON.stringify(geo));
  } catch {
    // The next page asks again.
  }
  return geo;
}
