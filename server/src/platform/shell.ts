import { shellText } from '../kit/shell-text.ts';

/** The only way of a command to its shell: a line of text, with nothing in it that steers a terminal. */
export const say = (words: string): void => void process.stdout.write(`${shellText(words)}\n`);
/** The same for what went wrong. */
export const complain = (words: string): void => void process.stderr.write(`${shellText(words)}\n`);
