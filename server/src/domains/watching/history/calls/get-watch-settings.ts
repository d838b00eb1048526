import { implement } from '../../../../platform/calls/implement.ts';
import { readWatchSettings } from '../settings.ts';

export const getWatchSettings = implement('get_watch_settings', (_input, context) =>
  readWatchSettings(context.db, context.memberId),
);
