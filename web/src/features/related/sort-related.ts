/** Words of a title, without case, accents and marks. */
export function wordsOf(title: string): Set<string> {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return new Set(plain.match(/[\p{L}\p{N}]+/gu) ?? []);
}

/** Videos by the number of different words that they share with a title; ties keep their order. */
export function sortRelated<T extends { title: string }>(title: string, videos: readonly T[]): T[] {
  const words = wordsOf(title);
  const shared = new Map(videos.map((video) => [video, wordsOf(video.title).intersection(words).size]));
  return [...videos].sort((a, b) => (shared.get(b) ?? 0) - (shared.get(a) ?? 0));
}
