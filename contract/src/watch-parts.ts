/** Equal parts of a video's length of which is kept how many playbacks played them. */
export const watchParts = 50;
/** The days of which statistics can be asked, each ending today. */
export const statisticsPeriods = [7, 28, 90, 365] as const;
export type StatisticsPeriod = (typeof statisticsPeriods)[number];
