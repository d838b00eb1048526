/** A page of what a search finds. */
export interface Found {
  /** Cards as JSON text. */
  items: string;
  /** Tags shared by the videos of the page, as JSON text. */
  relatedTags: string;
  /** Whether anything matches, on any page. */
  any: boolean;
  hasMore: boolean;
  /** Null if there are more than we count. */
  total: number | null;
}
