import { shellText } from '../kit/shell-text.ts';

/** The only way for a command to write to its shell: a line of text that cannot steer a terminal. */
export const say = (words: string): void => void process.stdout.write(`${shellText(words)}\n`);
/** The same for errors. */
export const complain = (words: string): void => void process.stderr.write(`${shellText(words)}\n`);
