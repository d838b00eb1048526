import { implement } from '../../../../platform/calls/implement.ts';
import { daysOfOwner } from '../studio-queries.ts';

export const getStudioStatistics = implement('get_studio_statistics', (input, { db, memberId }) =>
  daysOfOwner(db, memberId, input.p_days ?? 28),
);
