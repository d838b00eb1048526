import net from 'node:net';
import type { LoadPlan, LoadResult } from './load-plan.ts';

// The load generator: a process of its own that does as little as it can, so that the server is what is measured.
// Keep-alive connections, one request at a time on each, bodies counted and thrown away.

const endOfHead = Buffer.from('\r\n\r\n');

function run(plan: LoadPlan): Promise<LoadResult> {
  const requests = plan.requests.map((request) => Buffer.from(request));
  const latencies: number[] = [];
  const bySecond: number[][] = [];
  const result: LoadResult = {
    answers: 0,
    seconds: 0,
    bytes: 0,
    failures: 0,
    firstFailure: null,
    p50: 0,
    p99: 0,
    p99s: [],
    bodies: [],
  };
  let next = 0;
  let open = plan.connections;
  let over = false;

  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const timer = setTimeout(() => {
      over = true;
    }, plan.seconds * 1000);
    const left = (): void => {
      if (--open > 0) return;
      clearTimeout(timer);
      result.seconds = (performance.now() - startedAt) / 1000;
      const part = (sorted: number[], share: number): number =>
        sorted[Math.floor(sorted.length * share)] ?? 0;
      latencies.sort((a, b) => a - b);
      result.p50 = part(latencies, 0.5);
      result.p99 = part(latencies, 0.99);
      // The last second may be incomplete.
      result.p99s = bySecond.slice(0, Math.floor(result.seconds)).map((some = []) =>
        part(
          some.sort((a, b) => a - b),
          0.99,
        ),
      );
      resolve(result);
    };
    const took = (sentAt: number): void => {
      const latency = performance.now() - sentAt;
      latencies.push(latency);
      const second = Math.floor((sentAt - startedAt) / 1000);
      bySecond[second] ??= [];
      bySecond[second].push(latency);
    };
    const take = (): Buffer | null => {
      if (over) return null;
      if (next >= requests.length) {
        if (!plan.repeat) return null;
        next = 0;
      }
      return requests[next++] ?? null;
    };
    for (let i = 0; i < plan.connections; i++) {
      let sent = 0;
      const due = (): number => startedAt + (plan.every ?? 0) * (sent++ * plan.connections + i);
      connect(plan, { result, took, take, due, left, reject });
    }
  });
}

interface Run {
  result: LoadResult;
  /** The request sent at this time has been answered. */
  took: (sentAt: number) => void;
  take: () => Buffer | null;
  /** When the next request of the connection goes out at the earliest. */
  due: () => number;
  left: () => void;
  reject: (error: Error) => void;
}

function connect(plan: LoadPlan, { result, took, take, due, left, reject }: Run): void {
  let head = '';
  let body = '';
  let missing = -1;
  let good = false;
  let sentAt = 0;
  let done = false;

  const fail = (words: string): void => {
    result.failures++;
    result.firstFailure ??= words.slice(0, 300);
  };
  const finish = (): void => {
    if (done) return;
    done = true;
    socket.end();
    left();
  };
  const next = (): void => {
    const wait = plan.every === undefined ? 0 : due() - performance.now();
    if (wait > 0) setTimeout(send, wait);
    else send();
  };
  const send = (): void => {
    if (done) return;
    const request = take();
    if (request === null) {
      finish();
      return;
    }
    head = '';
    body = '';
    missing = -1;
    sentAt = performance.now();
    socket.write(request);
  };
  const answered = (): void => {
    took(sentAt);
    if (!good) fail(head + body);
    else if (plan.expect !== undefined && !body.includes(plan.expect)) fail(body);
    else {
      result.answers++;
      if (plan.keep) result.bodies.push(head + body);
    }
    next();
  };
  const read = (length: number, buffer: Uint8Array): boolean => {
    result.bytes += length;
    let chunk = Buffer.from(buffer.buffer, buffer.byteOffset, length);
    if (missing < 0) {
      const end = head === '' ? chunk.indexOf(endOfHead) : -1;
      head += chunk.toString('latin1', 0, end < 0 ? length : end + 4);
      const at = end < 0 ? head.indexOf('\r\n\r\n') : head.length - 4;
      if (at < 0) return true;
      const before = head.length - (end < 0 ? length : end + 4);
      chunk = chunk.subarray(at + 4 - before);
      head = head.slice(0, at + 4);
      good = head.startsWith('HTTP/1.1 200 ') || head.startsWith('HTTP/1.1 206 ');
      const size = /\r\ncontent-length: *(\d+)\r\n/i.exec(head);
      if (!size) {
        reject(new Error(`an answer without content-length: ${head.slice(0, 300)}`));
        return false;
      }
      missing = Number(size[1]);
    }
    missing -= chunk.length;
    if (plan.expect !== undefined || plan.keep || !good) body += chunk.toString('latin1');
    if (missing === 0) answered();
    return true;
  };
  // One buffer for everything: incoming bytes are counted, not stored.
  const socket = net.connect({
    port: plan.port,
    host: '127.0.0.1',
    noDelay: true,
    onread: { buffer: Buffer.allocUnsafeSlow(256 * 1024), callback: read },
  });
  socket.once('connect', next);
  socket.once('error', (error) => {
    fail(error.message);
    finish();
  });
  socket.once('close', () => {
    if (!done) fail('the server closed the connection');
    finish();
  });
}

process.once('message', (plan: LoadPlan) => {
  run(plan).then(
    (result) => process.send?.(result, () => process.exit(0)),
    (error: Error) => process.send?.({ error: error.message }, () => process.exit(1)),
  );
});
process.once('disconnect', () => process.exit(0));
