import type { Playback } from '#contract/videos.ts';
import * as texts from '../../../texts/player.ts';

/** What the watch page's slot shows before, or instead of, the player. */
export type SlotFace =
  | { show: 'play' }
  | { show: 'frame'; host: string }
  | { show: 'preparing'; progress: number | null }
  | { show: 'notice'; title: string; text: string };

/** Nothing to play and nothing in progress. */
export const noStream = texts.videoStreamUrlNotYet;
export const failedTitle = texts.weCouldntPrepareThisVideo;

function hostOf(url: string): string {
  try {
    return new URL(url, 'http://site.invalid').hostname;
  } catch {
    return '';
  }
}

export function slotFace(playback: Playback): SlotFace {
  if (playback.state === 'failed') {
    return { show: 'notice', title: failedTitle, text: playback.reason ?? texts.weCouldntReadItsFile };
  }
  if (playback.kind === 'embed' && playback.embed_url) {
    return { show: 'frame', host: hostOf(playback.embed_url) };
  }
  if (playback.kind !== 'embed' && playback.master_url) return { show: 'play' };
  if (playback.state === 'preparing') return { show: 'preparing', progress: playback.progress };
  return { show: 'notice', title: noStream, text: texts.pleaseComeBackLater };
}

/** A whole per cent, never 100 before it is done. */
export const percent = (progress: number): number => Math.min(99, Math.max(0, Math.floor(progress * 100)));
