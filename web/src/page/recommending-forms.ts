/** Names of the forms about what is recommended; the page of recommendations answers them, wherever they stand. */
export const recommendingIntents = {
  switch: 'recommending-switch',
  taste: 'recommending-taste',
  mark: 'recommending-mark',
  unmark: 'recommending-unmark',
} as const;
