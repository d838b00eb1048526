import type { Upload as TusUpload } from 'tus-js-client';
import { limits } from '#contract/limits.ts';
import type { Upload } from '#contract/uploads.ts';
import { type AuthEvent, authEventName } from '../../state/auth-events.ts';

export type SendingState = 'queued' | 'starting' | 'sending' | 'waiting' | 'stopped' | 'refused' | 'sent';

/** A file that this browser sends. */
export interface Sending {
  /** Given by the browser; the upload has its id once the server knows of it. */
  key: number;
  uploadId: string | null;
  name: string;
  bytes: number;
  sent: number;
  state: SendingState;
  /** Why it was refused, in the server's words. */
  reason: string | null;
}

/** Bytes are on their way, or soon will be. */
export const isUnderWay = ({ state }: Sending): boolean =>
  state === 'queued' || state === 'starting' || state === 'sending' || state === 'waiting';

const endpoint = '/storage/v1/upload/resumable';
/**
 * Small enough for honest progress and cheap interruptions, large enough that a fast line does not wait for answers.
 */
const pieceBytes = 32 * 1024 * 1024;
/** Milliseconds between tries. It retries by itself for half an hour, and whenever the browser is back online. */
const pauses = [500, 1000, 2000, 4000, 8000, ...Array<number>(220).fill(8000)];

interface Item {
  told: Sending;
  tus: TusUpload | null;
  /** If the code for sending could not be loaded, this retries that too. */
  begin(): Promise<void>;
  /** Called once the server knows of the file. */
  onKnown: ((uploadId: string) => void) | null;
}

/** The files that this browser sends, and the progress of each. */
export class Sender {
  private items: Item[] = [];
  private snapshot: readonly Sending[] = [];
  private readonly watchers = new Set<() => void>();
  private count = 0;

  /** Called when the server knows of a file, and when it has all of it. */
  onMoved: () => void = () => {};

  readonly subscribe = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };
  readonly list = (): readonly Sending[] => this.snapshot;

  /**
   * Sends a file and returns its key; `known` are unfinished uploads on the server: one of the same name and size is
   * continued.
   */
  add(file: File, known: readonly Upload[], onKnown: ((uploadId: string) => void) | null = null): number {
    const item: Item = {
      told: {
        key: ++this.count,
        uploadId: null,
        name: file.name,
        bytes: file.size,
        sent: 0,
        state: 'queued',
        reason: null,
      },
      tus: null,
      begin: async () => {
        try {
          await this.start(item, file, known);
        } catch {
          this.tell(item, {
            state: 'refused',
            reason: 'This file could not be sent. Reload the page and try again.',
          });
        }
      },
      onKnown,
    };
    this.items.push(item);
    this.changed();
    return item.told.key;
  }

  /** Stops sending; what has arrived stays. */
  stop(key: number): void {
    const item = this.find(key);
    void item?.tus?.abort();
    if (item) this.tell(item, { state: 'stopped' });
  }

  /** Continues what was stopped, or retries what was refused. */
  goOn(key: number): void {
    const item = this.find(key);
    if (!item) return;
    this.tell(item, { state: item.tus === null ? 'starting' : 'sending', reason: null });
    if (item.tus === null) void item.begin();
    else item.tus.start();
  }

  /** Forgets a file; a call cancels the upload itself. */
  forget(key: number): void {
    void this.find(key)?.tus?.abort();
    this.items = this.items.filter(({ told }) => told.key !== key);
    this.changed();
  }

  /** Stops everything and forgets it. */
  clear(): void {
    for (const { tus } of this.items) void tus?.abort();
    this.items = [];
    this.changed();
  }

  /** The browser is back online: nothing needs to wait for its next try. */
  readonly wake = (): void => {
    for (const { told, tus } of this.items) {
      if (told.state !== 'waiting' || tus === null) continue;
      void tus.abort().then(() => tus.start());
    }
  };

  private async start(item: Item, file: File, known: readonly Upload[]): Promise<void> {
    const { Upload: Tus } = await import('tus-js-client');
    const taken = new Set(this.items.map(({ told }) => told.uploadId));
    const before = known.find(
      ({ id, state, file_name, bytes }) =>
        state === 'receiving' && file_name === file.name && bytes === file.size && !taken.has(id),
    );
    const tus = new Tus(file, {
      endpoint,
      uploadUrl: before ? `${endpoint}/${before.id}` : null,
      chunkSize: pieceBytes,
      retryDelays: pauses,
      removeFingerprintOnSuccess: true,
      metadata: { filename: file.name, filetype: file.type },
      onShouldRetry: (error) => {
        const status = error.originalResponse?.getStatus() ?? 0;
        const again = status === 0 || status >= 500 || [409, 423, 429].includes(status);
        const isFull = status === 507;
        if (again && !isFull) this.tell(item, { state: 'waiting' });
        return again && !isFull;
      },
      onUploadUrlAvailable: () => {
        const uploadId = tus.url?.split('/').at(-1) ?? null;
        this.tell(item, { uploadId });
        if (uploadId !== null) item.onKnown?.(uploadId);
        this.onMoved();
      },
      onProgress: (sent) => this.tell(item, { sent, state: 'sending' }),
      onSuccess: () => {
        this.tell(item, { sent: file.size, state: 'sent' });
        this.onMoved();
      },
      onError: (error) => {
        const response = 'originalResponse' in error ? error.originalResponse : null;
        if (response == null) this.tell(item, { state: 'stopped' });
        else this.tell(item, { state: 'refused', reason: wordsOf(response.getBody()) });
      },
    });
    item.tus = tus;
    if (!before) {
      // What this very browser started, recognised by name, size and time of the file.
      const [own] = await tus.findPreviousUploads();
      const isKnown = known.some(({ id, state }) => state === 'receiving' && own?.uploadUrl?.endsWith(id));
      if (own && isKnown) tus.resumeFromPreviousUpload(own);
    }
    tus.start();
  }

  /** The server accepts this many at once from one member; the others wait their turn here. */
  private beginNext(): void {
    const open = this.items.filter(({ told: { state } }) => !['queued', 'refused', 'sent'].includes(state));
    const next = this.items.find(({ told }) => told.state === 'queued');
    if (next === undefined || open.length >= limits.uploadsOpen) return;
    next.told = { ...next.told, state: 'starting' };
    void next.begin();
    this.beginNext();
  }

  private find(key: number): Item | undefined {
    return this.items.find(({ told }) => told.key === key);
  }

  private tell(item: Item, change: Partial<Sending>): void {
    item.told = { ...item.told, ...change };
    this.changed();
  }

  private changed(): void {
    this.beginNext();
    this.snapshot = this.items.map(({ told }) => told);
    for (const watcher of this.watchers) watcher();
  }
}

/** The one of this browser: sending continues while other pages are visited. On the server nothing is ever sent. */
export const sender = new Sender();

// The next member in this browser neither sees nor sends what another member chose.
if (typeof window !== 'undefined')
  window.addEventListener(authEventName, (event) => {
    const { type } = (event as CustomEvent<AuthEvent>).detail;
    if (type === 'signed-in' || type === 'signed-out') sender.clear();
  });

function wordsOf(body: string): string {
  try {
    const { message } = JSON.parse(body) as { message?: unknown };
    if (typeof message === 'string') return message;
  } catch {
    // Not ours: the words below are used.
  }
  return 'The server refused this file. Try again later.';
}
