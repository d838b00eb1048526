import type pg from 'pg';

/**
 * Closes a connection at once, whatever runs on it: an orderly goodbye to a server that is gone takes
 * forever.
 */
export function cutConnection(client: pg.Client): void {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}
