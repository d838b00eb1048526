import type { Platform } from '../../../platform/context.ts';
import { readAverage } from '../transparency/read-transparency.ts';
import type { Fillings } from './legal-text-rules.ts';

/** What texts name in braces, of this site. */
export async function fillingsOf({ db, config }: Pick<Platform, 'db' | 'config'>): Promise<Fillings> {
  const { settings, publicUrl } = config;
  const average = await readAverage(db);
  const set = (value: string): string | null => value.trim() || null;
  return {
    site: settings.siteName,
    host: publicUrl === null ? null : new URL(publicUrl).host,
    contact: set(settings.contactEmail),
    agent: set(settings.noticeAgent),
    custodian: set(settings.recordsCustodian),
    establishment: set(settings.establishment),
    age: '18',
    recipients: average === null ? null : average.eu.toLocaleString('en'),
    recipients_until: average === null ? null : lastDayOf(average.until),
  };
}

/** `30 June 2030`, of `2030-06`. */
function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(Date.UTC(year, number, 0)).toLocaleDateString('en-GB', options);
}
