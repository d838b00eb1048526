import type { AdInvalidReason } from '#contract/ad-words.ts';
import { Batcher } from '../../../kit/batcher.ts';
import type { Database } from '../../../platform/db/database.ts';
import { type EventReport, type EventScope, judgeEvents } from './event-queries.ts';
import { lockBalancesOf } from './slice-queries.ts';

export interface EventRecorder {
  /** Resolves with why it does not count, or null, when the event is safe on disk. */
  record(report: EventReport): Promise<AdInvalidReason | null>;
}

/** The recorder of a process: all requests share it, and so share its writes. `scope`: as settings say now. */
export function createEventRecorder(db: Database, scope: () => EventScope): EventRecorder {
  const batcher = new Batcher({
    patience: 2,
    largestBatch: 400,
    mostWaiting: 20_000,
    write: (reports: EventReport[]) => judge(db, reports, scope()),
  });
  return { record: (report) => batcher.add(report) };
}

/** One statement can touch an ad that was given out once: what comes of it later goes into the next one. */
export async function judge(
  db: Database,
  reports: readonly EventReport[],
  scope: EventScope,
): Promise<(AdInvalidReason | null)[]> {
  const rounds: number[][] = [];
  const seen = new Map<string, number>();
  reports.forEach(({ serve }, index) => {
    const round = serve === null ? 0 : (seen.get(serve.serveId) ?? 0);
    if (serve !== null) seen.set(serve.serveId, round + 1);
    rounds[round] ??= [];
    rounds[round].push(index);
  });
  const reasons: (AdInvalidReason | null)[] = reports.map(() => null);
  await db.transaction(async (transaction) => {
    await lockBalancesOf(transaction, [
      ...new Set(reports.flatMap(({ serve }) => (serve === null ? [] : [serve.postingNumber]))),
    ]);
    for (const round of rounds) {
      const judged = await judgeEvents(
        transaction,
        round.map((index) => reports[index]!),
        scope,
      );
      for (const [place, index] of round.entries()) reasons[index] = judged[place]!;
    }
  });
  return reasons;
}
