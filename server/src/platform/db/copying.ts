import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as copyStreams from 'pg-copy-streams';
import type { Connection } from './connection.ts';

// Whole tables as text, as COPY of PostgreSQL gives and takes them: no row is held in memory.

/** What `copy … to stdout` answers, and how many rows that were, once it has ended. */
export function copyOut(connection: Connection, statement: string): { text: Readable; rows(): number } {
  const text = connection.query(copyStreams.to(statement));
  return { text, rows: () => text.rowCount };
}

/** Gives a text to `copy … from stdin`. Answers how many rows came in. */
export async function copyIn(connection: Connection, statement: string, text: Readable): Promise<number> {
  const into = connection.query(copyStreams.from(statement));
  await pipeline(text, into);
  return into.rowCount;
}
