import { isDeepStrictEqual } from 'node:util';
import type { SettingName, SiteSettings } from '#contract/site-settings.ts';
import { AppError } from '../../../kit/app-error.ts';
import { actorOf, recordAct } from '../../../platform/audit/record-act.ts';
import type { Config } from '../../../platform/config.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { notify } from '../../../platform/db/notifications.ts';
import { implementFinal, line } from '../../../platform/second-looks/final-call.ts';
import { composeSettings, settingsTopic } from '../../../platform/settings/live-settings.ts';
import { type SettingFault, settingFaults } from '../../../platform/settings/setting-faults.ts';
import {
  lockSettings,
  readSettingRows,
  type SettingRow,
  writeSetting,
} from '../../../platform/settings/setting-queries.ts';
import { isSettingName } from '../../../platform/settings/settings.ts';
import { deletesMore } from '../settings/retention-rules.ts';
import { settingLabel, settingWords } from '../settings/setting-words.ts';
import { settingsNow } from '../settings/settings-now.ts';

type Changes = Partial<Record<SettingName, unknown>>;

/** There is one set of settings. */
const settingsId = '00000000-0000-0000-0000-000000000000';

/** Sets what is named, for every process; unchanged values are not written. One admin alone does not end that it takes two. */
export const updateSiteSettings = implementFinal({
  name: 'update_site_settings',
  async subject(transaction, { config }, { p_settings: typed }) {
    const given = config.givenSettings;
    const now = composeSettings(given, await readSettingRows(transaction)).values;
    const next = { ...now, ...changesOf(typed, given.values) };
    if (!now.fourEyes) return null;
    const summary =
      next.fourEyes === false
        ? 'Switch off that a second admin confirms what cannot be undone.'
        : deletesMore(now, next)
          ? 'Have the site delete files of videos sooner, for good.'
          : null;
    return summary === null
      ? null
      : { ...{ kind: 'settings', id: settingsId, isMinorRelated: false, stands: '' }, summary };
  },
  lines: async (_transaction, _context, { p_settings: typed }) =>
    Object.entries(typed).map(([name, value]) => line(settingLabel(name), settingWords(value))),
  async run(transaction, context, input) {
    const changes = readChanges(input.p_settings);
    const actor = actorOf(context.viewer);
    await lockSettings(transaction);
    const changed = await writeChanges(transaction, context.config, {
      changes,
      version: input.p_version,
      changedBy: actor.id,
    });
    const names = Object.keys(changed.after);
    if (names.length > 0) {
      await recordAct(transaction, actor, {
        act: 'settings.changed',
        targetKind: 'settings',
        targetId: null,
        summary: `Changed the settings ${names.join(', ')}.`,
        details: changed,
      });
      await notify(transaction, settingsTopic);
    }
    return { ...(await settingsNow(transaction, context.config)), waits_for_second: false };
  },
  waiting: async (_tried, { db, config }) => ({
    ...(await settingsNow(db, config)),
    waits_for_second: true,
  }),
});

/** What is typed as it would be set; null goes back to what is given. */
const changesOf = (typed: Record<string, unknown>, given: SiteSettings): Partial<SiteSettings> =>
  Object.fromEntries(
    Object.entries(typed)
      .filter(([name]) => isSettingName(name))
      .map(([name, value]) => [name, value ?? given[name as SettingName]]),
  );

/** The input as changes; throws `badInput` with every fault. */
function readChanges(input: Record<string, unknown>): Changes {
  const faults: SettingFault[] = [];
  for (const [name, value] of Object.entries(input)) {
    if (!isSettingName(name)) faults.push({ field: name, message: `There is no setting named "${name}".` });
    else if (value !== null) faults.push(...settingFaults(name, value));
  }
  if (faults.length === 0) return input as Changes;
  throw new AppError('badInput', faults.map(({ field, message }) => `${field}: ${message}`).join('\n'), {
    field: 'p_settings',
    faults: faults.map(({ field, message }) => ({ field: `p_settings.${field}`, message })),
  });
}

async function writeChanges(
  transaction: TransactionExecutor,
  { givenSettings }: Config,
  { changes, version, changedBy }: { changes: Changes; version: number; changedBy: string | null },
): Promise<{ before: Partial<SiteSettings>; after: Partial<SiteSettings> }> {
  const rows = await readSettingRows(transaction);
  const byName = new Map(rows.map((row) => [row.name, row]));
  const before = composeSettings(givenSettings, rows);
  const named = Object.entries(changes) as [SettingName, unknown][];
  refuseOvertaken(
    named.map(([name]) => byName.get(name)),
    version,
  );
  let next = before.version;
  const written: SettingName[] = [];
  for (const [name, value] of named) {
    const given = byName.get(name)?.value ?? null;
    if (value === null ? given === null : isDeepStrictEqual(value, before.values[name])) continue;
    await writeSetting(transaction, { name, value, version: ++next, changedBy });
    written.push(name);
  }
  const after = composeSettings(givenSettings, await readSettingRows(transaction));
  const those = (values: SiteSettings): Partial<SiteSettings> =>
    Object.fromEntries(written.map((name) => [name, values[name]]));
  return { before: those(before.values), after: those(after.values) };
}

function refuseOvertaken(rows: readonly (SettingRow | undefined)[], version: number): void {
  const newer = rows.filter((row) => row !== undefined && row.version > version) as SettingRow[];
  if (newer.length === 0) return;
  throw new AppError(
    'conflict',
    `Someone else has changed ${newer.map(({ name }) => name).join(', ')} since you opened this. Look at what’s set now and save again.`,
    { field: 'p_version' },
  );
}
