import type { IncomingMessage } from 'node:http';
import { AppError } from '../../../kit/app-error.ts';
import type { Platform } from '../../../platform/context.ts';
import { type PartStore, PartsLost } from '../../../platform/storage/storage.ts';
import type { UploadPace } from '../upload-pace.ts';
import { lostUntil } from '../upload-rules.ts';
import { Held, type HeldBlocks } from './held-blocks.ts';
import { writeArrived, writeLost, writeMultipart } from './part-queries.ts';
import { partEnd, partNumber, partStart, type Rest, restOf, wholeKey } from './part-rules.ts';
import { dropRests, readRests, restsBetween } from './rests.ts';

/** Bytes that are stored, as the rest of a part, where uploads together hold too much. */
const leastRest = 1024 * 1024;
/** Parts of one upload on their way to the store while the next arrives. */
const mostUnderWay = 2;

export interface ArrivingBody {
  upload: { id: string; bytes: number; multipart_id: string | null };
  /** Where the body starts in the file: as much as has arrived. */
  start: number;
  body: IncomingMessage;
  /** Aborted: what has arrived so far is all. */
  signal: AbortSignal;
}

interface Tools {
  platform: Pick<Platform, 'db' | 'storage' | 'log'>;
  parts: PartStore;
  pace: UploadPace;
  memory: HeldBlocks;
}

/**
 * From the connection to the store: whole parts as they fill, and at the end what is less than one. Resolves once
 * everything that arrived is stored and counted: the whole body, or what arrived before the signal. Throws `conflict` if
 * the upload was cancelled, or its parts are lost; then it begins again from the start.
 */
export async function receiveParts(tools: Tools, arriving: ArrivingBody): Promise<void> {
  const sender = new Sender(tools, arriving);
  try {
    await pour(tools.pace, arriving, sender);
  } finally {
    await sender.settled();
  }
  sender.throwIfFailed();
}

