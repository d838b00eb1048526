import { AppError } from '../../kit/app-error.ts';
import { recordAct, theSite } from '../../platform/audit/record-act.ts';
import { notify } from '../../platform/db/notifications.ts';
import { composeSettings, settingsTopic } from '../../platform/settings/live-settings.ts';
import { lockSettings, readSettingRows, writeSetting } from '../../platform/settings/setting-queries.ts';
import type { AdminCommand } from './admin-command.ts';

/** One admin alone does not turn it off, which a site that is left with one admin may have to. */
export const fourEyesCommand: AdminCommand = {
  name: 'four-eyes',
  usage: 'four-eyes on|off             has a second admin confirm what cannot be undone, or no longer',
  async run({ db, config }, [state, ...rest], say) {
    if ((state !== 'on' && state !== 'off') || rest.length > 0)
      throw new AppError('badInput', 'Say: four-eyes on, or four-eyes off.');
    const value = state === 'on';
    await db.transaction(async (transaction) => {
      await lockSettings(transaction);
      const { values, version } = composeSettings(config.givenSettings, await readSettingRows(transaction));
      if (values.fourEyes === value) return;
      await writeSetting(transaction, { name: 'fourEyes', value, version: version + 1, changedBy: null });
      await recordAct(transaction, theSite, {
        act: 'settings.changed',
        targetKind: 'settings',
        targetId: null,
        summary: 'Changed the settings fourEyes.',
        details: { before: { fourEyes: !value }, after: { fourEyes: value } },
      });
      await notify(transaction, settingsTopic);
    });
    say(
      value
        ? 'A second admin confirms what cannot be undone.'
        : 'Each admin does alone what cannot be undone.',
    );
  },
};
