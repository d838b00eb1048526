import { createServer, connect as open, type Socket } from 'node:net';
import { after } from 'node:test';

export interface TestProxy {
  /** The given address, through the proxy. */
  url: string;
  port: number;
  /** From now on swallows what comes from one side or both, on existing connections and new ones. */
  swallow(from: 'server' | 'client' | 'both'): void;
  /**
   * Passes on what comes from now on. What was swallowed is lost, and so are the connections that needed it.
   */
  pass(): void;
  close(): Promise<void>;
}

/** Stands between a client and a server at `url`, e.g. `postgres://…` or `http://…`, and can fall silent. */
export async function testProxy(url: string, wanted = 0): Promise<TestProxy> {
  const target = new URL(url);
  let swallowed: 'server' | 'client' | 'both' | null = null;
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: false }, (client) => {
    const behind = open({ host: target.hostname, port: Number(target.port) });
    const link = (from: Socket, to: Socket, side: 'server' | 'client'): void => {
      sockets.add(from);
      from.on('error', () => {});
      from.on('data', (bytes) => {
        if (swallowed !== side && swallowed !== 'both') to.write(bytes);
      });
      from.on('close', () => {
        sockets.delete(from);
        if (swallowed === null) to.destroy();
      });
    };
    link(client, behind, 'client');
    link(behind, client, 'server');
  });
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const address = new URL(url);
  address.hostname = '127.0.0.1';
  address.port = String(port);
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  after(() => (server.listening ? close() : undefined));
  return {
    url: address.href,
    port,
    swallow(from) {
      swallowed = from;
    },
    pass() {
      swallowed = null;
    },
    close,
  };
}