/** Reads the body, no faster than the store takes it; resolves at its end, or once nothing more is wanted of it. */
function pour(pace: UploadPace, { body, signal }: ArrivingBody, sender: Sender): Promise<void> {
  return new Promise((resolve) => {
    let isOver = false;
    const goOn = (): void => {
      if (sender.hasFailed) end();
      else if (!isOver && !turn.isWaiting && !sender.isFull) body.resume();
    };
    const turn = pace.enter(goOn);
    const take = (chunk: Buffer): void => {
      sender.add(chunk);
      const mayGoOn = turn.took(chunk.length);
      if (!mayGoOn || sender.isFull) body.pause();
    };
    const end = (): void => {
      if (isOver) return;
      isOver = true;
      body.pause();
      body.off('data', take).off('end', end).off('error', end);
      signal.removeEventListener('abort', end);
      turn.leave();
      sender.finish();
      resolve();
    };
    sender.onMoved = goOn;
    body.on('data', take).once('end', end).once('error', end);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}

/** Sends what is added, in parts; counts them in their order. */
class Sender {
  /** Called when there may be room for more, or no use for it. */
  onMoved: () => void = () => {};
  private readonly tools: Tools;
  private readonly upload: ArrivingBody['upload'];
  private held: Held;
  private counted: number;
  private underWay = 0;
  private readonly sending: Promise<void>[] = [];
  /** Resolves once everything sent so far is counted. */
  private counting: Promise<void> = Promise.resolve();
  private opened: Promise<string> | null = null;
  private failure: unknown = null;

  constructor(tools: Tools, { upload, start }: ArrivingBody) {
    this.tools = tools;
    this.upload = upload;
    this.counted = start;
    this.held = new Held(tools.memory, start);
  }

  get hasFailed(): boolean {
    return this.failure !== null;
  }

  /** Whether to wait until something is stored. */
  get isFull(): boolean {
    if (this.underWay >= mostUnderWay) return true;
    if (!this.tools.memory.isFull) return false;
    // Others hold the rest: what is here is stored as it is, so that nobody waits for those that are slow.
    if (this.underWay === 0 && this.held.length >= leastRest) this.send();
    return this.underWay > 0;
  }

  add(chunk: Buffer): void {
    for (let rest = chunk; rest.length > 0; ) {
      const room = partEnd(this.held.from, this.upload.bytes) - this.held.to;
      const some = rest.subarray(0, room);
      this.held.add(some);
      rest = rest.subarray(some.length);
      if (some.length === room) this.send();
    }
  }

  finish(): void {
    if (this.held.length > 0 && !this.hasFailed) this.send();
  }

  async settled(): Promise<void> {
    await Promise.allSettled(this.sending);
    this.held.leave(true);
  }

  throwIfFailed(): void {
    if (this.failure !== null) throw this.failure;
  }

  private send(): void {
    const { held, counting } = this;
    this.held = new Held(this.tools.memory, held.to);
    this.underWay += 1;
    const isPart = held.to === partEnd(held.from, this.upload.bytes);
    const stored = isPart ? this.storePart(held, counting) : this.storeRest(held);
    this.counting = stored.then(async (rests) => {
      await counting;
      await this.count(held.to);
      await dropRests(this.tools.platform, rests);
    });
    const done = this.counting
      .then(
        () => held.leave(true),
        (error: unknown) => {
          // Some of it may still be on its way.
          held.leave(false);
          this.failure ??= error;
        },
      )
      .finally(() => {
        this.underWay -= 1;
        this.onMoved();
      });
    this.sending.push(done);
  }

  /** Answers the rests that it was made of. */
  private async storePart(held: Held, counting: Promise<void>): Promise<Rest[]> {
    const { platform, parts, pace, memory } = this.tools;
    const { id } = this.upload;
    const start = partStart(held.from);
    let rests: Rest[] = [];
    if (start < held.from) {
      await counting;
      const found = await restsBetween(platform.storage, id, start, held.from);
      if (found === null) {
        await this.rewind(start);
        throw lostUntil(start);
      }
      rests = found;
    }
    const before = new Held(memory, start);
    let isSent = false;
    const object = { key: wholeKey(id), id: await this.open() };
    try {
      await readRests(platform.storage, rests, before, (bytes) => pace.collect(bytes));
      await parts.put(object, partNumber(held.from), [...before.bytes(), ...held.bytes()]);
      isSent = true;
    } catch (error) {
      if (!(error instanceof PartsLost)) throw error;
      platform.log.warn({ uploadId: id }, 'the store has lost the parts of an upload, which begins again');
      await writeLost(platform.db, id, object.id);
      throw lostUntil(0);
    } finally {
      before.leave(isSent);
    }
    return rests;
  }

  private async storeRest(held: Held): Promise<Rest[]> {
    const { key } = restOf(this.upload.id, held.from, held.to);
    await this.tools.parts.putWhole(key, held.bytes());
    return [];
  }

  private async count(to: number): Promise<void> {
    if (!(await writeArrived(this.tools.platform.db, this.upload.id, { from: this.counted, to })))
      throw elsewhere();
    this.counted = to;
  }

  private async rewind(to: number): Promise<void> {
    await writeArrived(this.tools.platform.db, this.upload.id, { from: this.counted, to });
    this.counted = to;
  }

  /** The store's name for the parts of this upload: begun with the first of them. */
  private open(): Promise<string> {
    this.opened ??= this.begin();
    return this.opened;
  }

  private async begin(): Promise<string> {
    const { id, multipart_id: known } = this.upload;
    if (known !== null) return known;
    const { platform, parts } = this.tools;
    const key = wholeKey(id);
    const name = await parts.begin(key);
    if (await writeMultipart(platform.db, id, name)) return name;
    await parts.drop({ key, id: name }).catch(() => {});
    throw elsewhere();
  }
}

const elsewhere = (): AppError =>
  new AppError('conflict', 'This upload was canceled, or another request is writing it.');
