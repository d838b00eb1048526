import type { WebSocket } from 'ws';
import { limits } from '#contract/limits.ts';
import type { Config } from '../config.ts';
import type { Viewer } from '../context.ts';
import type { Listener, Notification } from '../db/notifications.ts';
import type { Log } from '../log.ts';
import { type Channel, Client, type ClientFacts, type ClientHost, closeCodes } from './client.ts';
import type { Frame } from './frames.ts';
import { type ChangeRequest, readJoin } from './join-request.ts';
import { fits, type RowFilter, readRowFilter } from './row-filter.ts';
import { add, remove } from './set-map.ts';
import { endOf } from './token-end.ts';
import { broadcastNotice, type RowSource, type TopicRule } from './topics.ts';

export interface RealtimeOptions {
  config: Pick<Config, 'anonKey'>;
  log: Log;
  /** Where notifications from all processes arrive; null: nothing ever does. */
  listener: Listener | null;
  /** Who an access token belongs to; null: nobody. */
  byBearer(token: string): Viewer | null | Promise<Viewer | null>;
  rules: readonly TopicRule[];
  sources: readonly RowSource[];
}

const sessionEnded = 'Your session has ended. Please log in again.';
const tooMany = 'Too many topics were joined. Please try again in a minute.';
const farewell = 'The server is going away.';
const prefix = 'realtime:';
/** A client silent for two and a half heartbeats is gone; in milliseconds. */
const silence = limits.heartbeatSeconds * 2_500;
/** Connections older than this are closed, so that the client reconnects and its session is checked again. */
const longestConnection = 12 * 3_600_000;
const sweepEvery = 5_000;
const mostChannels = 100;

type Rows = Channel['rows'];

/** The clients connected to this process: their channels, and who is told what. */
export class Realtime implements ClientHost {
  readonly log: Log;
  readonly clients = new Set<Client>();
  readonly #options: RealtimeOptions;
  readonly #byName = new Map<string, Set<Channel>>();
  /** Channels that ask for rows, by their member. */
  readonly #byMember = new Map<string, Set<Channel>>();
  /** Recently ended sessions, with the time: one may have been found valid just before. */
  readonly #ended = new Map<string, number>();
  readonly #timer: NodeJS.Timeout;
  readonly #stops: (() => void)[] = [];
  #isClosing = false;
  #lastId = 0;

