import { implement } from '../../../../platform/calls/implement.ts';
import { watcherOf } from '../watching-member.ts';
import { findSettings, writeSettings } from '../watching-queries.ts';

export const updateWatchSettings = implement('update_watch_settings', async (input, context) => {
  const memberId = watcherOf(context);
  const { p_keeps_history = null, p_keeps_positions = null } = input;
  return (
    (await writeSettings(context.db, memberId, p_keeps_history, p_keeps_positions)) ??
    findSettings(context.db, memberId)
  );
});
