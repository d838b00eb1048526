import { reviewPost, waitingPosts } from '../../domains/stream/index.ts';
import { AppError } from '../../kit/app-error.ts';
import { isUuid } from '../../kit/ids.ts';
import type { AdminCommand } from './admin-command.ts';

/** As many as one screen and a day's work hold. */
const listed = 100;

const posts: AdminCommand = {
  name: 'posts',
  usage: `posts                        lists posts that are held for a word of the list holdWords
  posts publish ID             lets it through
  posts remove ID              removes it`,
  async run(platform, [act, id], say) {
    if (act === undefined) {
      const waiting = await waitingPosts(platform.db, listed);
      if (waiting.length === 0) say('No post waits.');
      for (const post of waiting)
        say(
          `${post.id}  ${post.created_at.toISOString().slice(0, 16).replace('T', ' ')}  ${post.username}: ${post.content.replace(/\s+/g, ' ')}`,
        );
      return;
    }
    if (id === undefined || (act !== 'publish' && act !== 'remove'))
      throw new AppError('badInput', 'Say: posts, posts publish ID, or posts remove ID.');
    if (!isUuid(id)) throw new AppError('notFound', `No post ${id} waits.`);
    await reviewPost(platform, id, act === 'publish' ? 'published' : 'removed');
    say(act === 'publish' ? 'It is published.' : 'It is removed.');
  },
};

export const postCommands: readonly AdminCommand[] = [posts];
