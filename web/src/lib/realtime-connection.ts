import * as texts from '../texts/messages.ts';

/**
 * How long to wait before the next attempt to connect, in milliseconds, by the number of failures; the last value
 * repeats.
 */
const delays = [1_000, 2_000, 5_000, 10_000];
const heartbeatEvery = 25_000;
const replyWithin = 10_000;
/** A connection that nobody uses stays open this long: the next page may want it. */
const idleFor = 5_000;
/** The server hangs up for good: the session is over, or we misbehaved. */
const refusedForGood = 1008;
const noAnswer = texts.ourServerIsntAnswering;

export interface ChannelHandlers {
  /** Inserted rows to listen for, with a filter such as `conversation_id=eq.…`. */
  rows?: { table: string; filter?: string };
  onRow?(row: unknown): void;
  onBroadcast?(event: string, payload: unknown): void;
  /** Joined, for the first time or again: whatever was missed can be loaded now. */
  onJoined?(): void;
  /** Not connected, with the reason in words. It retries, unless it was refused. */
  onLost?(reason: string): void;
  /** The server refused us: the session may have ended. */
  onRefused?(): void;
}

interface Channel {
  topic: string;
  handlers: ChannelHandlers;
  joinRef: string;
  isJoined: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
}

type Frame = [joinRef: string | null, ref: string | null, topic: string, event: string, payload: unknown];

/** One connection to the site's realtime address for all channels of a page. It reconnects by itself. */
export class RealtimeConnection {
  readonly #url: string;
  readonly #channels = new Set<Channel>();
  #socket: WebSocket | null = null;
  #attempts = 0;
  #lastRef = 0;
  #isRefused = false;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #heartbeatRef: string | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor(url: string) {
    this.#url = url;
    addEventListener('online', this.#retryNow);
    document.addEventListener('visibilitychange', this.#retryNow);
  }

  /** Joins a topic by name; the returned function leaves it. */
  join(name: string, handlers: ChannelHandlers): () => void {
    const topic = `realtime:${name}`;
    const channel: Channel = { topic, handlers, joinRef: '', isJoined: false, timer: undefined };
    this.#channels.add(channel);
    clearTimeout(this.#idle);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#sendJoin(channel);
    else this.#connect();
    return () => {
      clearTimeout(channel.timer);
      this.#channels.delete(channel);
      if (channel.joinRef !== '') this.#send([channel.joinRef, this.#ref(), topic, 'phx_leave', {}]);
      if (this.#channels.size === 0) this.#idle = setTimeout(() => this.#hangUp(), idleFor);
    };
  }

  /** Ends the connection and all channels. */
  close(): void {
    removeEventListener('online', this.#retryNow);
    document.removeEventListener('visibilitychange', this.#retryNow);
    this.#channels.clear();
    this.#hangUp();
  }

  readonly #retryNow = (): void => {
    if (this.#retry === undefined || document.visibilityState === 'hidden') return;
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.#connect();
  };

  #ref(): string {
    return String(++this.#lastRef);
  }

  #send(frame: Frame): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  #connect(): void {
    if (this.#socket !== null || this.#isRefused || this.#retry !== undefined) return;
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#heartbeat = setInterval(() => this.#beat(), heartbeatEvery);
      for (const channel of this.#channels) this.#sendJoin(channel);
    };
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket) this.#hear(JSON.parse(String(data)) as Frame);
    };
    socket.onclose = ({ code, reason }) => {
      if (this.#socket === socket) this.#lost(code, reason);
    };
  }

  #beat(): void {
    if (this.#heartbeatRef !== null) {
      this.#drop(noAnswer);
      return;
    }
    this.#heartbeatRef = this.#ref();
    this.#send([null, this.#heartbeatRef, 'phoenix', 'heartbeat', {}]);
  }

  /** Drops a dead connection without waiting for its close. */
  #drop(reason: string): void {
    const socket = this.#socket;
    if (socket === null) return;
    socket.onclose = null;
    socket.close();
    this.#lost(0, reason);
  }

  #lost(code: number, reason: string): void {
    clearInterval(this.#heartbeat);
    this.#heartbeatRef = null;
    this.#socket = null;
    this.#isRefused = code === refusedForGood;
    for (const channel of this.#channels) {
      clearTimeout(channel.timer);
      channel.isJoined = false;
      channel.handlers.onLost?.(reason || texts.weLostTheConnection);
      if (this.#isRefused) channel.handlers.onRefused?.();
    }
    if (this.#isRefused || this.#channels.size === 0) return;
    const delay = delays[Math.min(this.#attempts, delays.length - 1)] as number;
    this.#attempts++;
    // Spread out, for when a process with many connections goes away.
    this.#retry = setTimeout(
      () => {
        this.#retry = undefined;
        this.#connect();
      },
      delay * (0.75 + Math.random() / 2),
    );
  }

  #hangUp(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#idle);
    clearInterval(this.#heartbeat);
    this.#retry = undefined;
    this.#heartbeatRef = null;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close(1000);
  }

  #sendJoin(channel: Channel): void {
    clearTimeout(channel.timer);
    const ref = this.#ref();
    channel.joinRef = ref;
    channel.isJoined = false;
    const { rows } = channel.handlers;
    const changes = rows ? [{ event: 'INSERT', schema: 'public', ...rows }] : [];
    const config = { broadcast: { ack: false, self: false }, private: true, postgres_changes: changes };
    this.#send([ref, ref, channel.topic, 'phx_join', { config }]);
    channel.timer = setTimeout(() => this.#drop(noAnswer), replyWithin);
  }

  #hear([joinRef, ref, topic, event, payload]: Frame): void {
    if (ref !== null && ref === this.#heartbeatRef) this.#heartbeatRef = null;
    for (const channel of this.#channels) {
      if (channel.topic !== topic || (joinRef !== null && joinRef !== channel.joinRef)) continue;
      if (event === 'phx_reply' && ref === channel.joinRef) this.#joined(channel, payload);
      else if (event === 'phx_error') this.#rejoin(channel, texts.theChannelWasClosed);
      else if (event === 'broadcast') {
        const told = payload as { event: string; payload: unknown };
        channel.handlers.onBroadcast?.(told.event, told.payload);
      } else if (event === 'postgres_changes')
        channel.handlers.onRow?.((payload as { data: { record: unknown } }).data.record);
    }
  }

  #joined(channel: Channel, payload: unknown): void {
    const { status, response } = payload as { status: string; response: { reason?: string } };
    clearTimeout(channel.timer);
    if (status === 'ok') {
      this.#attempts = 0;
      channel.isJoined = true;
      channel.handlers.onJoined?.();
    } else {
      this.#rejoin(channel, response.reason ?? texts.ourServerRefusedIt);
      channel.handlers.onRefused?.();
    }
  }

  #rejoin(channel: Channel, reason: string): void {
    channel.isJoined = false;
    channel.handlers.onLost?.(reason);
    channel.timer = setTimeout(() => this.#sendJoin(channel), delays.at(-1));
  }
}
