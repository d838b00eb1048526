import { isUuid } from '../../../kit/ids.ts';

/**
 * Bytes of each part but the last. Stores take no less than 5 MiB and no more than 10,000 parts; the largest file has 7630
 * of these. What a browser of ours sends at once is four of them.
 */
export const partBytes = 8 * 1024 * 1024;

/** Folder of storage with everything that has arrived of uploads. It is not served. */
export const arrivingPrefix = 'uploads/';
export const prefixOf = (id: string): string => `${arrivingPrefix}${id}/`;
/** The file itself, once all of it is here. */
export const wholeKey = (id: string): string => `${prefixOf(id)}whole`;

/** The upload that a key belongs to; null for a key of another kind. */
export function uploadOf(key: string): string | null {
  const id = key.startsWith(arrivingPrefix) ? key.slice(arrivingPrefix.length).split('/')[0]! : '';
  return isUuid(id) ? id : null;
}

/** Where the part that holds this byte begins, and where it ends. */
export const partStart = (at: number): number => at - (at % partBytes);
export const partEnd = (at: number, bytes: number): number => Math.min(partStart(at) + partBytes, bytes);
/** Counted from 1, as stores do. */
export const partNumber = (at: number): number => Math.floor(at / partBytes) + 1;

/** Bytes that arrived and are less than a part: kept as an object of their own until the part is whole. */
export interface Rest {
  key: string;
  start: number;
  end: number;
}

const digits = (at: number): string => String(at).padStart(12, '0');
export const restOf = (id: string, start: number, end: number): Rest => ({
  key: `${prefixOf(id)}${digits(start)}-${digits(end)}`,
  start,
  end,
});

export function readRest(key: string): Rest | null {
  const match = /\/(\d{12})-(\d{12})$/.exec(key);
  return match === null ? null : { key, start: Number(match[1]), end: Number(match[2]) };
}

/**
 * The rests that together are the bytes from `start` to `end`, in order; null if some are missing. One that was stored and
 * not counted, because its process was killed, holds the same bytes of the same file and may be among them.
 */
export function chainOf(rests: readonly Rest[], start: number, end: number): Rest[] | null {
  const chain: Rest[] = [];
  for (let at = end; at > start; ) {
    const before = rests.find((rest) => rest.end === at && rest.start >= start && rest.start < at);
    if (before === undefined) return null;
    chain.unshift(before);
    at = before.start;
  }
  return chain;
}
