import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CollectedProcess, IdleCollector, quietLooks, worthCollecting } from './idle-collection.ts';

/** A process whose memory and work the test sets, and which counts its collections. */
function processOf(resident: number): CollectedProcess & { load: number; bytes: number; collected: number } {
  return {
    load: 0,
    bytes: resident,
    collected: 0,
    busy() {
      return this.load;
    },
    resident() {
      return this.bytes;
    },
    collect() {
      this.collected++;
      this.bytes = resident;
    },
  };
}
const look = (collector: IdleCollector, times: number): void => {
  for (let i = 0; i < times; i++) collector.look();
};

test('a process that has grown and has nothing to do is collected once', () => {
  const process = processOf(100e6);
  const collector = new IdleCollector(process);
  process.bytes += worthCollecting;
  look(collector, quietLooks - 1);
  assert.equal(process.collected, 0);
  look(collector, 4 * quietLooks);
  assert.equal(process.collected, 1);
});

test('a process at work is left alone, and waits again afterwards', () => {
  const process = processOf(100e6);
  const collector = new IdleCollector(process);
  process.bytes += 2 * worthCollecting;
  look(collector, quietLooks - 1);
  process.load = 0.5;
  look(collector, 4 * quietLooks);
  assert.equal(process.collected, 0);
  process.load = 0;
  look(collector, quietLooks - 1);
  assert.equal(process.collected, 0);
  look(collector, 1);
  assert.equal(process.collected, 1);
});

test('a process that has hardly grown is not worth a pause', () => {
  const process = processOf(100e6);
  const collector = new IdleCollector(process);
  process.bytes += worthCollecting - 1;
  look(collector, 4 * quietLooks);
  assert.equal(process.collected, 0);
});

test('what a collection leaves counts as nothing to collect', () => {
  const process = processOf(100e6);
  const collector = new IdleCollector(process);
  const grown = process.bytes + worthCollecting;
  process.bytes = grown;
  process.collect = () => {
    process.collected++;
    process.bytes = grown;
  };
  look(collector, 4 * quietLooks);
  assert.equal(process.collected, 1);
});
