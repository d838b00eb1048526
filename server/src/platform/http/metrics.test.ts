import assert from 'node:assert/strict';
import { test } from 'node:test';
import { requestMetrics } from './metrics.ts';
import { RequestCounts } from './request-counts.ts';
import { pageName, requestName } from './request-name.ts';

test('a request is named by its call, its route or its kind of page, and what is invented has one name', () => {
  assert.equal(
    requestName('/rest/v1/rpc/search_videos', '/rest/v1/rpc/search_videos', 200),
    'call:search_videos',
  );
  assert.equal(
    requestName('/functions/v1/get-country', '/functions/v1/get-country', 200),
    'call:get-country',
  );
  assert.equal(requestName('/media/*', '/media/a/b.m4s', 206), 'route:/media/*');
  assert.equal(requestName('/*', '/play/one-night?t=4', 200), 'page:play');
  assert.equal(requestName('/*', '/', 200), 'page:home');
  assert.equal(requestName('/*', '/wp-login.php', 404), 'page:none');
  assert.equal(pageName(null, 200), 'page:none');
});

test('times are counted in buckets that add up, and sums by status', () => {
  const counts = new RequestCounts();
  counts.add('call:search_videos', 200, 0.003);
  counts.add('call:search_videos', 200, 0.2);
  counts.add('call:search_videos', 503, 20);
  const lines = requestMetrics(counts);
  const of = (start: string): string[] => lines.filter((line) => line.startsWith(start));
  assert.deepEqual(of('tsukimi_requests_total{'), [
    'tsukimi_requests_total{kind="call",name="search_videos",status="2xx"} 2',
    'tsukimi_requests_total{kind="call",name="search_videos",status="5xx"} 1',
  ]);
  assert.deepEqual(
    of('tsukimi_request_seconds_bucket').map((line) => line.replace(/.*le="([^"]+)"} /, '$1 ')),
    ['0.005 1', '0.025 1', '0.1 1', '0.25 2', '1 2', '2.5 2', '10 2', '+Inf 3'],
  );
  assert.deepEqual(of('tsukimi_request_seconds_count'), [
    'tsukimi_request_seconds_count{kind="call",name="search_videos"} 3',
  ]);
});

test('names are bounded, whoever invents them', () => {
  const counts = new RequestCounts();
  for (let n = 0; n < 3000; n++) counts.add(`page:p${n}`, 200, 0);
  assert.ok(counts.byName.size <= 1001);
  assert.equal(counts.byClass.get('2xx'), 3000);
  assert.equal(counts.byName.get('other:other')?.byClass.get('2xx'), 2000);
});
