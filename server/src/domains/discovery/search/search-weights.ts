/** What search results are ordered by, in numbers; the page about recommendations names them. */
export const searchWeights = {
  /** Of a word in the title, in tags or category, as the uploader's name, elsewhere. */
  title: 1,
  tags: 0.6,
  uploader: 0.25,
  elsewhere: 0.1,
  /** A title that equals, begins with, or holds the query counts so many times. */
  sameTitle: 6,
  titleBegins: 2.5,
  titleHolds: 2,
  /** Times the natural logarithm of the views: a million of them nearly double a score. */
  views: 0.07,
  /** Being published now adds this much, which fades over so many days. */
  fresh: 0.25,
  freshDays: 60,
} as const;
