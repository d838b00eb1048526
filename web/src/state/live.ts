import { useEffect, useRef } from 'react';
import { type ChannelHandlers, RealtimeConnection } from '../lib/realtime-connection.ts';
import { useMember } from './member.tsx';

let connection: { session: string; to: RealtimeConnection } | null = null;

/** The page's connection, for this session. A cookie says who connects, so another session needs another connection. */
function connectionFor(session: string): RealtimeConnection {
  if (connection?.session !== session) {
    connection?.to.close();
    const url = `${location.origin.replace(/^http/, 'ws')}/realtime/v1/websocket?vsn=2.0.0`;
    connection = { session, to: new RealtimeConnection(url) };
  }
  return connection.to;
}

/** Listens to a topic while the component is mounted; null: to none. Handlers may change from render to render. */
export function useChannel(name: string | null, handlers: ChannelHandlers): void {
  const session = useMember()?.sessionId ?? '';
  const present = useRef(handlers);
  present.current = handlers;
  const { table, filter } = handlers.rows ?? {};
  useEffect(() => {
    if (name === null) return;
    return connectionFor(session).join(name, {
      ...(table === undefined ? {} : { rows: { table, ...(filter === undefined ? {} : { filter }) } }),
      onRow: (row) => present.current.onRow?.(row),
      onBroadcast: (event, payload) => present.current.onBroadcast?.(event, payload),
      onJoined: () => present.current.onJoined?.(),
      onLost: (reason) => present.current.onLost?.(reason),
      onRefused: () => present.current.onRefused?.(),
    });
  }, [name, session, table, filter]);
}
