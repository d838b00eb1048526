import type { AdminCommand } from './admin-command.ts';
import { memberCommands } from './member-commands.ts';
import { reportCommands } from './report-commands.ts';

/** Everything that `npm run admin` knows. */
export const adminCommands: readonly AdminCommand[] = [...memberCommands, ...reportCommands];

export const adminUsage = (): string =>
  `npm run admin -- COMMAND\n${adminCommands.map(({ usage }) => `  ${usage}`).join('\n')}`;
