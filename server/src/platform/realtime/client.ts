import type { RawData, WebSocket } from 'ws';
import { limits } from '#contract/limits.ts';
import type { Viewer } from '../context.ts';
import type { Log } from '../log.ts';
import { type Frame, readFrame, type WireVersion, writeFrame } from './frames.ts';
import { Pace } from './pace.ts';
import type { RowFilter } from './row-filter.ts';
import type { RowSource } from './topics.ts';

/** A topic that a client has joined. */
export interface Channel {
  readonly client: Client;
  /** As the client names it, `realtime:{name}`. */
  readonly topic: string;
  readonly name: string;
  readonly joinRef: string | null;
  readonly rows: readonly { id: number; source: RowSource; filter: RowFilter | null }[];
  viewer: Viewer;
  /** When the access token used to join expires, in milliseconds since 1970; null: there was none. */
  tokenEnd: number | null;
}

/** Who is connected, and how. */
export interface ClientFacts {
  viewer: Viewer;
  apiKey: string | null;
  version: WireVersion;
  /** Counts one against the budget shared by all connections of the client; false: it is used up. */
  allows(limit: 'join' | 'frame'): boolean;
  /** Notes that somebody was refused something to listen to. */
  noteRefusal(viewer: Viewer): void;
}

/** What a client may ask of the process it is connected to. */
export interface ClientHost {
  readonly log: Log;
  /** Handles a join, a leave or a new access token. */
  handle(client: Client, frame: Frame): Promise<void>;
  gone(client: Client): void;
}

/** Bytes that may wait to be written to a client before it counts as lost. */
const mostBuffered = 1_000_000;
const mostWaiting = 100;
/** Frames of any kind, including heartbeats, that a client may send per second. */
const mostFrames = 200;

/** The RFC 6455 codes with which we hang up. */
export const closeCodes = { goingAway: 1001, policy: 1008, tryAgain: 1012 } as const;

/** One connection. Reads what arrives, at the allowed pace, and writes what it is told to. */
export class Client {
  /** From the cookie or bearer token that opened it; a channel may be joined with another token. */
  readonly viewer: Viewer;
  /** The public key it came with. */
  readonly apiKey: string | null;
  readonly allows: ClientFacts['allows'];
  readonly #noteRefusal: ClientFacts['noteRefusal'];
  readonly channels = new Map<string, Channel>();
  readonly openedAt = Date.now();
  lastHeard = Date.now();
  readonly #socket: WebSocket;
  readonly #version: WireVersion;
  readonly #host: ClientHost;
  readonly #pace: Pace<Frame>;
  #second = 0;
  #frames = 0;

  constructor(socket: WebSocket, host: ClientHost, facts: ClientFacts) {
    const { viewer, apiKey, version, allows, noteRefusal } = facts;
    this.viewer = viewer;
    this.apiKey = apiKey;
    this.allows = allows;
    this.#noteRefusal = noteRefusal;
    this.#socket = socket;
    this.#version = version;
    this.#host = host;
    this.#pace = new Pace(limits.realtimeEventsPerSecond, mostWaiting, (frame) => this.#handle(frame));
    socket.on('message', (data, isBinary) => this.#hear(data, isBinary));
    socket.on('close', () => {
      this.#pace.stop();
      host.gone(this);
    });
    // 'close' follows every error.
    socket.on('error', () => {});
  }

  /** Notes that something was refused to this viewer, and answers the words. */
  refused(viewer: Viewer, words: string): string {
    this.#noteRefusal(viewer);
    return words;
  }

  send(frame: Frame): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > mostBuffered) this.#socket.terminate();
    else this.#socket.send(writeFrame(frame, this.#version));
  }

  reply(frame: Frame, status: 'ok' | 'error', response: Record<string, unknown> = {}): void {
    if (frame.ref !== null) this.send({ ...frame, event: 'phx_reply', payload: { status, response } });
  }

  close(code: number, reason: string): void {
    this.#pace.stop();
    this.#socket.close(code, reason);
    // A client that does not answer the closing handshake is cut off.
    setTimeout(() => this.#socket.terminate(), 1000).unref();
  }

  terminate(): void {
    this.#socket.terminate();
  }

  #hear(data: RawData, isBinary: boolean): void {
    const now = Date.now();
    this.lastHeard = now;
    const second = Math.floor(now / 1000);
    if (second !== this.#second) {
      this.#second = second;
      this.#frames = 0;
    }
    const frame = readFrame(data as Buffer, isBinary, this.#version);
    if (frame === null) this.close(closeCodes.policy, 'This is not a message of the protocol.');
    else if (++this.#frames > mostFrames || !this.allows('frame'))
      this.close(closeCodes.policy, 'Too many messages.');
    else if (frame.topic === 'phoenix' && frame.event === 'heartbeat') this.reply(frame, 'ok');
    else if (!this.#pace.take(frame)) this.close(closeCodes.policy, 'Too many messages.');
  }

  async #handle(frame: Frame): Promise<void> {
    try {
      await this.#host.handle(this, frame);
    } catch (error) {
      this.#host.log.error({ err: error, event: frame.event }, 'a realtime message could not be handled');
      this.reply(frame, 'error', { reason: 'Something went wrong on our side.' });
    }
  }
}
