import type { Platform } from '../../platform/context.ts';

/** One thing that `npm run admin -- NAME …` does. Refusals are thrown as AppError; their words are shown. */
export interface AdminCommand {
  readonly name: string;
  /** One line for the help. */
  readonly usage: string;
  run(platform: Platform, words: readonly string[], say: (line: string) => void): Promise<void>;
}
