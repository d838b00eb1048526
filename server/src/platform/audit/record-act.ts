import type { ActNoun } from '#contract/audit-words.ts';
import type { Viewer } from '../context.ts';
import type { TransactionExecutor } from '../db/database.ts';
import { insertAct } from './act-queries.ts';

/** Who acted: an admin, or a command the operator ran in a shell. */
export interface Actor {
  /** Null: nobody signed in. */
  readonly id: string | null;
  readonly name: string;
}
export const shell: Actor = { id: null, name: 'shell' };
/** What the site does by itself, on schedule. */
export const theSite: Actor = { id: null, name: 'site' };
export const actorOf = (viewer: Viewer): Actor => ({
  id: viewer.userId,
  name: viewer.member?.username ?? 'unknown',
});

export interface Act {
  /** `noun.past`, e.g. `video.published`. The log can be filtered by noun. */
  readonly act: `${ActNoun}.${string}`;
  /** e.g. `video`, `category`, `member`, `settings`. */
  readonly targetKind: string;
  readonly targetId: string | null;
  /** One plain sentence for the log; cut at 500 characters. */
  readonly summary: string;
  /** What changed, before and after. Never a secret. */
  readonly details?: Record<string, unknown>;
}

const longestSummary = 500;

/** Writes an admin's act into the append-only log, inside the transaction of the act. */
export async function recordAct(transaction: TransactionExecutor, actor: Actor, act: Act): Promise<void> {
  const characters = Array.from(act.summary);
  const summary =
    characters.length > longestSummary ? `${characters.slice(0, longestSummary - 1).join('')}…` : act.summary;
  await insertAct(transaction, {
    actorId: actor.id,
    actorName: actor.name,
    act: act.act,
    targetKind: act.targetKind,
    targetId: act.targetId,
    summary,
    details: act.details ?? {},
  });
}
