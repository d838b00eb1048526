import type { SettingName, SettingSource, SiteSettings } from '#contract/site-settings.ts';
import type { Config } from '../config.ts';
import type { Executor } from '../db/database.ts';
import { follow } from '../db/follow.ts';
import type { Listener } from '../db/notifications.ts';
import type { Log } from '../log.ts';
import { settingFaults } from './setting-faults.ts';
import { readSettingRows, type SettingRow } from './setting-queries.ts';
import { type GivenSettings, isSettingName } from './settings.ts';

/** Topic of the notification that the settings changed. */
export const settingsTopic = 'site-settings';

interface Place {
  readonly config: Config;
  readonly db: Executor;
  readonly log: Log;
}

export interface ComposedSettings {
  values: SiteSettings;
  sources: Record<SettingName, SettingSource>;
  /** 0: nothing has ever been changed on the page. */
  version: number;
  /** Rows with values that their setting no longer allows; they are ignored. */
  unusable: string[];
}

/** The effective settings: the rows over what file and environment say. */
export function composeSettings(given: GivenSettings, rows: readonly SettingRow[]): ComposedSettings {
  const values: Record<string, unknown> = { ...given.values };
  const sources = { ...given.sources };
  const unusable: string[] = [];
  for (const { name, value } of rows) {
    if (value === null) continue;
    if (!isSettingName(name) || settingFaults(name, value).length > 0) {
      unusable.push(name);
      continue;
    }
    values[name] = value;
    sources[name] = 'page';
  }
  const version = Math.max(0, ...rows.map((row) => row.version));
  return { values: values as unknown as SiteSettings, sources, version, unusable };
}

/** Makes the process use the settings now in the database. Answers their version. */
export async function loadSettings({ config, db, log }: Place): Promise<number> {
  const { values, version, unusable } = composeSettings(config.givenSettings, await readSettingRows(db));
  if (unusable.length > 0) log.warn({ settings: unusable }, 'settings that cannot be used are passed over');
  config.settings = values;
  return version;
}

/**
 * Loads the settings and follows the database, even after missed changes. `changed` is called when other
 * settings take effect.
 */
export async function followSettings(
  place: Place,
  listener: Listener,
  changed: () => void = () => {},
): Promise<void> {
  await follow({
    read: () => loadSettings(place),
    topic: settingsTopic,
    listener,
    log: place.log,
    what: 'the settings',
    changed: (version, before) => {
      if (version !== before) changed();
    },
  });
}
