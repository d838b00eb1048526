import type { Upload as TusUpload } from 'tus-js-client';
import { limits } from '#contract/limits.ts';
import type { Upload } from '#contract/uploads.ts';
import { type AuthEvent, authEventName } from '../../state/auth-events.ts';
import * as texts from '../../texts/upload.ts';
import { advancePace, beginPace, type Pace } from './pace.ts';

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
  /** Milliseconds that it still takes, evened out; null: too early to tell. */
  left: number | null;
  /** What a queued file waits for: those before it, or unfinished ones that this browser does not send. */
  waitsFor: 'turn' | 'earlier';
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
  file: File;
  tus: TusUpload | null;
  pace: Pace | null;
  /** Unfinished uploads that whoever added it knew of. */
  known: readonly Upload[];
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
  /** The member's uploads as the server has them. */
  private known: readonly Upload[] = [];

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
        left: null,
        waitsFor: 'turn',
        reason: null,
      },
      file,
      tus: null,
      pace: null,
      known,
      begin: async () => {
        try {
          await this.start(item);
        } catch {
          this.tell(item, { state: 'refused', reason: texts.notSent });
        }
      },
      onKnown,
    };
    this.items.push(item);
    this.changed();
    return item.told.key;
  }

  /** What the server has now: unfinished files take up places, and one that is chosen again is continued. */
  know(uploads: readonly Upload[]): void {
    this.known = uploads;
    this.changed();
  }

  /** The file itself, while this browser holds it. */
  fileOf(key: number): File | null {
    return this.find(key)?.file ?? null;
  }

  /** Stops sending; what has arrived stays. */
  stop(key: number): void {
    const item = this.find(key);
    if (!item) return;
    void item.tus?.abort();
    item.pace = null;
    this.tell(item, { state: 'stopped', left: null });
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
    this.known = [];
    this.changed();
  }

  /** The browser is back online: nothing needs to wait for its next try. */
  readonly wake = (): void => {
    for (const { told, tus } of this.items) {
      if (told.state !== 'waiting' || tus === null) continue;
      void tus.abort().then(() => tus.start());
    }
  };

  private async start(item: Item): Promise<void> {
    const { Upload: Tus } = await import('tus-js-client');
    const { file, told } = item;
    const tus = new Tus(file, {
      endpoint,
      uploadUrl: told.uploadId === null ? null : `${endpoint}/${told.uploadId}`,
      chunkSize: pieceBytes,
      retryDelays: pauses,
      // The server knows which files are unfinished: nothing about them is stored in the browser.
      storeFingerprintForResuming: false,
      metadata: { filename: file.name, filetype: file.type },
      onShouldRetry: (error) => {
        const status = error.originalResponse?.getStatus() ?? 0;
        const again = status === 0 || status >= 500 || [409, 423, 429].includes(status);
        const isFull = status === 507;
        item.pace = null;
        if (again && !isFull) this.tell(item, { state: 'waiting', left: null });
        return again && !isFull;
      },
      onUploadUrlAvailable: () => {
        const uploadId = tus.url?.split('/').at(-1) ?? null;
        this.tell(item, { uploadId });
        if (uploadId !== null) item.onKnown?.(uploadId);
        this.onMoved();
      },
      onProgress: (sent) => {
        const now = performance.now();
        item.pace = item.pace ? advancePace(item.pace, sent, file.size, now) : beginPace(now, sent);
        this.tell(item, { sent, state: 'sending', left: item.pace.left });
      },
      onSuccess: () => {
        this.tell(item, { sent: file.size, state: 'sent', left: null });
        this.onMoved();
      },
      onError: (error) => {
        const response = 'originalResponse' in error ? error.originalResponse : null;
        item.pace = null;
        if (response == null) this.tell(item, { state: 'stopped', left: null });
        else this.tell(item, { state: 'refused', left: null, reason: wordsOf(response.getBody()) });
      },
    });
    item.tus = tus;
    tus.start();
  }

  /** What the server has of a file that was chosen again; undefined: it is new, or is being sent already. */
  private unfinishedOf({ file, known }: Item): Upload | undefined {
    const taken = new Set(this.items.map(({ told }) => told.uploadId));
    return [...this.known, ...known].find(
      ({ id, state, file_name, bytes }) =>
        state === 'receiving' && file_name === file.name && bytes === file.size && !taken.has(id),
    );
  }

  /** The server accepts this many at once from one member; the others wait their turn here. */
  private beginNext(): void {
    const open = this.items.filter(({ told: { state } }) => !['queued', 'refused', 'sent'].includes(state));
    const own = new Set(this.items.map(({ told }) => told.uploadId));
    // Unfinished ones of another time or browser take up places too, until they are continued or cancelled.
    const others = this.known.filter(({ id, state }) => state === 'receiving' && !own.has(id)).length;
    for (const item of this.items) {
      if (item.told.state !== 'queued') continue;
      const unfinished = this.unfinishedOf(item);
      const isFree = open.length < limits.uploadsOpen;
      if (isFree && (unfinished !== undefined || open.length + others < limits.uploadsOpen)) {
        item.told = { ...item.told, state: 'starting', uploadId: unfinished?.id ?? null };
        void item.begin();
        this.beginNext();
        return;
      }
      const waitsFor = isFree ? 'earlier' : 'turn';
      if (item.told.waitsFor !== waitsFor) item.told = { ...item.told, waitsFor };
    }
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
  return texts.refusedWithoutWords;
}
