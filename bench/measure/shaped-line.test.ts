import assert from 'node:assert/strict';
import http from 'node:http';
import { after, test } from 'node:test';
import { ShapedLine, stepAt, type TraceFile, traceOf } from './shaped-line.ts';

const body = Buffer.alloc(400_000, 7);
const server = http.createServer((request, response) => {
  const most = Number(request.url?.slice(1));
  response.writeHead(200, { 'content-length': most }).end(body.subarray(0, most));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as { port: number };
const line = await ShapedLine.open(port);
after(async () => {
  await line.close();
  server.closeAllConnections();
  server.close();
});

const steady = (kbits: number, latency: number): TraceFile => ({
  name: 'steady',
  steps: [{ ms: 60_000, kbits, latency }],
});
/** Milliseconds until so many bytes have come, on a connection of their own or the one of `agent`. */
function fetched(bytes: number, agent?: http.Agent): Promise<number> {
  const beganAt = performance.now();
  return new Promise((resolve, reject) => {
    http
      .get({ port: line.port, path: `/${bytes}`, agent: agent ?? false }, (response) => {
        let count = 0;
        response.on('data', (part: Buffer) => {
          count += part.length;
        });
        response.on('end', () => {
          assert.equal(count, bytes);
          resolve(performance.now() - beganAt);
        });
      })
      .on('error', reject);
  });
}
const nearly = (found: number, wanted: number, share: number, what: string) =>
  assert.ok(Math.abs(found - wanted) <= wanted * share, `${what}: ${found.toFixed(0)}, not ${wanted}`);

test('a step lasts as long as its file says, and a trace begins again', () => {
  const trace = traceOf({
    name: 'two',
    steps: [
      { ms: 100, kbits: 1, latency: 0 },
      { ms: 50, kbits: 2, latency: 5 },
    ],
  });
  assert.equal(trace.length, 150);
  assert.deepEqual(
    [0, 99, 100, 149, 150, 260].map((ms) => stepAt(trace, ms).kbits),
    [1, 1, 2, 2, 1, 2],
  );
});

test('the rate holds within five percent, also when connections share it', async () => {
  line.begin(traceOf(steady(3200, 0)));
  nearly(await fetched(400_000), 1000, 0.05, 'alone');
  line.begin(traceOf(steady(3200, 0)));
  const both = await Promise.all([fetched(200_000), fetched(200_000)]);
  nearly(Math.max(...both), 1000, 0.05, 'two at once');
  assert.ok(Math.abs(both[0] - both[1]) < 100, 'neither waits for the other');
});

test('the way takes its time: there and back for a connection, and for a question', async () => {
  line.begin(traceOf(steady(100_000, 60)));
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  nearly(await fetched(100, agent), 240, 0.15, 'with the opening');
  nearly(await fetched(100, agent), 120, 0.2, 'once it is open');
  // Ten packets, and twice as many with each round trip: 14, 29 and 58 KB.
  assert.ok((await fetched(90_000)) > 240 + 2 * 120, 'a new connection begins slowly');
  agent.destroy();
});

test('nothing comes while the line stalls, and nothing is made up for afterwards', async () => {
  const steps = [
    { ms: 300, kbits: 3200, latency: 0 },
    { ms: 700, kbits: 0, latency: 0 },
    { ms: 60_000, kbits: 3200, latency: 0 },
  ];
  line.begin(traceOf({ name: 'stall', steps }));
  nearly(await fetched(400_000), 1700, 0.05, 'over the stall');
});

test('without a trace nothing is held back', async () => {
  line.begin(null);
  assert.ok((await fetched(400_000)) < 500);
});
