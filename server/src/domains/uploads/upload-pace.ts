import { writev } from 'node:fs';
import type { Server } from 'node:http';
import { resumablePath } from './upload-rules.ts';

/** Bytes an upload may bring per turn before other work: some 150 µs of the event loop. */
const turnBytes = 256 * 1024;
/** The same while people are requesting pages: one read. */
const visitedTurnBytes = 64 * 1024;
/**
 * Bytes per millisecond for all uploads of this process while people are requesting pages: an eighth of a
 * gigabit line. At 128 MB a second an upload takes two thirds of a core, and one page in a hundred waited 16
 * ms on two cores, where 2 were usual.
 */
const visitedRate = 16 * 1024;
/** Milliseconds after a request for which its sender counts as present. */
const visit = 1000;
/** Milliseconds between two rounds of turns while somebody is present. */
const beat = 2;
/** Bytes that may be saved up, because beats come late; less than one turn would let nobody read. */
const mostSaved = 2 * visitedTurnBytes;
/** Out of node's four file threads: the others read segments and compress pages. */
const writesAtOnce = 2;

/**
 * Bytes after which the young garbage is collected. Every read is a buffer outside of V8's heap, and V8
 * answers 64 MB of these with a full collection: a pause of 20 to 60 ms, sixteen times a gigabyte, half of
 * the CPU of an upload. A collection of the young generation, which frees them too, takes one or two.
 */
const garbage = 16 * 1024 * 1024;

type Written = (error: Error | null, bytes: number) => void;

/** What one body may still read. */
export interface Turn {
  /** Counts bytes that arrived; false: do not read on until `goOn` is called. */
  took(bytes: number): boolean;
  readonly isWaiting: boolean;
  leave(): void;
}

interface Reader {
  goOn(): void;
  left: number;
  isWaiting: boolean;
}

/**
 * Uploads of one process share its event loop with everything else. They take turns, in the order in which
 * they ask; while people request other things they also share a rate, so that a page never waits for more
 * than a read or two. Writes and syncs leave threads free.
 */
export class UploadPace {
  private queue: Reader[] = [];
  private isSet = false;
  private lastVisit = Number.NEGATIVE_INFINITY;
  private lastBeat = 0;
  private budget = 0;
  private uncollected = 0;
  private writing = 0;
  private readonly writes: (() => void)[] = [];
  private syncing: Promise<unknown> = Promise.resolve();

  /**
   * Sees every request before it is answered: anyone who requests something other than an upload counts as
   * present.
   */
  watch(server: Server): void {
    server.prependListener('request', ({ url }) => {
      if (!url?.startsWith(resumablePath)) this.lastVisit = performance.now();
    });
  }

  enter(goOn: () => void): Turn {
    const reader: Reader = { goOn, left: this.grain(), isWaiting: false };
    return {
      took: (bytes) => {
        this.budget -= bytes;
        this.collect(bytes);
        reader.left -= bytes;
        if (reader.left > 0) return true;
        if (!reader.isWaiting) {
          reader.isWaiting = true;
          this.queue.push(reader);
          this.set();
        }
        return false;
      },
      get isWaiting() {
        return reader.isWaiting;
      },
      leave: () => {
        this.queue = this.queue.filter((other) => other !== reader);
      },
    };
  }

  /** Writes all of it, or reports how much was written before the error. */
  write(fd: number, chunks: readonly Buffer[], position: number, done: Written): void {
    const begin = (): void => {
      this.writing += 1;
      this.writeRest(fd, chunks, position, 0, (error, bytes) => {
        this.writing -= 1;
        this.writes.shift()?.();
        done(error, bytes);
      });
    };
    if (this.writing < writesAtOnce) begin();
    else this.writes.push(begin);
  }

  /** One after another: a disk that falls behind would tie up every thread. */
  sync(work: () => Promise<void>): Promise<void> {
    const done = this.syncing.then(work);
    this.syncing = done.catch(() => {});
    return done;
  }

  private writeRest(
    fd: number,
    chunks: readonly Buffer[],
    position: number,
    before: number,
    done: Written,
  ): void {
    writev(fd, chunks as Buffer[], position, (error, bytes) => {
      if (error) return done(error, before);
      let rest = bytes;
      let at = 0;
      for (let chunk = chunks[at]; chunk && rest >= chunk.length; chunk = chunks[++at]) rest -= chunk.length;
      const missing = chunks.slice(at);
      if (missing[0]) missing[0] = missing[0].subarray(rest);
      if (missing.length === 0) return done(null, before + bytes);
      // A nearly full disk accepts a part of it; the next write says why.
      this.writeRest(fd, missing, position + bytes, before + bytes, done);
    });
  }

  /** So many bytes were read, into buffers that are of no use any more. */
  collect(bytes: number): void {
    this.uncollected += bytes;
    if (this.uncollected < garbage) return;
    this.uncollected = 0;
    // Available in web processes, as the launcher starts them.
    globalThis.gc?.({ type: 'minor' });
  }

  private get isVisited(): boolean {
    return performance.now() - this.lastVisit < visit;
  }

  private grain(): number {
    return this.isVisited ? visitedTurnBytes : turnBytes;
  }

  private set(): void {
    if (this.isSet || this.queue.length === 0) return;
    this.isSet = true;
    if (this.isVisited) setTimeout(() => this.beat(), beat);
    else setImmediate(() => this.beat());
  }

  private beat(): void {
    this.isSet = false;
    const now = performance.now();
    const isVisited = this.isVisited;
    // What was not used is lost, except for two turns: no bursts. Nothing is owed for the time when nobody
    // was present.
    this.budget = isVisited ? Math.min(this.budget + (now - this.lastBeat) * visitedRate, mostSaved) : 0;
    this.lastBeat = now;
    // With nobody present, one after another, each in its own round of the event loop: a newcomer waits for
    // one.
    let turns = isVisited ? Math.floor(this.budget / visitedTurnBytes) : 1;
    for (; turns > 0; turns--) {
      const reader = this.queue.shift();
      if (!reader) break;
      reader.isWaiting = false;
      reader.left = this.grain();
      reader.goOn();
    }
    this.set();
  }
}
