import type { Settings } from '../../../platform/settings/settings.ts';
import type { Fillings } from './legal-text-rules.ts';

/** What texts name in braces, of this site. */
export function fillingsOf(settings: Settings, publicUrl: string | null): Fillings {
  const set = (value: string): string | null => value.trim() || null;
  return {
    site: settings.siteName,
    host: publicUrl === null ? null : new URL(publicUrl).host,
    contact: set(settings.contactEmail),
    agent: set(settings.noticeAgent),
    custodian: set(settings.recordsCustodian),
    establishment: set(settings.establishment),
    age: '18',
  };
}