  constructor(options: RealtimeOptions) {
    this.#options = options;
    this.log = options.log;
    const { listener, sources } = options;
    if (listener) {
      this.#stops.push(
        listener.on(broadcastNotice, ({ name, event, payload }) =>
          this.tell(String(name), String(event), payload),
        ),
        ...sources.map((source) => listener.on(source.notice, (notice) => this.#tellRow(source, notice))),
      );
      // Connected clients may have missed something, even the end of their session: they reconnect and catch
      // up.
      listener.onReconnect(() => this.#closeAll(closeCodes.tryAgain, 'Please connect again.'));
    }
    this.#timer = setInterval(() => this.#sweep(Date.now()), sweepEvery);
    this.#timer.unref();
  }

  accept(socket: WebSocket, facts: ClientFacts): Client {
    const client = new Client(socket, this, facts);
    this.clients.add(client);
    if (this.#isOver(facts.viewer)) client.close(closeCodes.policy, sessionEnded);
    // It was on its way in while the others were sent away: nobody would do that again, and the server would
    // wait for it.
    if (this.#isClosing) client.close(closeCodes.goingAway, farewell);
    return client;
  }

  /** Sends something to the clients of this process that have joined the name. */
  tell(name: string, event: string, payload: unknown): void {
    for (const channel of this.#byName.get(name) ?? [])
      this.#send(channel, 'broadcast', { type: 'broadcast', event, payload });
  }

  /** Closes every connection that uses one of these sessions. */
  endSessions(sessionIds: readonly string[]): void {
    for (const sessionId of sessionIds) this.#ended.set(sessionId, Date.now());
    for (const client of this.clients) {
      const viewers = [client.viewer, ...[...client.channels.values()].map(({ viewer }) => viewer)];
      if (viewers.some((viewer) => this.#isOver(viewer))) client.close(closeCodes.policy, sessionEnded);
    }
  }

  /** Asks all who are here now to connect again, one after another within this time: the process is about to end. */
  sendAway(milliseconds: number): void {
    const pause = milliseconds / Math.max(this.clients.size, 1);
    for (const [index, client] of [...this.clients].entries())
      setTimeout(() => client.close(closeCodes.tryAgain, 'Please connect again.'), index * pause).unref();
  }

  close(): void {
    this.#isClosing = true;
    clearInterval(this.#timer);
    for (const stop of this.#stops) stop();
    this.#closeAll(closeCodes.goingAway, farewell);
  }

  async handle(client: Client, frame: Frame): Promise<void> {
    const channel = client.channels.get(frame.topic);
    if (frame.event === 'phx_join') {
      const refusal = client.allows('join') ? await this.#join(client, frame) : tooMany;
      if (refusal !== null) client.reply(frame, 'error', { reason: refusal });
    } else if (!channel) {
      client.reply(frame, 'error', { reason: 'unmatched topic' });
    } else if (frame.event === 'phx_leave') {
      this.#forget(channel);
      client.reply(frame, 'ok');
      client.send({ ...frame, event: 'phx_close', payload: {} });
    } else if (frame.event === 'access_token') {
      await this.#renew(channel, frame);
    } else {
      client.reply(frame, 'error', { reason: 'Only the server sends on this topic.' });
    }
  }

  gone(client: Client): void {
    this.clients.delete(client);
    for (const channel of client.channels.values()) this.#forget(channel);
  }

  /** The refusal's words, or null. */
  async #join(client: Client, frame: Frame): Promise<string | null> {
    const asked = readJoin(frame.payload);
    if (asked === null || !frame.topic.startsWith(prefix)) return 'This is not a valid join.';
    if (client.channels.size >= mostChannels) return `At most ${mostChannels} channels at once.`;
    const holder = await this.#holder(client, asked.accessToken);
    if (holder === null) return client.refused(client.viewer, sessionEnded);
    const name = frame.topic.slice(prefix.length);
    const rows: Channel['rows'][number][] = [];
    for (const change of asked.changes) {
      const found = this.#sourceOf(change);
      if (typeof found === 'string') return found;
      rows.push({ id: ++this.#lastId, ...found });
    }
    const refusal = await this.#refusal(client, name, rows, holder.viewer);
    if (refusal !== null) return refusal;
    if (!rows.length && !this.#ruleOf(name)) return 'There is nothing to listen to on this topic.';
    if (!this.clients.has(client)) return null;
    if (this.#isOver(holder.viewer)) return sessionEnded;
    const before = client.channels.get(frame.topic);
    if (before) this.#forget(before);
    const channel: Channel = { client, topic: frame.topic, name, joinRef: frame.joinRef, rows, ...holder };
    this.#remember(channel);
    client.reply(frame, 'ok', {
      postgres_changes: asked.changes.map((change, i) => ({ id: rows[i]?.id, ...change })),
    });
    if (rows.length > 0) {
      this.#send(channel, 'system', {
        channel: name,
        extension: 'postgres_changes',
        message: 'Subscribed to PostgreSQL',
        status: 'ok',
      });
    }
    return null;
  }

  #ruleOf(name: string): TopicRule | undefined {
    return this.#options.rules.find((rule) => name.startsWith(rule.prefix));
  }

  /** Why this viewer may not listen to the name, or to these rows, on record; or null. */
  async #refusal(client: Client, name: string, rows: Rows, viewer: Viewer): Promise<string | null> {
    const rule = this.#ruleOf(name);
    if (rule && !(await rule.mayJoin(name.slice(rule.prefix.length), viewer)))
      return client.refused(viewer, 'You may not listen to this topic.');
    for (const source of new Set(rows.map((row) => row.source))) {
      const filters = rows.filter((row) => row.source === source).map(({ filter }) => filter);
      const refusal = await source.refusal(filters, viewer);
      if (refusal !== null) return client.refused(viewer, refusal);
    }
    return null;
  }

  #sourceOf(change: ChangeRequest): { source: RowSource; filter: RowFilter | null } | string {
    const { event, schema, table, filter } = change;
    const source = this.#options.sources.find((one) => one.table === table);
    if (schema !== 'public' || !source) return `Changes of "${table ?? '*'}" are told to nobody.`;
    if (!['INSERT', '*'].includes(event.toUpperCase())) return `Only inserts of "${source.table}" are told.`;
    if (filter === undefined) return { source, filter: null };
    const names = source.columns.map((column) => column.name);
    const read = readRowFilter(filter, names);
    return read === null ? 'This filter is not supported.' : { source, filter: read };
  }

  /**
   * Who a channel belongs to: the holder of the token, else of the connection; null if the token belongs to
   * nobody.
   */
  async #holder(client: Client, token: string | null): Promise<Pick<Channel, 'viewer' | 'tokenEnd'> | null> {
    if (token === null || token === this.#options.config.anonKey || token === client.apiKey)
      return { viewer: client.viewer, tokenEnd: null };
    const viewer = await this.#options.byBearer(token);
    return viewer === null ? null : { viewer, tokenEnd: endOf(token) };
  }

  async #renew(channel: Channel, frame: Frame): Promise<void> {
    const token = (frame.payload as { access_token?: unknown } | null)?.access_token;
    const holder = await this.#holder(
      channel.client,
      typeof token === 'string' ? token.slice(0, 4000) : null,
    );
    const isAnother = holder?.viewer.userId !== channel.viewer.userId;
    if (holder === null || (isAnother && channel.viewer.userId !== null) || this.#isOver(holder.viewer))
      return this.#end(channel, sessionEnded);
    const refusal = await this.#refusal(channel.client, channel.name, channel.rows, holder.viewer);
    if (refusal !== null) return this.#end(channel, refusal);
    // It may have been left while we looked.
    if (channel.client.channels.get(channel.topic) !== channel) return;
    this.#forget(channel);
    Object.assign(channel, holder);
    this.#remember(channel);
  }

  #tellRow(source: RowSource, notice: Notification): void {
    const { row, audience } = source.read(notice);
    for (const member of audience) {
      for (const channel of this.#byMember.get(member) ?? []) {
        const ids = channel.rows
          .filter((one) => one.source === source && (one.filter === null || fits(one.filter, row)))
          .map(({ id }) => id);
        if (ids.length === 0) continue;
        this.#send(channel, 'postgres_changes', {
          ids,
          data: {
            schema: 'public',
            table: source.table,
            commit_timestamp: new Date().toISOString(),
            type: 'INSERT',
            columns: source.columns,
            record: row,
            errors: null,
          },
        });
      }
    }
  }

  #send({ client, topic, joinRef }: Channel, event: string, payload: unknown): void {
    client.send({ joinRef, ref: null, topic, event, payload });
  }

  /** Ends a channel with a message; its client may join again with a better token. */
  #end(channel: Channel, message: string): void {
    this.#forget(channel);
    this.#send(channel, 'system', { channel: channel.name, extension: 'system', message, status: 'error' });
    this.#send(channel, 'phx_error', {});
  }

  #remember(channel: Channel): void {
    channel.client.channels.set(channel.topic, channel);
    add(this.#byName, channel.name, channel);
    if (channel.rows.length > 0 && channel.viewer.userId !== null)
      add(this.#byMember, channel.viewer.userId, channel);
  }

  #forget(channel: Channel): void {
    channel.client.channels.delete(channel.topic);
    remove(this.#byName, channel.name, channel);
    if (channel.viewer.userId !== null) remove(this.#byMember, channel.viewer.userId, channel);
  }

  #isOver({ sessionId }: Viewer): boolean {
    return sessionId !== null && this.#ended.has(sessionId);
  }

  #sweep(now: number): void {
    for (const [sessionId, at] of this.#ended) if (now - at > silence) this.#ended.delete(sessionId);
    for (const client of this.clients) {
      const viewers = [client.viewer, ...[...client.channels.values()].map(({ viewer }) => viewer)];
      if (now - client.lastHeard > silence) client.terminate();
      else if (viewers.some(({ endsAt = now }) => endsAt < now))
        client.close(closeCodes.policy, sessionEnded);
      else if (now - client.openedAt > longestConnection)
        client.close(closeCodes.tryAgain, 'Please connect again.');
      for (const channel of client.channels.values())
        if (channel.tokenEnd !== null && channel.tokenEnd < now)
          this.#end(channel, 'The access token has expired.');
    }
  }

  #closeAll(code: number, reason: string): void {
    for (const client of this.clients) client.close(code, reason);
  }
}
