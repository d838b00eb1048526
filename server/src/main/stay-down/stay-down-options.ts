import { parseArgs } from 'node:util';
import { AppError, badInput } from '../../kit/app-error.ts';

/** What the operator asks `npm run stay-down` for. `what` is a SHA-256, a file, or a video's slug or address. */
export type StayDownOptions =
  | { action: 'add'; what: string; reason: string }
  | { action: 'remove'; what: string }
  | { action: 'list' };

export const usage = `Usage: npm run stay-down -- add FILE|SHA-256|VIDEO --reason TEXT
       npm run stay-down -- list
       npm run stay-down -- remove FILE|SHA-256|VIDEO`;

const longestReason = 500;

/** Reads the command line. Throws `badInput` with one sentence for a person. */
export function readStayDownOptions(args: readonly string[]): StayDownOptions {
  const { values, positionals } = parse(args);
  const [action, what, ...more] = positionals;
  if (action !== 'add' && action !== 'list' && action !== 'remove')
    throw badInput('action', 'Say add, list or remove.');
  if (more.length > 0 || (action === 'list' && what !== undefined))
    throw badInput('what', `"${more[0] ?? what}" is too much; put quotes around names with spaces.`);
  const reason = values.reason?.trim() ?? '';
  if (action !== 'add' && values.reason !== undefined)
    throw badInput('reason', `--reason belongs to add, not to ${action}.`);
  if (action === 'list') return { action };
  if (what === undefined || what.trim() === '')
    throw badInput('what', 'Name a file, a SHA-256, or the slug or address of a video.');
  if (action === 'remove') return { action, what };
  if (reason === '') throw badInput('reason', '--reason is needed: say why it must stay down.');
  if (reason.length > longestReason)
    throw badInput('reason', `--reason is longer than ${longestReason} characters.`);
  return { action, what, reason };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { reason: { type: 'string' } },
    });
  } catch (error) {
    // "Unknown option '--x'. To specify a positional argument …": its first sentence is for people.
    const words = (error as Error).message.split(/\.\s|\n/, 1)[0]!.replace(/\.$/, '');
    throw new AppError('badInput', `${words}.`, { cause: error });
  }
}
