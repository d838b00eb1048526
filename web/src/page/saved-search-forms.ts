/** Names of the forms about saved searches; their page answers them, wherever they stand. */
export const savedSearchIntents = {
  save: 'search-save',
  rename: 'search-rename',
  tell: 'search-tell',
  remove: 'search-remove',
} as const;
