/** Numbers that the server enforces and the client shows. Each is named by the specification or a decision record. */
export const limits = {
  /** Items of the home page. */
  spotlight: 5,
  latestShown: 12,
  latestFetched: 24,
  topRows: 5,
  homeCategories: 12,
  categoriesFetched: 50,
  mostPopularCategories: 5,
  recommendationSkeletons: 5,
  categoryPageSize: 24,
  searchPageSize: 24,
  tagPageSize: 24,
  relatedVideos: 24,
  highestPage: 1000,
  searchQueryLength: 200,
  titleLength: 200,
  descriptionLength: 5000,
  formatLength: 40,
  tagLength: 60,
  tagsPerVideo: 30,
  slugLength: 200,
} as const;

/** Requests that one client (session, else address) may make in a window, per rate class. */
export const rateBudgets = {
  read: { requests: 600, seconds: 60 },
  search: { requests: 120, seconds: 60 },
  write: { requests: 60, seconds: 60 },
  tracking: { requests: 240, seconds: 60 },
} as const;
