import * as texts from '../../texts/videos.ts';

export const periods = [
  ['trending', texts.trending],
  ['today', texts.today],
  ['week', texts.week],
  ['month', texts.month],
  ['all_time', texts.allTime],
] as const;
export type Period = (typeof periods)[number][0];

export const isPeriod = (text: string | null): text is Period => periods.some(([id]) => id === text);
