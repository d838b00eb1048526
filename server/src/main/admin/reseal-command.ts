import { countOlderRecoveryCodes } from '../../domains/accounts/index.ts';
import { AppError } from '../../kit/app-error.ts';
import { resealColumn } from '../../platform/sealed-columns.ts';
import { keyIdOf, newestKey } from '../../platform/site-keys.ts';
import { sealedColumns } from '../sealed-columns.ts';
import type { AdminCommand } from './admin-command.ts';

export const resealCommand: AdminCommand = {
  name: 'reseal',
  usage: 'reseal                       seals what is kept with the newest key of SECRETS (docs/keys.md)',
  async run({ db, config }, words, say) {
    if (words.length > 0) throw new AppError('badInput', 'reseal takes nothing more.');
    let closed = 0;
    for (const column of sealedColumns) {
      const outcome = await resealColumn(db, config, column);
      closed += outcome.closed;
      if (outcome.resealed + outcome.closed > 0)
        say(
          `${column.table}.${column.column}: ${outcome.resealed} sealed again, ${outcome.closed} not opened`,
        );
    }
    const key = keyIdOf(newestKey(config.secret));
    const members = await countOlderRecoveryCodes(db, key);
    if (members > 0)
      say(
        `${members} ${members === 1 ? 'member has' : 'members have'} recovery codes that hold only while the older keys are in SECRETS. They are counted again at each run.`,
      );
    if (closed > 0)
      throw new AppError(
        'conflict',
        `${closed} ${closed === 1 ? 'value opens' : 'values open'} with no key of SECRETS: put the key back that sealed them.`,
      );
    say(`Everything that is sealed is sealed with the key ${key.toString('hex')}.`);
  },
};
