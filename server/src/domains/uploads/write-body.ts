import { fdatasync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import type { UploadPace } from './upload-pace.ts';

/** Bytes that go to the disk in one write; as many come in meanwhile, and then the line waits. */
const batch = 2 * 1024 * 1024;
/** Milliseconds after which what a slow line brought is written, however little. */
const longest = 500;
/** Bytes after which the disk is told to begin: else a file of gigabytes waits for it all at once, at its end. */
const syncedEach = 64 * 1024 * 1024;

const syncFile = promisify(fdatasync);

export interface BodyPlace {
  file: string;
  /** Where it goes on. */
  start: number;
  body: IncomingMessage;
  /** Aborted: what came until then is all. */
  signal: AbortSignal;
  pace: UploadPace;
  /** Bytes of the whole file: once they are there, they are on the disk, whatever happens to the machine. */
  whole: number;
}

/** Resolves once all that came is written: the whole body, or what came until the signal. */
export async function writeBody(place: BodyPlace): Promise<void> {
  const handle = await open(place.file, 'r+');
  // One at a time, and none waited for but the last.
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

/** From the line to the disk: one write at a time, of all that came during the one before. Answers where it ended. */
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
