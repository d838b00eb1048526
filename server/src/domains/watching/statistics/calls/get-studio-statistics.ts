import { implement } from '../../../../platform/calls/implement.ts';
import { daysOfOwner } from '../statistics-queries.ts';

export const getStudioStatistics = implement('get_studio_statistics', (input, { db, memberId }) =>
  daysOfOwner(db, memberId, input.p_days ?? 28),
);
