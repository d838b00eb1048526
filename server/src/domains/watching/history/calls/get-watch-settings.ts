import { implement } from '../../../../platform/calls/implement.ts';
import { watcherOf } from '../history-page.ts';
import { readWatchSettings } from '../settings.ts';

export const getWatchSettings = implement('get_watch_settings', (_input, context) =>
  readWatchSettings(context.db, watcherOf(context)),
);
