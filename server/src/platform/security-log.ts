import { createHmac } from 'node:crypto';
import type { Platform } from './context.ts';
import { newestKey } from './site-keys.ts';

/** What is noted, with the possible outcomes of each. */
export interface SecurityEvents {
  'sign-in': 'passed' | 'refused' | 'second-factor-asked' | 'second-factor-refused';
  access: 'sign-in-required' | 'not-allowed';
  'rate-limit': 'reached';
  'refresh-token': 'replayed';
  proof: 'asked' | 'refused';
}
export type SecurityKind = keyof SecurityEvents;

/** Who it is about: an account if known, else an address. Neither is written down. */
export type SecuritySubject = { account: string } | { address: string } | null;

const counts = new Map<string, number>();

/**
 * A hash of somebody under a key that changes each UTC day: shows what one person did in a day, but not who
 * it was.
 */
export function hashedSubject(secret: string, subject: SecuritySubject, moment: number): string | null {
  if (subject === null) return null;
  const day = new Date(moment).toISOString().slice(0, 10);
  const key = createHmac('sha256', newestKey(secret)).update(`security log ${day}`).digest();
  const text = 'account' in subject ? `account ${subject.account}` : `address ${subject.address}`;
  return createHmac('sha256', key).update(text).digest().subarray(0, 12).toString('base64url');
}

/** Requests with a line written that are not answered yet. */
const notedRequests = new Set<string>();
const mostNoted = 10_000;

/** Whether a line was written for this request, which is then forgotten. */
export const takeNoted = (requestId: string): boolean => notedRequests.delete(requestId);

/** Writes one line (`event: 'security'`) and counts it for `/metrics`. */
export function noteSecurity<Kind extends SecurityKind>(
  { log, config }: { log: Pick<Platform['log'], 'info'>; config: { secret: string } },
  kind: Kind,
  outcome: SecurityEvents[Kind],
  about: { subject: SecuritySubject; requestId?: string; call?: string },
): void {
  const name = `kind="${kind}",outcome="${outcome}"`;
  counts.set(name, (counts.get(name) ?? 0) + 1);
  const { requestId, call } = about;
  if (requestId !== undefined) {
    if (notedRequests.size >= mostNoted) notedRequests.clear();
    notedRequests.add(requestId);
  }
  log.info(
    {
      event: 'security',
      kind,
      outcome,
      subject: hashedSubject(config.secret, about.subject, Date.now()),
      ...(requestId === undefined ? {} : { requestId }),
      ...(call === undefined ? {} : { call }),
    },
    `security: ${kind} ${outcome}`,
  );
}

/** Lines for `/metrics`, counted in this process since it started. */
export const securityMetrics = (): string[] => [
  '# TYPE tsukimi_security_events_total counter',
  ...[...counts].map(([name, count]) => `tsukimi_security_events_total{${name}} ${count}`),
];
