import * as texts from '../texts/playlists.ts';

/** The filters of a member's playlists, in order; `private` is for their owner. */
export const filterNames = ['all', 'public', 'private', 'most_viewed', 'newest'] as const;
export type FilterName = (typeof filterNames)[number];
export const filterWords: Readonly<Record<FilterName, string>> = {
  all: texts.all,
  public: texts.publicWords,
  private: texts.privateWords,
  most_viewed: texts.mostViewed,
  newest: texts.newest,
};
/** In the address, the form for a new playlist. No playlist has this address. */
export const newOne = 'new';
