/** Bytes of one block: what the event loop copies or hashes without anybody noticing. */
export const blockBytes = 256 * 1024;
/** Bytes that all uploads of a process may hold before each stores what it has. */
const mostBytes = 96 * 1024 * 1024;
/** Milliseconds after which blocks that nobody took are let go. */
const idle = 10_000;

/**
 * Memory for what arrives and is not stored yet. Each read of a connection is a buffer of its own; kept until a part is
 * whole, thousands of them would grow old, and only a full collection frees the old. So they are copied here, into blocks
 * that are used again and again.
 */
export class HeldBlocks {
  private free: Buffer[] = [];
  private taken = 0;
  private timer: NodeJS.Timeout | null = null;

  /** Each upload should now store what it holds before it reads on. */
  get isFull(): boolean {
    return this.taken * blockBytes >= mostBytes;
  }

  take(): Buffer {
    this.taken += 1;
    return this.free.pop() ?? Buffer.allocUnsafeSlow(blockBytes);
  }

  /** `again`: nobody reads or sends them any more. */
  give(blocks: readonly Buffer[], again: boolean): void {
    this.taken -= blocks.length;
    if (again) this.free.push(...blocks);
    this.timer ??= setTimeout(() => this.forget(), idle).unref();
    this.timer.refresh();
  }

  private forget(): void {
    this.timer = null;
    this.free = [];
  }
}

/** What has arrived and is on its way to the store as one part, or as the rest of one. */
export class Held {
  /** Where it begins in the file. */
  readonly from: number;
  length = 0;
  private readonly blocks: Buffer[] = [];
  private readonly memory: HeldBlocks;

  constructor(memory: HeldBlocks, from: number) {
    this.memory = memory;
    this.from = from;
  }

  get to(): number {
    return this.from + this.length;
  }

  add(bytes: Buffer): void {
    for (let done = 0; done < bytes.length; ) {
      const used = this.length % blockBytes;
      if (used === 0) this.blocks.push(this.memory.take());
      const copied = bytes.copy(this.blocks.at(-1)!, used, done);
      done += copied;
      this.length += copied;
    }
  }

  /** It, in pieces. */
  bytes(): Buffer[] {
    return this.blocks.map((block, order) => block.subarray(0, this.length - order * blockBytes));
  }

  /** `again`: nobody reads or sends it any more. */
  leave(again: boolean): void {
    this.memory.give(this.blocks, again);
  }
}
