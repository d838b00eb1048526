/** Categories shown as "Most Popular". */
export const mostPopularShown = 5;

/** Categories whose name contains one of the operator's words, then those with the most videos. */
export function mostPopular<T extends { name: string; videos: number }>(
  categories: readonly T[],
  names: readonly string[],
): T[] {
  const words = names.map((name) => name.toLowerCase()).filter((name) => name !== '');
  const named = categories.filter((one) => words.some((word) => one.name.toLowerCase().includes(word)));
  const others = categories
    .filter((one) => !named.includes(one) && one.videos > 0)
    .sort((a, b) => b.videos - a.videos);
  return [...named, ...others].slice(0, mostPopularShown);
}
