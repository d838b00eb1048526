/** A pointer rests on a card, keys lead to it, or it is pressed, or touched. */
export type IntentSign = 'rest' | 'focus' | 'press' | 'touch';

/** How long a sign must last (ms). A pointer crosses a card on its way in less, and a finger that moves a page is taken for that by then. */
const waits: Readonly<Record<IntentSign, number>> = { rest: 100, focus: 250, press: 0, touch: 80 };

export const waitsFor = (sign: IntentSign): number => waits[sign];

/** Lines on which a beginning that nobody watches would be missed elsewhere. */
const narrow = new Set(['slow-2g', '2g']);

/** Whether a video that may be opened is begun to be loaded on this connection. */
export const deservesBeginning = (
  connection: { saveData?: boolean; effectiveType?: string } | undefined,
): boolean => connection?.saveData !== true && !narrow.has(connection?.effectiveType ?? '');
