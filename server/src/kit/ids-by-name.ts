/** Ids by the names that people use for a thing in an address: its slug, or the id itself. */
export const idsByName = (rows: readonly { id: string; slug: string }[]): ReadonlyMap<string, string> =>
  new Map(
    rows.flatMap(({ id, slug }): [string, string][] => [
      [slug, id],
      [id, id],
    ]),
  );
