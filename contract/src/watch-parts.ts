/** Equal parts of a video's length; how many playbacks played each is stored. */
export const watchParts = 50;
/** Periods of statistics in days, each ending today. */
export const statisticsPeriods = [7, 28, 90, 365] as const;
export type StatisticsPeriod = (typeof statisticsPeriods)[number];
