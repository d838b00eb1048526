import { reviewComment, waitingComments } from '../../domains/videos/index.ts';
import { AppError } from '../../kit/app-error.ts';
import { isUuid } from '../../kit/ids.ts';
import type { AdminCommand } from './admin-command.ts';

/** As many as one screen and a day's work hold. */
const listed = 100;

const comments: AdminCommand = {
  name: 'comments',
  usage: `comments                     lists comments that are held for a word of the list holdWords
  comments publish ID          lets it through
  comments remove ID           removes it`,
  async run(platform, [act, id], say) {
    if (act === undefined) {
      const waiting = await waitingComments(platform.db, listed);
      if (waiting.length === 0) say('No comment waits.');
      for (const comment of waiting)
        say(
          `${comment.id}  ${comment.created_at.toISOString().slice(0, 16).replace('T', ' ')}  ${comment.username ?? 'a deleted account'}: ${comment.content.replace(/\s+/g, ' ')}`,
        );
      return;
    }
    if (id === undefined || (act !== 'publish' && act !== 'remove'))
      throw new AppError('badInput', 'Say: comments, comments publish ID, or comments remove ID.');
    if (!isUuid(id)) throw new AppError('notFound', `No comment ${id} waits.`);
    await reviewComment(platform, id, act === 'publish' ? 'published' : 'removed');
    say(act === 'publish' ? 'It is published.' : 'It is removed.');
  },
};

export const commentCommands: readonly AdminCommand[] = [comments];
