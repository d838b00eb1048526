import { parseArgs } from 'node:util';
import { AppError } from '../../kit/app-error.ts';

export interface BackupArguments {
  target: string;
  id: string | null;
  keep: number | null;
  lists: boolean;
  leavesSecret: boolean;
  into: string | null;
}

type Option = 'backup' | 'keep' | 'list' | 'without-secret' | 'into';

/** Reads a command's words; of the options only those in `taken` are known. Throws `badInput` with the usage. */
export function readArguments(
  words: string[],
  taken: readonly Option[],
  usage: string,
  fallback: string | null,
): BackupArguments {
  const refuse = (what: string): never => {
    throw new AppError('badInput', `${what}\n${usage}`);
  };
  const options = Object.fromEntries(
    taken.map((name) => [
      name,
      { type: name === 'list' || name === 'without-secret' ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  try {
    const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
    if (positionals.length > 1) refuse(`One place is enough, not ${positionals.join(' and ')}.`);
    const target = positionals[0] ?? fallback ?? refuse('Say where: a folder, or s3://BUCKET/FOLDER.');
    const text = (name: Option): string | null => (typeof values[name] === 'string' ? values[name] : null);
    const keep = text('keep');
    if (keep !== null && !/^[1-9]\d{0,3}$/.test(keep))
      refuse(`--keep takes a whole number from 1, not ${keep}.`);
    return {
      target,
      id: text('backup'),
      keep: keep === null ? null : Number(keep),
      lists: values.list === true,
      leavesSecret: values['without-secret'] === true,
      into: text('into'),
    };
  } catch (error) {
    if (error instanceof AppError) throw error;
    return refuse((error as Error).message);
  }
}
