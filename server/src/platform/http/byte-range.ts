/** Bytes `start` to `end`, both inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The part of `size` bytes that a Range header asks for. `null`: the whole (no header, another unit,
 * malformed, or several ranges, which a server may answer whole); `unsatisfiable`: none of it exists.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | null | 'unsatisfiable' {
  const match = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/.exec(header ?? '');
  if (!match) return null;
  const [, first = '', last = ''] = match;
  if (first === '') {
    if (last === '') return null;
    const length = Number(last);
    return length === 0 || size === 0
      ? 'unsatisfiable'
      : { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? Number.POSITIVE_INFINITY : Number(last);
  if (end < start) return null;
  return start >= size ? 'unsatisfiable' : { start, end: Math.min(end, size - 1) };
}

const strong = (tag: string): string => tag.replace(/^W\//, '');

/** Whether the client has this very version: If-None-Match, compared weakly. */
export const hasVersion = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((tag) => strong(tag.trim()) === strong(etag)));

/** Whether a range may be sent, by If-Range: an entity tag or a date. */
export function rangeHolds(header: string | undefined, etag: string, modifiedAt: Date): boolean {
  if (header === undefined) return true;
  if (header.startsWith('"')) return header.trim() === etag;
  if (header.startsWith('W/')) return false;
  return Math.floor(modifiedAt.getTime() / 1000) * 1000 === Date.parse(header);
}
