/** Said where an act waits for a second admin. */
export const waitsForSecond =
  'It cannot be undone, so it waits until another admin confirms it at the legal desk.';
