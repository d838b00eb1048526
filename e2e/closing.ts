import { after, afterEach } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';

type Close = () => unknown;
const open: Close[] = [];
/** Nothing needs longer to close, in milliseconds: a whole site on a busy machine is the slowest. */
const patience = 30_000;

/** Closes what a test opened when it ends, however it ends, newest first; also what `before` opened. */
export function atEnd(close: Close): void {
  open.push(close);
}

/** Closes what is open. */
export async function closeAll(): Promise<void> {
  const failures: unknown[] = [];
  for (let close = open.pop(); close !== undefined; close = open.pop()) {
    const over = new AbortController();
    const late = sleep(patience, null, { signal: over.signal }).then(
      () => Promise.reject(new Error('What a journey opened does not close.')),
      () => {},
    );
    try {
      await Promise.race([close(), late]);
    } catch (error) {
      failures.push(error);
    } finally {
      over.abort();
    }
  }
  if (failures.length > 0) throw failures[0];
}
// At the root of the file: these hold for every test in it.
afterEach(closeAll);
after(async () => {
  await closeAll();
  // A file whose tests are over ends by itself, or has forgotten something that works on. Seconds are counted in which
  // it could have: a folder that is removed takes many of them at once.
  let seconds = 0;
  setInterval(() => {
    if (++seconds < 15) return;
    process.stderr.write('The journeys of this file are over, and something of them goes on: it is ended.\n');
    process.exit(1);
  }, 1000).unref();
});
// Browsers and sites go with the process that started them, if it goes by itself.
process.on('SIGTERM', () => process.exit(1));
