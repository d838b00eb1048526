import type { AdEventKind, AdInvalidReason } from '#contract/ad-words.ts';
import { type Serve, tokenLife } from './ad-token.ts';

export interface Reporter {
  /** Hash of who reports, on the day and by the rules that the ad was given out by. */
  viewerHash: string;
  isBot: boolean;
  isAdmin: boolean;
  isDataCentre: boolean;
  /** Whether the page is in front. */
  isVisible: boolean;
  now: number;
}

/** Milliseconds that nobody is faster than. */
const soonest: Partial<Record<AdEventKind, number>> = { viewable: 1000, click: 300 };

/** Why an event cannot count, by what is known without asking anybody. The rest is asked where it is written. */
export function obstacleOf(
  serve: Serve | null,
  kind: AdEventKind,
  reporter: Reporter,
): AdInvalidReason | null {
  // What an advertiser gained is for the advertiser to say, by the id of the click.
  if (serve === null || kind === 'conversion') return 'foreign_token';
  const age = reporter.now - serve.givenAt;
  if (age > tokenLife) return 'expired_token';
  if (serve.viewerHash !== reporter.viewerHash) return 'other_viewer';
  if (reporter.isBot) return 'bot';
  if (reporter.isAdmin) return 'admin';
  if (reporter.isDataCentre) return 'data_centre';
  if (age < (soonest[kind] ?? 0)) return 'too_fast';
  return !reporter.isVisible && kind !== 'close' ? 'hidden_page' : null;
}
