/**
 * Tables that no backup needs: the postings, which the next night makes again, and what is being built. Parts of them from before and
 * after they were replaced would find nothing, or wrong videos.
 */
export const tablesMadeAnew = [
  'search_changes',
  'search_edition',
  ...['search_lexemes', 'search_places', 'search_postings'].flatMap((name) => [name, `${name}_draft`]),
  'video_search_changes',
  'video_search_draft',
];
