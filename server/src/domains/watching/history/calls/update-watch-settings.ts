import { implement } from '../../../../platform/calls/implement.ts';
import { changeWatchSettings } from '../settings.ts';

export const updateWatchSettings = implement('update_watch_settings', (input, context) =>
  changeWatchSettings(context.db, context.memberId, {
    history: input.p_keeps_history ?? null,
    positions: input.p_keeps_positions ?? null,
    counts: input.p_counts_watched ?? null,
  }),
);
