import type { AdEventKind, AdInvalidReason } from '#contract/ad-words.ts';
import { type CallContext, isAdmin } from '../../../platform/context.ts';
import { readServe, type Serve } from './ad-token.ts';
import { adViewerHash, askerOf } from './ad-viewer.ts';
import { isDataCentre } from './data-centres.ts';
import { deliveryOf } from './delivery.ts';
import { obstacleOf } from './event-rules.ts';
import { readAgent } from './user-agent.ts';

type Told = Pick<CallContext, 'db' | 'config' | 'facts' | 'viewer' | 'request'>;

export interface Outcome {
  /** Null: the token is not ours. */
  serve: Serve | null;
  /** Why it does not count; null: it does. */
  reason: AdInvalidReason | null;
}

/** Writes down what became of an ad that was given out. */
export async function reportEvent(
  { token, kind, isVisible }: { token: string; kind: AdEventKind; isVisible: boolean },
  context: Told,
): Promise<Outcome> {
  const { config, db, request, viewer } = context;
  const now = Date.now();
  const serve = readServe(config.secret, token);
  const viewerHash =
    serve === null
      ? ''
      : await adViewerHash(
          db,
          { allowsAdvertising: serve.allowsAdvertising, at: serve.givenAt },
          askerOf(viewer, request),
        );
  const obstacle = obstacleOf(serve, kind, {
    viewerHash,
    isBot: readAgent(request.userAgent).isBot,
    isAdmin: isAdmin(viewer),
    isDataCentre: isDataCentre(request.address),
    ...{ isVisible, now },
  });
  const { recorder, given } = deliveryOf(context);
  const reason = await recorder.record({ serve, kind, obstacle });
  if (kind === 'served' && reason === null && serve?.sliceId) given.told(request.address);
  return { serve, reason };
}
