import { Value } from 'typebox/value';
import type { LayoutSettings } from '#contract/layout.ts';
import { defaultPreferences, layoutOf, type PreferenceChanges, Preferences } from '#contract/preferences.ts';
import type { Executor } from '../../../platform/db/database.ts';

/**
 * The stored preferences over the defaults; a value that the current declaration does not know gets its
 * default.
 */
export function readPreferences(stored: unknown): Preferences {
  if (stored == null) return defaultPreferences;
  const own = stored as Partial<Preferences>;
  const merged = {
    ...defaultPreferences,
    ...own,
    notifications: { ...defaultPreferences.notifications, ...own.notifications },
  };
  if (Value.Check(Preferences, merged)) return Value.Clean(Preferences, merged) as Preferences;
  const sound: Record<string, unknown> = { ...defaultPreferences };
  for (const [name, schema] of Object.entries(Preferences.properties)) {
    const value = (merged as Record<string, unknown>)[name];
    if (Value.Check(schema, value)) sound[name] = value;
  }
  return sound as Preferences;
}

export const layoutFrom = (stored: unknown): LayoutSettings | null =>
  stored == null ? null : layoutOf(readPreferences({ layout: stored }));

export async function findPreferences(db: Executor, accountId: string): Promise<Preferences> {
  const rows = await db.query<{ preferences: unknown }>(
    'select preferences from account_preferences where account_id = $1',
    [accountId],
  );
  return readPreferences(rows[0]?.preferences);
}

/** For several members at once; those who have set nothing are included with the defaults. */
export async function findPreferencesOf(
  db: Executor,
  accountIds: readonly string[],
): Promise<Map<string, Preferences>> {
  const rows = await db.query<{ account_id: string; preferences: unknown }>(
    'select account_id, preferences from account_preferences where account_id = any($1::uuid[])',
    [accountIds],
    'preferences_of',
  );
  const stored = new Map(rows.map((row) => [row.account_id, row.preferences]));
  return new Map(accountIds.map((id) => [id, readPreferences(stored.get(id))]));
}

/** Writes the named ones; two devices that change different ones at the same moment both get their way. */
export async function writePreferences(
  db: Executor,
  accountId: string,
  { notifications, ...changes }: PreferenceChanges,
): Promise<Preferences> {
  const rows = await db.query<{ preferences: unknown }>(
    `insert into account_preferences as stored (account_id, preferences)
     values ($1, $2::jsonb || jsonb_build_object('notifications', $3::jsonb))
     on conflict (account_id) do update set updated_at = now(),
       preferences = stored.preferences || $2::jsonb
         || jsonb_build_object('notifications', coalesce(stored.preferences -> 'notifications', '{}') || $3::jsonb)
     returning preferences`,
    [accountId, JSON.stringify(changes), JSON.stringify(notifications ?? {})],
  );
  return readPreferences(rows[0]?.preferences);
}
