import { implement } from '../../../../platform/calls/implement.ts';
import { readWatchSettings } from '../settings.ts';
import { watcherOf } from '../watching-member.ts';

export const getWatchSettings = implement('get_watch_settings', (_input, context) =>
  readWatchSettings(context.db, watcherOf(context)),
);
