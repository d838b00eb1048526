import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../kit/app-error.ts';
import type { Platform } from '../../platform/context.ts';
import { type Listener, notify } from '../../platform/db/notifications.ts';
import { type LockConnection, openLockConnection } from './upload-lock-queries.ts';

/** Topic of the request that whoever is writing this upload let go of it: `{id}`. */
const wantedTopic = 'upload.wanted';
/** Milliseconds that a request waits for the previous one to let go. */
const patience = 10_000;
const glance = 50;

export interface LockWish {
  /** Aborted when nobody waits for the lock any more. */
  signal: AbortSignal;
  /** Called when another request wants the lock: the holder should end soon. */
  letGo(): void;
}

/**
 * Only one request at a time writes an upload, across all processes. A lock is one of PostgreSQL's session
 * locks on a single connection of this process, so a killed process holds nothing. A browser that comes back
 * after its connection broke gets the lock from its own old request, which may not have noticed yet.
 */
export class UploadLocks {
  private readonly held = new Map<string, () => void>();
  private readonly platform: Pick<Platform, 'db' | 'log'>;
  private readonly stopListening: (() => void) | null;
  private connection: Promise<LockConnection> | null = null;

  constructor(platform: Pick<Platform, 'db' | 'log'>, listener: Listener | null) {
    this.platform = platform;
    this.stopListening = listener?.on(wantedTopic, ({ id }) => this.held.get(String(id))?.()) ?? null;
  }

  /** Resolves to a function that releases the lock. Throws `locked` if its holder does not let go in time. */
  async take(id: string, { signal, letGo }: LockWish): Promise<() => Promise<void>> {
    const until = Date.now() + patience;
    let hasAsked = false;
    while (!signal.aborted && Date.now() < until) {
      const holder = this.held.get(id);
      if (holder !== undefined) {
        if (!hasAsked) holder();
        hasAsked = true;
      } else {
        // Set before asking, so that of two requests here only one asks.
        this.held.set(id, letGo);
        const isOurs = await this.tryLock(id);
        if (isOurs) return () => this.giveBack(id);
        if (!hasAsked) await notify(this.platform.db, wantedTopic, { id });
        hasAsked = true;
      }
      await sleep(glance);
    }
    throw new AppError('locked', 'Another request is writing this file. Try again in a moment.');
  }

  /** Asks every request of this process to end: the process is closing. */
  releaseAll(): void {
    for (const letGo of this.held.values()) letGo();
  }

  async close(): Promise<void> {
    this.stopListening?.();
    const connection = await this.connection?.catch(() => null);
    this.connection = null;
    // Its locks go with it.
    connection?.close();
  }

  private async tryLock(id: string): Promise<boolean> {
    let isOurs = false;
    try {
      isOurs = await (await this.connected()).tryLock(id);
    } finally {
      if (!isOurs) this.held.delete(id);
    }
    return isOurs;
  }

  private async giveBack(id: string): Promise<void> {
    // If the connection is lost, so is the lock.
    await this.connection?.then((connection) => connection.unlock(id)).catch(() => {});
    this.held.delete(id);
  }

  private connected(): Promise<LockConnection> {
    this.connection ??= openLockConnection(this.platform.db, (error) => {
      this.platform.log.warn({ err: error }, 'the connection that holds the locks of uploads was lost');
      this.connection = null;
      this.releaseAll();
    }).catch((error: unknown) => {
      this.connection = null;
      throw error;
    });
    return this.connection;
  }
}
