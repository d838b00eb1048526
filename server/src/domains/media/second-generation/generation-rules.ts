import type { SecondGenerationState } from '#contract/second-generations.ts';
import type { SiteSettings } from '#contract/site-settings.ts';

export type GenerationState = SecondGenerationState;

/** What it is made from: the file that came in, or the best rendition of the first generation. */
export type MadeFrom = 'source' | 'top rung';

/** Begun attempts after which one is given up, lost workers included. */
export const mostGenerationAttempts = 3;

/** A rung less alike (SSIM) to what it is made from is not shown to anybody. */
export const leastLikeness = 0.97;
/** What each rung is made to reach, and no more. */
export const wantedLikeness = 0.98;

/** Share of the first generation's bytes above which a second one is not worth its room. */
export const mostBytesShare = 0.8;

/** Hours after which nobody still plays by a master that named what was withdrawn. */
export const hoursUntilEmptied = 24;

/** Files that may wait or be worked on at once: what is watched next month is not known today. */
export const mostWaiting = 50;

export const generationReasons = {
  unlike: 'It would have lost more of the picture than is allowed.',
  savesNothing: 'It would have saved too little.',
  missingEncoder: 'This server’s ffmpeg can’t make AV1 with Opus.',
  missingFiles: 'There is nothing left to make it from.',
  otherSegments: 'Its parts would not begin where those of the other versions do.',
  tooSmall: 'The picture is too small for AV1.',
  failed: 'The AV1 version could not be made.',
  interrupted: 'Making the AV1 version was interrupted too often.',
  tooLong: 'Making the AV1 version took longer than is allowed.',
  stopped: 'An admin stopped it.',
};

type Rule = SiteSettings['secondGeneration'];

/** Whether every video gets one, from its own file, which then stays until that is made. */
export const wantsAll = ({ rule }: Rule): boolean => rule === 'all';

/** What the queue says of a lost job, in words for a person. */
export const reasonOfLostGeneration = (words: string): string =>
  ({
    'It took too long.': generationReasons.tooLong,
    'The worker ended while it was at work.': generationReasons.interrupted,
    'An admin stopped it.': generationReasons.stopped,
  })[words] ?? generationReasons.failed;
