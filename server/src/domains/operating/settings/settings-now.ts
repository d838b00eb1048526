import type { SettingsNow } from '#contract/site-settings.ts';
import type { Config } from '../../../platform/config.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { composeSettings } from '../../../platform/settings/live-settings.ts';
import { readSettingRows } from '../../../platform/settings/setting-queries.ts';
import { settingNames } from '../../../platform/settings/settings.ts';
import { usernamesOf } from '../member-queries.ts';

/** The settings as they are in the database, which the processes follow. */
export async function settingsNow(db: Executor, { givenSettings }: Config): Promise<SettingsNow> {
  const rows = await readSettingRows(db);
  const { values, sources, version } = composeSettings(givenSettings, rows);
  const names = await usernamesOf(
    db,
    rows.map(({ changedBy }) => changedBy).filter((id) => id !== null),
  );
  const byName = new Map(rows.map((row) => [row.name, row]));
  return {
    version,
    settings: values,
    given: givenSettings.values,
    origins: settingNames.map((name) => {
      const row = byName.get(name);
      return {
        name,
        source: sources[name],
        changed_at: row?.changedAt.toISOString() ?? null,
        changed_by: names.get(row?.changedBy ?? '') ?? null,
      };
    }),
  };
}
