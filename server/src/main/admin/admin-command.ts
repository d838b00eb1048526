import type { Platform } from '../../platform/context.ts';

/** One command of `npm run admin -- NAME …`. Refusals are thrown as AppError, whose message is shown. */
export interface AdminCommand {
  readonly name: string;
  /** Its line in the help. */
  readonly usage: string;
  run(platform: Platform, words: readonly string[], say: (line: string) => void): Promise<void>;
}
