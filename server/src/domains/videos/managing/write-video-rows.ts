import { limits } from '#contract/limits.ts';
import { policyCategoryNames } from '#contract/policy.ts';
import { AppError, badInput } from '../../../kit/app-error.ts';
import { actorOf } from '../../../platform/audit/record-act.ts';
import type { CallContext } from '../../../platform/context.ts';
import { hiddenVideos } from '../reviewing/who-reviews.ts';
import { setPublication } from './set-publication.ts';
import type { Reasons } from './tell-uploader.ts';

/**
 * Writes rows of the table `videos` as admins' client libraries do: only the publication, through the act
 * that is on record, and why it is taken back. The time of publication is the server's, whatever is sent. All or none; ids that are
 * unknown, or that the admin may not know of, are skipped. Answers the others. Throws `badInput` and `conflict`.
 */
export async function writeVideoRows(
  context: CallContext,
  ids: readonly string[],
  row: Readonly<Record<string, unknown>>,
): Promise<readonly string[]> {
  const { status, published_at: moment } = row;
  if (moment !== undefined && moment !== null && typeof moment !== 'string')
    throw badInput('published_at', '"published_at" must be a moment or null.');
  const reasons = readReasons(row);
  const hidden = new Set(await hiddenVideos(context));
  const seen = ids.filter((id) => !hidden.has(id));
  if (status === undefined) return seen;
  if (status !== 'published' && status !== 'pending')
    throw badInput('status', '"status" must be published or pending.');
  await context.db.transaction(async (transaction) => {
    // In one order, so that transactions do not deadlock.
    for (const id of [...seen].sort()) {
      try {
        await setPublication(transaction, context, actorOf(context.viewer), id, status, reasons);
      } catch (error) {
        if (error instanceof AppError && error.kind === 'notFound') continue;
        throw error;
      }
    }
  });
  return seen;
}

/** What of a row is said to uploaders. Throws `badInput`. */
function readReasons({ ground = null, explanation = null }: Readonly<Record<string, unknown>>): Reasons {
  const rule = policyCategoryNames.find((name) => name === ground) ?? null;
  if (ground !== null && rule === null)
    throw badInput('ground', `"ground" must be null or one of ${policyCategoryNames.join(', ')}.`);
  if (explanation !== null && typeof explanation !== 'string')
    throw badInput('explanation', '"explanation" must be text or null.');
  const words = explanation?.trim() || null;
  if (words !== null && Array.from(words).length > limits.explanationLength)
    throw badInput('explanation', `An explanation has at most ${limits.explanationLength} characters.`);
  return { ground: rule, explanation: words };
}
