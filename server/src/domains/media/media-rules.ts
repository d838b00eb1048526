/** The state of an asset. */
export const mediaStates = [
  'queued',
  'probing',
  'encoding_first',
  'playable',
  'encoding_ladder',
  'finishing',
  'ready',
  'failed',
] as const;
export type MediaState = (typeof mediaStates)[number];

/** The one table of state transitions. Retried work stays in its state, so each may follow itself. */
const following: Record<MediaState, readonly MediaState[]> = {
  queued: ['probing', 'failed'],
  probing: ['encoding_first', 'queued', 'failed'],
  encoding_first: ['playable', 'probing', 'queued', 'failed'],
  // Can be watched while the first pass goes on. From here nothing returns to "being prepared".
  playable: ['encoding_ladder', 'failed'],
  encoding_ladder: ['finishing', 'failed'],
  finishing: ['ready', 'encoding_ladder', 'failed'],
  ready: [],
  // A retry starts over, or continues after a finished first pass.
  failed: ['queued', 'encoding_ladder'],
};
export const mayFollow = (from: MediaState, to: MediaState): boolean =>
  from === to ? from !== 'ready' && from !== 'failed' : following[from].includes(to);

/** States from which `to` may be reached, for a statement's `where`. */
export const statesBefore = (to: MediaState): MediaState[] =>
  mediaStates.filter((from) => mayFollow(from, to));

export const unfinishedStates = mediaStates.filter((state) => state !== 'ready' && state !== 'failed');
export const isFinished = (state: MediaState): boolean => state === 'ready' || state === 'failed';

/** Attempts per asset, including lost workers, before it is given up. */
export const mostAttempts = 5;

/** Seconds without a heartbeat after which another process may take over an asset. */
export const claimSeconds = 10;

/** What an operator or uploader reads while work goes on. */
export const stageWords: Record<MediaState, string> = {
  queued: 'Waiting',
  probing: 'Looking at the file',
  encoding_first: 'Preparing the first version',
  playable: 'Playable; preparing the first version',
  encoding_ladder: 'Playable; preparing better qualities',
  finishing: 'Finishing',
  ready: 'Ready',
  failed: 'Failed',
};

interface RungSize {
  width: number;
  height: number;
}
/**
 * The first pass's share of the whole work, from the pixels each pass makes. Reading the source and the
 * extras of the first pass cost about as much as a small rung of 250,000 pixels.
 */
export function firstPassShare(first: RungSize, rest: readonly RungSize[]): number {
  const reading = 250_000;
  const cost = (rungs: readonly RungSize[]): number =>
    rungs.reduce((sum, { width, height }) => sum + width * height, 0);
  return rest.length === 0 ? 1 : (cost([first]) + reading) / (cost([first, ...rest]) + 2 * reading);
}

/** Progress of the whole, 0 to 1, from the encoded share of the current pass. */
export const wholeProgress = (pass: 'first' | 'ladder', firstShare: number, encoded: number): number =>
  pass === 'first' ? firstShare * encoded : firstShare + (1 - firstShare) * encoded;

/** Encoded time over the length, 0 to 1. */
export const encodedShare = (encodedSeconds: number, durationSeconds: number): number =>
  durationSeconds > 0 ? Math.min(1, Math.max(0, encodedSeconds / durationSeconds)) : 0;

export const reasons = {
  interrupted: 'Preparing this video was interrupted too often. Try again.',
  stopped: 'An admin stopped the preparation of this video. Try again.',
  failed: 'This video could not be converted. Try again, or export it again as MP4.',
  tooLong: 'Preparing this video took longer than is allowed.',
  tooMuchMemory: 'Preparing this video needs more memory than is allowed.',
  diskFull: 'The disk became full while this video was prepared. Free some space and try again.',
  staysDown: 'This file is on the list of what must stay down, and is not taken in.',
  sourceGone: 'The file of this video is gone. Import it again.',
};

/** What a person is told about a job that the queue gave up, derived from the queue's own words. */
export const reasonOfLostJob = (words: string): string =>
  ({
    'It took too long.': reasons.tooLong,
    'The worker ended while it was at work.': reasons.interrupted,
    'An admin stopped it.': reasons.stopped,
  })[words] ?? reasons.failed;

/** How well a still serves as a thumbnail. */
export interface StillFacts {
  /** Mean brightness and its spread, 0 to 255. */
  brightness: number;
  spread: number;
  /** Bits per pixel of its histogram: detail. */
  entropy: number;
  sharpness: number;
}
/** A picture that is nearly black, nearly white or one flat colour tells nothing. */
export const isTelling = ({ brightness, spread }: StillFacts): boolean =>
  brightness > 24 && brightness < 235 && spread > 12;

/**
 * Which candidate becomes the thumbnail: the most detailed of those that tell something. Null without
 * candidates.
 */
export function chooseStill(stills: readonly StillFacts[]): number | null {
  if (stills.length === 0) return null;
  const score = (still: StillFacts): number =>
    (isTelling(still) ? 100 : 0) +
    still.entropy * 4 +
    Math.min(still.spread, 80) / 8 +
    Math.min(still.sharpness, 10);
  let best = 0;
  stills.forEach((still, index) => {
    if (score(still) > score(stills[best]!)) best = index;
  });
  return best;
}
