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
