import { dataRequestWords } from '#contract/data-request-lists.ts';
import type { DeskSource } from '../desk/desk-source.ts';
import { countLateDataRequests, dueDataRequests } from './data-request-queries.ts';

/** Data requests, for the legal desk. */
export const dataRequestDesk: DeskSource = {
  async due(db, _viewer, most) {
    return (await dueDataRequests(db, most)).map((row) => ({
      ...{ kind: 'data_request' as const, id: row.id, title: dataRequestWords[row.kind], about: row.name },
      ...{ due_at: row.due_at.toISOString(), assignee: null },
    }));
  },
  countLate: (db, _viewer, at) => countLateDataRequests(db, at),
};
