/** A part of a list; without a limit, all of it. */
export interface AdPage {
  limit: number | null;
  offset: number;
  search: string | null;
}

interface Typed {
  p_limit?: number | null;
  p_offset?: number | null;
  p_search?: string | null;
}

export const readAdPage = ({ p_limit, p_offset, p_search }: Typed): AdPage => ({
  limit: p_limit ?? null,
  offset: p_offset ?? 0,
  search: p_search?.trim() || null,
});

/** A pattern for what contains the text. */
export const likeOf = (search: string | null): string | null =>
  search === null ? null : `%${search.replace(/[\\%_]/g, '\\$&')}%`;
