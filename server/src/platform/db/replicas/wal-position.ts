/** A place in the write-ahead log, as a number. */
export type WalPosition = bigint;

/** Reads PostgreSQL's own way to write one: `16/B374D848`. */
export function readWalPosition(text: string): WalPosition {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(text) ?? [];
  if (high === undefined || low === undefined) throw new Error(`"${text}" is no place in a log.`);
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

/** Bytes of the heads of a page, and of the first page of a file. */
const pageHead = 24n;
const fileHead = 40n;

/**
 * Where the last record ends, given where the next is to begin. Both are the same but at the edge of a page: the next begins
 * behind its head, and a replica that has replayed everything stands before it.
 */
export function lastRecordEnd(next: WalPosition, pageBytes: number, fileBytes: number): WalPosition {
  if (next % BigInt(fileBytes) === fileHead) return next - fileHead;
  if (next % BigInt(pageBytes) === pageHead) return next - pageHead;
  return next;
}
