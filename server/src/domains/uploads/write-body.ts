import { fdatasync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import type { UploadPace } from './upload-pace.ts';

/** Bytes per write to disk; as many arrive in the meantime, and then the connection waits. */
const batch = 2 * 1024 * 1024;
/** Milliseconds after which data from a slow connection is written, however little. */
const longest = 500;
/**
 * Bytes after which the disk is told to start: otherwise a file of gigabytes would wait for it all at once at
 * the end.
 */
const syncedEach = 64 * 1024 * 1024;

const syncFile = promisify(fdatasync);

export interface BodyPlace {
  file: string;
  /** Where the body starts in the file. */
  start: number;
  body: IncomingMessage;
  /** Aborted: what has arrived so far is all. */
  signal: AbortSignal;
  pace: UploadPace;
  /** Bytes of the whole file: once they are there, they are on the disk, whatever happens to the machine. */
  whole: number;
}

/** Resolves once everything that arrived is written: the whole body, or what arrived before the signal. */
export async function writeBody(place: BodyPlace): Promise<void> {
  const handle = await open(place.file, 'r+');
  // One at a time, and only the last is waited for.
  let syncing: Promise<void> | null = null;
  let unsynced = 0;
  try {
    const end = await pour(handle.fd, place, (bytes) => {
      unsynced += bytes;
      if (unsynced < syncedEach || syncing !== null) return;
      unsynced = 0;
      syncing = place.pace
        .sync(() => syncFile(handle.fd))
        .catch(() => {})
        .finally(() => {
          syncing = null;
        });
    });
    await syncing;
    if (end === place.whole) await place.pace.sync(() => syncFile(handle.fd));
  } finally {
    await syncing;
    await handle.close();
  }
}

/**
 * From the connection to the disk: one write at a time, of everything that arrived during the previous one.
 * Answers where it ended.
 */
function pour(
  fd: number,
  { start, body, signal, pace }: BodyPlace,
  written: (bytes: number) => void,
): Promise<number> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let waiting = 0;
    let position = start;
    let isWriting = false;
    let isOver = false;
    let lastWrite = performance.now();

    const settle = (error?: Error): void => {
      isOver = true;
      body.off('data', take).off('end', end).off('error', end);
      signal.removeEventListener('abort', end);
      turn.leave();
      if (error) reject(error);
      else resolve(position);
    };
    const write = (): void => {
      const some = chunks;
      chunks = [];
      waiting = 0;
      isWriting = true;
      lastWrite = performance.now();
      pace.write(fd, some, position, (error, bytes) => {
        isWriting = false;
        position += bytes;
        written(bytes);
        if (error) settle(error);
        else if (waiting >= batch || (isOver && waiting > 0)) write();
        else if (isOver) settle();
        goOn();
      });
    };
    const goOn = (): void => {
      if (!isOver && waiting < batch && !turn.isWaiting) body.resume();
    };
    const turn = pace.enter(goOn);
    const take = (chunk: Buffer): void => {
      chunks.push(chunk);
      waiting += chunk.length;
      if (!isWriting && (waiting >= batch || performance.now() - lastWrite > longest)) write();
      const mayGoOn = turn.took(chunk.length);
      if (waiting >= batch || !mayGoOn) body.pause();
    };
    const end = (): void => {
      if (isOver) return;
      isOver = true;
      body.pause();
      if (isWriting) return;
      if (waiting > 0) write();
      else settle();
    };
    body.on('data', take).once('end', end).once('error', end);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}
