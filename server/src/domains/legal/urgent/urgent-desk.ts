import type { Executor } from '../../../platform/db/database.ts';
import type { DeskSource } from '../desk/desk-source.ts';
import { countLateUrgent, openUrgent } from './urgent-queries.ts';

const titles = { danger: 'A life may be in danger', authority: 'An authority asks' } as const;

/** Urgent requests, for the legal desk. */
export const urgentDesk: DeskSource = {
  async due(db: Executor, _viewer, most) {
    return (await openUrgent(db, most)).map((row) => ({
      ...{ kind: 'urgent_request' as const, id: row.id, title: titles[row.kind], about: row.reference },
      ...{ due_at: row.due_at.toISOString(), assignee: null },
    }));
  },
  countLate: (db, _viewer, at) => countLateUrgent(db, at),
};
