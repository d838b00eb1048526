import { limits } from '#contract/limits.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { seesMinors } from '../../accounts/index.ts';
import { hiddenVideos } from '../../videos/index.ts';
import type { WaitingSource } from '../overview/waiting-source.ts';

const most = limits.waitingCounted;

export const createGetWaitingWork = (sources: readonly WaitingSource[]) =>
  implement('get_waiting_work', async (_input, context) => {
    const { db, viewer, memberId } = context;
    const [sees, hidden] = await Promise.all([seesMinors(db, viewer), hiddenVideos(context)]);
    return Promise.all(
      sources.map(async ({ kind, count }) => {
        const found = await count(db, { memberId, seesMinors: sees, hidden }, most + 1);
        return { kind, count: Math.min(found, most), has_more: found > most };
      }),
    );
  });
