import type { Services } from '../page-context.ts';

/** What pages of advertising must know of the settings to say money and times. */
export interface AdFacts {
  currency: string;
  timeZone: string;
}

export async function adFacts(services: Services): Promise<AdFacts> {
  const { settings } = await services.call('get_site_settings', {});
  return { currency: settings.adCurrency, timeZone: settings.adTimeZone };
}

/** A page of rows that were asked for with one more than it shows: that one says whether there is another page. */
export const pageOf = <Row>(rows: readonly Row[], size: number): { rows: Row[]; hasMore: boolean } => ({
  rows: rows.slice(0, size),
  hasMore: rows.length > size,
});
