/** The year in an address; null: this one. */
export const yearIn = (url: URL): number | null => {
  const text = url.searchParams.get('year') ?? '';
  return /^20\d\d$/.test(text) ? Number(text) : null;
};
