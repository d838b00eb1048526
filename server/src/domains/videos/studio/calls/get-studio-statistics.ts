import { implement } from '../../../../platform/calls/implement.ts';
import { memberIdOf } from '../../../../platform/context.ts';
import { daysOfOwner } from '../studio-queries.ts';

export const getStudioStatistics = implement('get_studio_statistics', (input, { db, viewer }) =>
  daysOfOwner(db, memberIdOf(viewer), input.p_days ?? 28),
);
