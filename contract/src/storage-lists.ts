/** After how long the rules of retention may let something go: what an operator can choose, and what is worked out before. */
export const retentionSteps = { sourceDays: [7, 30, 90, 365], rungMonths: [3, 6, 12, 24] } as const;

export const storedPartNames = [
  'sources',
  'h264',
  'av1',
  'sound',
  'pictures',
  'previews',
  'captions',
] as const;

export const videoCostSorts = ['bytes', 'per_minute', 'unwatched'] as const;
