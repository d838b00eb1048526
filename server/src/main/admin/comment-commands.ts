import { reviewComment, waitingComments } from '../../domains/responses/index.ts';
import type { AdminCommand } from './admin-command.ts';
import { heldTextCommand } from './held-text-command.ts';

export const commentCommands: readonly AdminCommand[] = [
  heldTextCommand({ thing: 'comment', waiting: waitingComments, review: reviewComment }),
];
