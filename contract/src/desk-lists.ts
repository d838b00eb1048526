/** What is taken on the desk itself; cases and tickets have calls of their own for that. */
export const takenKinds = ['urgent_request', 'data_request', 'complaint'] as const;
/** Hours before its end in which a deadline is called near. */
export const soonHours = 24;
export type TakenKind = (typeof takenKinds)[number];
