/** What a legal hold can be put on. */
export const holdSubjects = [
  'case',
  'member',
  'video',
  'comment',
  'post',
  'message',
  'photo',
  'playlist',
] as const;
export type HoldSubject = (typeof holdSubjects)[number];

/** Kinds of things that are preserved when deleted. */
export const preservedKinds = [
  'video',
  'comment',
  'post',
  'message',
  'photo',
  'profile',
  'playlist',
  'album',
  'account',
  'identity',
] as const;
export type PreservedKind = (typeof preservedKinds)[number];

/** About what proves what was decided. */
export const evidenceLimits = {
  /** Days that what was found to show a minor is kept after the decision; `case_keeps` has it as a year. */
  minorDays: 365,
} as const;

/** About sealed packages of evidence. */
export const packageLimits = {
  /** Days for which a package stays after it was made, and after a report to an authority was noted. */
  days: 365,
  /** Minutes for which its reader may download it. */
  openMinutes: 15,
  shown: 20,
  reason: 1000,
  typed: 200,
} as const;

export const packageStates = ['making', 'ready', 'failed'] as const;

/** About looking at what may show a minor. */
export const exposureLimits = {
  /** For so long a thing stays clear after somebody asked for it. */
  minutes: 15,
  /** From so many a day on, the page advises a break. */
  manyADay: 20,
  days: 400,
} as const;
