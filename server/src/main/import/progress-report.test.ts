import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MediaProgress } from '../../domains/media/index.ts';
import { createProgressReport, describeProgress } from './progress-report.ts';

const at = (state: MediaProgress['state'], passProgress: number, stage = 'Waiting'): MediaProgress => ({
  state,
  stage,
  progress: passProgress / 2,
  passProgress,
  reason: null,
  attempts: 1,
  firstPassDone: false,
});
const screen = (isTTY: boolean) => {
  const written: string[] = [];
  return { isTTY, written, write: (text: string) => written.push(text) };
};

test('the percent is the encoded share of the step that runs, rounded down', () => {
  assert.deepEqual(describeProgress(at('encoding_first', 0.379)), {
    words: 'Step 1 of 2, first version',
    percent: 37,
  });
  assert.equal(describeProgress(at('encoding_ladder', 0.999)).percent, 99);
  assert.deepEqual(describeProgress(at('queued', 0)), { words: 'Waiting', percent: null });
});

test('without a terminal a line comes with each new step and each five percent', () => {
  const out = screen(false);
  const report = createProgressReport(out);
  report.show(at('queued', 0));
  report.show(at('queued', 0));
  for (const share of [0, 0.03, 0.05, 0.07, 0.98, 1, 1]) report.show(at('encoding_first', share));
  for (const share of [0.9, 1, 0]) report.show(at('playable', share));
  report.show(at('encoding_ladder', 0));
  report.say('done');
  assert.deepEqual(out.written, [
    'Waiting\n',
    'Step 1 of 2, first version: 0 %\n',
    'Step 1 of 2, first version: 5 %\n',
    'Step 1 of 2, first version: 98 %\n',
    'Step 1 of 2, first version: 100 %\n',
    'Step 1 of 2, first version (watchable): 90 %\n',
    'Step 1 of 2, first version (watchable): 100 %\n',
    'Step 1 of 2 is done (watchable)\n',
    'Step 2 of 2, other qualities (watchable): 0 %\n',
    'done\n',
  ]);
});

test('on a terminal one line is written over, and what is said stands on its own', () => {
  const out = screen(true);
  const report = createProgressReport(out);
  report.say('begin');
  report.show(at('encoding_first', 0.1));
  report.show(at('encoding_first', 0.11));
  report.say('done');
  const erase = '\r\u001b[K';
  assert.deepEqual(out.written, [
    'begin\n',
    `${erase}Step 1 of 2, first version: 10 %`,
    `${erase}Step 1 of 2, first version: 11 %`,
    `${erase}done\n`,
  ]);
});
