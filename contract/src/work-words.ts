/** Closed lists of what is said about works. */
export const workKinds = ['tv', 'ova', 'ona', 'movie', 'special'] as const;
export const workSeasons = ['winter', 'spring', 'summer', 'fall'] as const;
export const workAirings = ['announced', 'airing', 'finished', 'cancelled'] as const;
export const workSources = [
  'original',
  'manga',
  'light_novel',
  'visual_novel',
  'game',
  'novel',
  'other',
] as const;
export const workStates = ['proposed', 'published', 'hidden'] as const;
export const workTitleKinds = ['official', 'short', 'synonym'] as const;
/** As a relation is seen from one of its two works; `prequel`, `parent_story` and `full_story` are others turned round. */
export const workRelationKinds = [
  'sequel',
  'prequel',
  'side_story',
  'parent_story',
  'summary',
  'full_story',
  'alternative',
] as const;
export const episodeKinds = ['regular', 'special'] as const;
/** What one may skip in an episode. */
export const skipKinds = ['recap', 'opening', 'ending'] as const;
export const episodeCuts = ['uncut', 'censored', 'directors'] as const;

export type WorkKind = (typeof workKinds)[number];
export type WorkSeason = (typeof workSeasons)[number];
export type WorkAiring = (typeof workAirings)[number];
export type WorkSource = (typeof workSources)[number];
export type WorkState = (typeof workStates)[number];
export type WorkRelationKind = (typeof workRelationKinds)[number];
export type EpisodeKind = (typeof episodeKinds)[number];
export type SkipKind = (typeof skipKinds)[number];
export type EpisodeCut = (typeof episodeCuts)[number];
/** Where a member stands with a work. */
export const listStatuses = ['watching', 'planned', 'completed', 'on_hold', 'dropped', 'rewatching'] as const;
export type ListStatus = (typeof listStatuses)[number];
/** In which measure a member gives scores. They are stored of a hundred. */
export const scoreScales = ['ten', 'stars', 'smileys'] as const;
export type ScoreScale = (typeof scoreScales)[number];
export const listSorts = ['updated', 'title', 'score', 'year'] as const;
export type ListSort = (typeof listSorts)[number];
export const listFormats = ['xml', 'json'] as const;
/** What becomes of an entry that stands in a file and on the list. `newer`: the one that was changed last stays. */
export const listWinners = ['newer', 'file'] as const;
/** Orders of the list of all works. */
export const workSorts = ['newest', 'popular', 'season', 'title'] as const;
export type WorkSort = (typeof workSorts)[number];
