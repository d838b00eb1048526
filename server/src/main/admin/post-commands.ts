import { reviewPost, waitingPosts } from '../../domains/stream/index.ts';
import type { AdminCommand } from './admin-command.ts';
import { heldTextCommand } from './held-text-command.ts';

export const postCommands: readonly AdminCommand[] = [
  heldTextCommand({ thing: 'post', waiting: waitingPosts, review: reviewPost }),
];
