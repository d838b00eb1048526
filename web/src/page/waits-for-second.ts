import * as texts from '../texts/moderation.ts';

/** Said where an act waits for a second admin. */
export const waitsForSecond = texts.itCannotBeUndoneSo;
