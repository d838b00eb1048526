/**
 * What decides which video is like which, and what a member is shown of it. The one place of these numbers: the page about
 * recommendations is made from them.
 */
export const recommendingWeights = {
  /** Of a member, as many of what they watched last count, and of what they like. */
  lastWatched: 60,
  lastLiked: 30,
  /** As many of those who watched a video last, and of those who like it, are asked what else they watched. */
  watchersAsked: 160,
  likersAsked: 60,
  /** What one of them counts: watched to its end, begun, liked or a favourite; two videos in one public playlist. */
  seen: 1,
  begun: 0.6,
  liked: 1.2,
  listedTogether: 0.5,
  /**
   * So many members at least must have watched or liked two videos, listed two series, or put two videos in playlists before that
   * says anything: what fewer have in common would tell who watched what, and where many were asked it is chance.
   */
  leastTogether: 3,
  /** So many who agree make half a certainty. */
  doubt: 8,
  /** 0: what most people watch is like everything. 1: nothing popular is like anything. */
  popularity: 0.2,
  /** What was watched by the same people, against what videos are. */
  together: 1,
  facts: 0.04,
  /** Facts count so much more where nobody is known to have watched, fading with so many members. */
  factsAlone: 0.4,
  factsAloneMembers: 8,
  /** Facts: shared tags by how rare they are, the same studio, the same story, the same uploader. */
  tags: 1,
  studio: 0.25,
  story: 0.5,
  uploader: 0.15,
  /** As many neighbours of a video, of which so many places are for what hardly anybody has watched. */
  neighbors: 48,
  newNeighbors: 6,
  /** Watched by fewer than so many, or published within so many days, is new. */
  newMembers: 5,
  newDays: 14,

  /** What a member is recommended from: as many of what they watched last, like, and rated well in their list. */
  seedsWatched: 20,
  seedsLiked: 10,
  seedsListed: 6,
  /** A list's score from which a series counts, of a hundred. */
  goodScore: 70,
  /** Each older one counts so much of the one after it. */
  older: 0.98,
  /** What was asked to be seen less of counts against what is like it. */
  less: -0.7,
  /** Of each as many neighbours are looked at; together so many are ranked. */
  neighborsOfSeed: 28,
  ranked: 240,
  rankedForRow: 48,
  /** Cards of one series, and of one uploader on a page, at most. */
  ofOneWork: 2,
  ofOneUploader: 3,
  /** One of so many cards is new, by how much somebody wants that: little, as it is, much. */
  oneNewIn: [16, 8, 4],
  /** How much a length that was not asked for takes off, for each doubling away from ten minutes. */
  length: 0.35,
} as const;
