import { AppError } from '../../kit/app-error.ts';
import { isUuid } from '../../kit/ids.ts';
import type { Platform } from '../../platform/context.ts';
import type { AdminCommand } from './admin-command.ts';

/** As many as fit on a screen and into a day's work. */
const listed = 100;

interface HeldText {
  id: string;
  created_at: Date;
  /** Null: the account is deleted. */
  username: string | null;
  content: string;
}

/** Texts that are held because they contain a word of `holdWords`. */
export interface HeldTexts {
  /** In the singular; the command's name is the plural. */
  thing: 'comment' | 'post';
  waiting(db: Platform['db'], limit: number): Promise<readonly HeldText[]>;
  review(platform: Platform, id: string, outcome: 'published' | 'removed'): Promise<unknown>;
}

/** The command that lists them and decides on one. */
export function heldTextCommand({ thing, waiting, review }: HeldTexts): AdminCommand {
  const name = `${thing}s`;
  return {
    name,
    usage: [
      [name, `lists ${name} that are held for a word of the list holdWords`],
      [`${name} publish ID`, 'lets it through'],
      [`${name} remove ID`, 'removes it'],
    ]
      .map(([words = '', what]) => `${words.padEnd(29)}${what}`)
      .join('\n  '),
    async run(platform, [act, id], say) {
      if (act === undefined) {
        const texts = await waiting(platform.db, listed);
        if (texts.length === 0) say(`No ${thing} waits.`);
        for (const text of texts)
          say(
            `${text.id}  ${text.created_at.toISOString().slice(0, 16).replace('T', ' ')}  ${text.username ?? 'a deleted account'}: ${text.content.replace(/\s+/g, ' ')}`,
          );
        return;
      }
      if (id === undefined || (act !== 'publish' && act !== 'remove'))
        throw new AppError('badInput', `Say: ${name}, ${name} publish ID, or ${name} remove ID.`);
      if (!isUuid(id)) throw new AppError('notFound', `No ${thing} ${id} waits.`);
      await review(platform, id, act === 'publish' ? 'published' : 'removed');
      say(act === 'publish' ? 'It is published.' : 'It is removed.');
    },
  };
}
