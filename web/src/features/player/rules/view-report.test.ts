import { beforeEach, expect, test, vi } from 'vitest';
import { createViewReport, type ViewReportTools } from './view-report.ts';

const facts = {
  session_id: 's',
  user_agent: 'u',
  referrer: '',
  page_url: 'p',
  country_code: 'DE',
  city_name: null,
};
const settle = () => new Promise((done) => setTimeout(done, 0));
let calls: [name: string, input: object, options: object | undefined][];
let answer: (name: string) => unknown;
let tools: ViewReportTools;
let seen: Set<string>;
const debug = vi.fn();

beforeEach(() => {
  calls = [];
  seen = new Set();
  debug.mockClear();
  answer = (name) =>
    name === 'start_playback' ? { video_id: 'v', view_token: 'signed', watch_seconds: 2 } : {};
  tools = {
    call: (async (name: string, input: object, options?: object) => {
      calls.push([name, input, options]);
      return answer(name);
    }) as ViewReportTools['call'],
    facts: () => facts,
    debug,
  };
});

async function watch(seconds: number, report = createViewReport('v', tools, seen), from = 0) {
  for (let at = from; at <= from + seconds; at += 0.25) {
    report.watching({ wall: at * 1000, media: at }, 1);
    await settle();
  }
  return report;
}
const names = () => calls.map(([name]) => name);

test('the token is asked for at first playback, and the view is sent once after the watched seconds', async () => {
  await watch(10);
  expect(names()).toEqual(['start_playback', 'get-country']);
  expect(calls[1]![1]).toEqual({ video_id: 'v', user_id: null, ...facts, view_token: 'signed' });
});

test('nothing is sent before the watched seconds are reached', async () => {
  await watch(1.5);
  expect(names()).toEqual(['start_playback']);
});

test('time before the token is here does not count, as the server measures from its signature', async () => {
  let give: (value: unknown) => void = () => {};
  answer = () =>
    new Promise((resolve) => {
      give = resolve;
    });
  const report = await watch(5);
  give({ view_token: 'signed', watch_seconds: 2 });
  await settle();
  await watch(1.75, report, 5.25);
  expect(names()).toEqual(['start_playback']);
  await watch(0.25, report, 7.25);
  expect(names()).toEqual(['start_playback', 'get-country']);
});

test('a seek over the rest of the video is not watching', async () => {
  const report = await watch(0.5);
  report.interrupted();
  report.watching({ wall: 600, media: 100 }, 1);
  await settle();
  expect(names()).toEqual(['start_playback']);
});

test('a view that falls due as the page goes is sent so that it outlives the page', async () => {
  const report = await watch(1.75);
  report.leaving({ wall: 2500, media: 2.5 }, 1);
  await settle();
  expect(names()).toEqual(['start_playback', 'get-country']);
  expect(calls[1]![2]).toEqual({ keepalive: true });
});

test('a page that goes too early sends nothing', async () => {
  const report = await watch(0.5);
  report.leaving({ wall: 600, media: 0.6 }, 1);
  await settle();
  expect(names()).toEqual(['start_playback']);
});

test('a view that was sent is not started again in the same document', async () => {
  await watch(4);
  await watch(4);
  expect(names()).toEqual(['start_playback', 'get-country']);
});

test('where the playback itself is of interest, each is started, and the view is still sent once', async () => {
  const tokens: string[] = [];
  tools = { ...tools, started: (token) => void tokens.push(token) };
  await watch(4);
  await watch(4);
  expect(names()).toEqual(['start_playback', 'get-country', 'start_playback']);
  expect(tokens).toEqual(['signed', 'signed']);
});

test('a failure is logged for developers only, and not repeated', async () => {
  answer = () => Promise.reject(new Error('no'));
  await watch(6);
  expect(names()).toEqual(['start_playback']);
  expect(debug).toHaveBeenCalledOnce();
});
