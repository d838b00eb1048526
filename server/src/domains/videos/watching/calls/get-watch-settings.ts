import { implement } from '../../../../platform/calls/implement.ts';
import { watcherOf } from '../watching-member.ts';
import { findSettings } from '../watching-queries.ts';

export const getWatchSettings = implement('get_watch_settings', (_input, context) =>
  findSettings(context.db, watcherOf(context)),
);
