import { AppError } from '../../../kit/app-error.ts';
import type { Platform, RequestFacts, Viewer } from '../../../platform/context.ts';
import { noteSecurity } from '../../../platform/security-log.ts';
import { findSession } from './session-queries.ts';
import { isFresh } from './session-rules.ts';

const confirmFirst =
  'Please confirm it’s you first: in the back office under “Confirm it’s you”, or by logging in again.';

/**
 * Throws `notAllowed` (`reauthentication_needed`) unless the holder of the session proved who they are in the
 * last few minutes.
 */
export async function requireFreshSession(
  platform: Pick<Platform, 'db' | 'log' | 'config'>,
  { viewer, request }: { viewer: Viewer; request: Pick<RequestFacts, 'id'> },
  words: string = confirmFirst,
  field?: string,
): Promise<void> {
  const { sessionId, userId } = viewer;
  const session = sessionId === null ? null : await findSession(platform.db, sessionId);
  if (session !== null && isFresh(session.proven_at, Date.now())) return;
  if (userId !== null)
    noteSecurity(platform, 'proof', 'asked', { subject: { account: userId }, requestId: request.id });
  throw new AppError('notAllowed', words, {
    ...(field === undefined ? {} : { field }),
    hint: 'reauthentication_needed',
  });
}
