import { dayOf } from '../../../kit/dates.ts';

/** The verdict on a reported view; `unknown`: there is no such published video, so nothing is stored. */
export type ViewOutcome = 'counted' | 'repeated' | 'unproven' | 'own' | 'bot' | 'unknown';
/** Why a view cannot count, whatever was counted before. */
export type ViewObstacle = 'unproven' | 'bot';
export type Device = 'desktop' | 'mobile' | 'tablet';

/** Milliseconds after its start during which a playback can still be reported as a view. */
export const tokenLife = 2 * 3_600_000;
/** Milliseconds within which a viewer's views of a video count once. */
export const countingWindow = 3_600_000;
/** Milliseconds within which a viewer's reports of a video are one event. */
export const eventWindow = 1000;

/** Milliseconds to watch before a view counts: ten seconds, or a quarter of a shorter video. */
export const watchMilliseconds = (durationSeconds: number | null): number =>
  durationSeconds === null ? 10_000 : Math.min(10_000, durationSeconds * 250);

export interface PlaybackStart {
  videoId: string;
  /** Who started it, as `viewerHash` on the day it started. */
  viewerHash: string;
  /** Milliseconds since 1970. */
  startedAt: number;
  watchMilliseconds: number;
}

/** Whether a start proves that this viewer has watched this video for long enough by `now`. */
export const provesView = (
  start: PlaybackStart,
  { videoId, viewerHash, now }: { videoId: string; viewerHash: string; now: number },
): boolean =>
  start.videoId === videoId &&
  start.viewerHash === viewerHash &&
  now - start.startedAt >= start.watchMilliseconds &&
  now - start.startedAt <= tokenLife;

/** What a body of `get-country` asks for. */
export const purposeOf = (body: {
  video_id?: string | null | undefined;
  page_url?: string | null | undefined;
}): 'view' | 'page view' | 'country' => (body.video_id ? 'view' : body.page_url ? 'page view' : 'country');

/** `refused`: by somebody who refuses statistics; nothing was stored. */
export const viewMessages: Readonly<Record<ViewOutcome | 'refused', string>> = {
  counted: 'View recorded successfully',
  repeated: 'View already recorded for this session',
  unproven: 'Error recording view',
  unknown: 'Error recording view',
  own: 'Views of your own videos do not count',
  bot: 'Visits of bots do not count',
  refused: 'View not counted, as your browser asks for privacy',
};

export const pageViewMessages = {
  recorded: 'Page view recorded successfully',
  bot: viewMessages.bot,
  privacy: 'Page view not recorded, as your browser asks for privacy',
  failed: 'Error recording page view',
} as const;

const dayNumber = (milliseconds: number): number => Math.floor(milliseconds / 86_400_000);

/**
 * The previous day, while its views can still matter to a view at `now`: hashes change at midnight, but
 * neither the hour in which a viewer counts once nor a playback that began before it ends there.
 */
export function earlierDay(now: number): string | null {
  const reach = now - Math.max(countingWindow, tokenLife);
  return dayNumber(reach) === dayNumber(now) ? null : dayOf(reach);
}

export function deviceOf(userAgent: string): Device {
  if (/iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet';
  return /Mobi|iPhone|iPod|Android/i.test(userAgent) ? 'mobile' : 'desktop';
}

/** The path of a page: queries can contain what people type. Null if it is not a web address. */
export function pagePath(pageUrl: string): string | null {
  const url = URL.parse(pageUrl, 'http://page.invalid');
  return url && /^https?:$/.test(url.protocol) ? url.pathname.slice(0, 512) : null;
}

/** The host a visitor came from; null if it is the page's own or there is none. */
export function referrerHost(referrer: string, pageUrl: string): string | null {
  const from = URL.parse(referrer);
  if (!from || !/^https?:$/.test(from.protocol)) return null;
  return from.host === URL.parse(pageUrl)?.host ? null : from.host.slice(0, 255);
}
