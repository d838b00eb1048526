/** What is taken on the desk itself; cases and tickets have calls of their own for that. */
export const takenKinds = ['urgent_request', 'data_request', 'complaint'] as const;
export type TakenKind = (typeof takenKinds)[number];
