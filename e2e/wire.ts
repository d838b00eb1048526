import { connect, createServer, type Socket } from 'node:net';
import { atEnd } from './closing.ts';

/** A connection to a port that can be cut like a cable. */
export interface Wire {
  url: string;
  /** Cuts every connection, and lets none through until it is mended. */
  cut(): void;
  mend(): void;
}

/** Closed with the test. */
export async function layWire(to: number): Promise<Wire> {
  const ends = new Set<Socket>();
  let isCut = false;
  const hold = (socket: Socket): void => {
    ends.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => ends.delete(socket));
  };
  const server = createServer((near) => {
    if (isCut) {
      near.on('error', () => {});
      near.destroy();
      return;
    }
    const far = connect(to, 'localhost');
    hold(near);
    hold(far);
    near.pipe(far);
    far.pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const tear = (): void => {
    for (const end of ends) end.destroy();
  };
  atEnd(async () => {
    isCut = true;
    tear();
    await new Promise((done) => server.close(done));
  });
  return {
    url: `http://localhost:${address.port}`,
    cut() {
      isCut = true;
      tear();
    },
    mend() {
      isCut = false;
    },
  };
}
