import { dayOf } from '../../../kit/dates.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { readUserAgent } from '../viewing/user-agents.ts';
import { playbackOf, readStart } from '../viewing/view-token.ts';
import { recordWatching } from '../viewing/watch-recorder.ts';
import { passedSeconds, playableSeconds } from '../viewing/watch-rules.ts';

const nothing = { recorded: false };

/**
 * Stores what a playback has played. It is identified by its token, not by its viewer: an address that
 * changes on the way does not start a second playback. More seconds than have passed since the token was
 * issued are not believed.
 */
export const reportWatching = implement('report_watching', async (input, context) => {
  const { config, db, log, request, viewer } = context;
  if (request.refusesStatistics || readUserAgent(request.userAgent).isBot) return nothing;
  const start = readStart(config.secret, input.p_view_token);
  const passed = start === null ? null : passedSeconds(start, Date.now());
  if (start === null || passed === null) return nothing;
  const seconds = Math.min(input.p_seconds, passed);
  if (seconds < 1) return nothing;
  try {
    const recorded = await recordWatching(db, {
      playback: playbackOf(start),
      videoId: start.videoId,
      day: dayOf(start.startedAt),
      seconds,
      parts: input.p_parts,
      playable: playableSeconds(passed),
      memberId: viewer.userId,
    });
    return { recorded };
  } catch (error) {
    log.error({ err: error, requestId: request.id }, 'what was watched could not be recorded');
    return nothing;
  }
});
