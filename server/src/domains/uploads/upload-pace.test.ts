import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Turn, UploadPace } from './upload-pace.ts';
import { resumablePath } from './upload-rules.ts';

const read = 64 * 1024;

/** A body that brings bytes whenever it may; reports how many it brought. */
function eager(pace: UploadPace): { bytes(): number; stop(): void } {
  let bytes = 0;
  const turn: Turn = pace.enter(goOn);
  function goOn(): void {
    do bytes += read;
    while (turn.took(read));
  }
  goOn();
  return { bytes: () => bytes, stop: () => turn.leave() };
}

async function bytesOfTwo(pace: UploadPace, milliseconds: number): Promise<[number, number]> {
  const began = performance.now();
  const two = [eager(pace), eager(pace)] as const;
  await sleep(milliseconds);
  for (const { stop } of two) stop();
  const taken = performance.now() - began;
  return [two[0].bytes() / taken, two[1].bytes() / taken];
}

test('uploads share a rate while somebody asks for pages, evenly, and have none while nobody does', async () => {
  const server = new EventEmitter();
  const pace = new UploadPace();
  pace.watch(server as Server);
  server.emit('request', { url: `${resumablePath}/x` });
  const [alone] = await bytesOfTwo(pace, 100);
  server.emit('request', { url: '/play/lantern' });
  const [one, other] = await bytesOfTwo(pace, 200);
  // Bytes per millisecond: 16 KB for both together. Less if the machine is busy, but they keep going.
  assert.ok(one + other < 2 * 16 * 1024, `${one} and ${other}`);
  assert.ok(one + other > 4 * 1024, `${one} and ${other}`);
  assert.ok(Math.abs(one - other) < 0.2 * (one + other), `${one} and ${other}`);
  assert.ok(alone > 2 * (one + other), `${alone} alone, ${one + other} beside pages`);
});

test('a disk is synced for one file after another, also after one that failed', async () => {
  const pace = new UploadPace();
  let at = 0;
  let most = 0;
  const order: number[] = [];
  await Promise.all(
    [1, 2, 3].map((n) =>
      pace.sync(async () => {
        most = Math.max(most, ++at);
        await sleep(5);
        at -= 1;
        order.push(n);
      }),
    ),
  );
  assert.deepEqual([most, order], [1, [1, 2, 3]]);
  await assert.rejects(pace.sync(() => Promise.reject(new Error('the disk is gone'))));
  await pace.sync(async () => {});
});
