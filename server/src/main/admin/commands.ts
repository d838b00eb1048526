import type { AdminCommand } from './admin-command.ts';
import { commentCommands } from './comment-commands.ts';
import { fourEyesCommand } from './four-eyes-command.ts';
import { memberCommands } from './member-commands.ts';
import { postCommands } from './post-commands.ts';
import { reportCommands } from './report-commands.ts';
import { resealCommand } from './reseal-command.ts';

/** All commands of `npm run admin`. */
export const adminCommands: readonly AdminCommand[] = [
  ...memberCommands,
  ...reportCommands,
  ...commentCommands,
  ...postCommands,
  fourEyesCommand,
  resealCommand,
];

export const adminUsage = (): string =>
  `npm run admin -- COMMAND\n${adminCommands.map(({ usage }) => `  ${usage}`).join('\n')}`;
