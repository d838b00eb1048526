import type { Input, Output } from '#contract/calls.ts';
import { dayOf } from '../../../kit/dates.ts';
import { implement } from '../../../platform/calls/implement.ts';
import type { CallContext } from '../../../platform/context.ts';
import { findPlace, type Place } from '../../../platform/geo/place.ts';
import { recipientsOf } from '../../../platform/visitors/recipients.ts';
import { personHash, saltOf, viewerHash, visitorHash } from '../../../platform/visitors/visitor-hashes.ts';
import { isWatchable } from '../history/history-queries.ts';
import { noteWatched } from '../history/note-watched.ts';
import { readUserAgent } from '../viewing/user-agents.ts';
import { recorderOf } from '../viewing/view-recorder.ts';
import { readStart } from '../viewing/view-token.ts';
import {
  earlierDay,
  pagePath,
  pageViewMessages,
  provesView,
  purposeOf,
  referrerHost,
  type ViewOutcome,
  viewMessages,
} from '../viewing/viewing-rules.ts';

type Body = Input<'get-country'>;
type Reply = Output<'get-country'>;

/**
 * Three questions under one name: the country of the connection, a page view, a view of a video. Who and
 * where the visitor is comes from the connection and the session; what the body says about it is not
 * believed.
 */
export const getCountry = implement('get-country', async (input, context) => {
  const place = await findPlace(context.config, context.request);
  switch (purposeOf(input)) {
    case 'view':
      return { ...place, ...(await reportView(input, context, place)) };
    case 'page view':
      return { ...place, ...(await reportPageView(input, context, place)) };
    case 'country':
      return { ...place, message: 'Country found' };
  }
});

const visitorOf = ({ viewer, request }: CallContext) => ({
  userId: viewer.userId,
  anonymousId: request.anonymousId,
  address: request.address,
});

type Recorded = Omit<Reply, 'country' | 'city'>;

/** A failure is reported in the answer, as this call's clients expect, and logged. */
async function reportView(body: Body, context: CallContext, { country }: Place): Promise<Recorded> {
  try {
    const outcome = await recordView(body, context, country);
    const recorded = outcome === 'counted';
    return { recorded, view_recorded: recorded, message: viewMessages[outcome] };
  } catch (error) {
    context.log.error({ err: error, requestId: context.request.id }, 'a view could not be recorded');
    return { recorded: false, view_recorded: false, message: 'Error recording view' };
  }
}

/** Nothing is stored of a view by people who ask for privacy, not even that there was one. */
async function recordView(
  body: Body,
  context: CallContext,
  country: string,
): Promise<ViewOutcome | 'refused'> {
  const { config, db, request } = context;
  const now = Date.now();
  const videoId = body.video_id ?? '';
  const visitor = visitorOf(context);
  const agent = readUserAgent(request.userAgent);
  const salt = await saltOf(db, dayOf(now));
  const before = earlierDay(now);
  const today = viewerHash(salt, visitor);
  const earlier = before === null ? null : viewerHash(await saltOf(db, before), visitor);

  const start = body.view_token ? readStart(config.secret, body.view_token) : null;
  const startedBy = start !== null && earlier !== null && dayOf(start.startedAt) === before ? earlier : today;
  const proven = start !== null && provesView(start, { videoId, viewerHash: startedBy, now });
  if (request.refusesStatistics) {
    // Their own history is no statistic: they switch it off elsewhere.
    const member = visitor.userId;
    if (proven && !agent.isBot && member !== null && (await isWatchable(db, videoId, member)))
      await noteWatched(db, member, videoId);
    return 'refused';
  }
  const outcome = await recorderOf(db).recordView({
    videoId,
    viewerHash: today,
    earlierHash: earlier,
    personHash: personHash(salt, visitor),
    memberId: visitor.userId,
    startedAt: proven ? start.startedAt : null,
    obstacle: agent.isBot ? 'bot' : proven ? null : 'unproven',
    country,
    device: agent.device,
  });
  if (visitor.userId !== null && (outcome === 'counted' || outcome === 'repeated'))
    await noteWatched(db, visitor.userId, videoId);
  return outcome;
}

/** Nothing of the address is stored, and nothing at all about people who ask for privacy. */
async function reportPageView(body: Body, context: CallContext, { country }: Place): Promise<Recorded> {
  const { db, log, request } = context;
  if (request.refusesStatistics) return { recorded: false, message: pageViewMessages.privacy };
  const agent = readUserAgent(request.userAgent);
  if (agent.isBot) return { recorded: false, message: pageViewMessages.bot };
  const pageUrl = body.page_url ?? '';
  const path = pagePath(pageUrl);
  if (path === null) return { recorded: false, message: pageViewMessages.failed };
  const { userId, address } = visitorOf(context);
  await recipientsOf(db)
    .note({ userId, address, userAgent: request.userAgent, country })
    .catch((error) => log.error({ err: error, requestId: request.id }, 'a visitor could not be counted'));
  try {
    await recorderOf(db).recordPageView({
      visitorHash: visitorHash(await saltOf(db, dayOf(Date.now())), visitorOf(context)),
      path,
      referrerHost: referrerHost(body.referrer ?? '', pageUrl),
      country,
      device: agent.device,
    });
    return { recorded: true, message: pageViewMessages.recorded };
  } catch (error) {
    log.error({ err: error, requestId: request.id }, 'a page view could not be recorded');
    return { recorded: false, message: pageViewMessages.failed };
  }
}
