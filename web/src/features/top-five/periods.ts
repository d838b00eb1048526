export const periods = [
  ['trending', 'Trending'],
  ['today', 'Today'],
  ['week', 'Week'],
  ['month', 'Month'],
  ['all_time', 'All time'],
] as const;
export type Period = (typeof periods)[number][0];

export const isPeriod = (text: string | null): text is Period => periods.some(([id]) => id === text);
