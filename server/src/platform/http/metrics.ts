import { monitorEventLoopDelay } from 'node:perf_hooks';
import { gauge } from '../../kit/gauge.ts';
import type { CachedAnswers } from '../calls/cached-answers.ts';
import type { Database } from '../db/database.ts';
import type { Listener } from '../db/notifications.ts';
import { diskOf } from '../disk.ts';
import { type RequestCounts, timeBounds } from './request-counts.ts';

// Lines of Prometheus's text format, by what they are about.

const splitName = (name: string): string => {
  const colon = name.indexOf(':');
  return `kind="${name.slice(0, colon)}",name="${name.slice(colon + 1)}"`;
};

/** Rate, errors and duration of everything that is answered. */
export function requestMetrics(counts: RequestCounts): string[] {
  const series = [...counts.byName].map(([name, one]) => [splitName(name), one] as const);
  return [
    '# TYPE tsukimi_http_requests_total counter',
    ...[...counts.byClass].map(
      ([status, count]) => `tsukimi_http_requests_total{status="${status}"} ${count}`,
    ),
    '# TYPE tsukimi_http_request_seconds_total counter',
    `tsukimi_http_request_seconds_total ${counts.seconds.toFixed(3)}`,
    '# TYPE tsukimi_requests_total counter',
    ...series.flatMap(([labels, { byClass }]) =>
      [...byClass].map(([status, count]) => `tsukimi_requests_total{${labels},status="${status}"} ${count}`),
    ),
    '# TYPE tsukimi_request_seconds histogram',
    ...series.flatMap(([labels, { byTime, seconds }]) => {
      let sum = 0;
      const buckets = byTime.map((count, place) => {
        sum += count;
        return `tsukimi_request_seconds_bucket{${labels},le="${timeBounds[place] ?? '+Inf'}"} ${sum}`;
      });
      return [
        ...buckets,
        `tsukimi_request_seconds_sum{${labels}} ${seconds.toFixed(4)}`,
        `tsukimi_request_seconds_count{${labels}} ${sum}`,
      ];
    }),
  ];
}

export const cacheMetrics = (cache: CachedAnswers): string[] => [
  '# TYPE tsukimi_cache_reads_total counter',
  `tsukimi_cache_reads_total{result="hit"} ${cache.hits}`,
  `tsukimi_cache_reads_total{result="miss"} ${cache.misses}`,
  '# TYPE tsukimi_stale_answers_total counter',
  `tsukimi_stale_answers_total ${cache.stale}`,
];

export const poolMetrics = ({ pool }: Database): string[] => [
  '# TYPE tsukimi_database_connections gauge',
  `tsukimi_database_connections{state="open"} ${pool.totalCount}`,
  `tsukimi_database_connections{state="idle"} ${pool.idleCount}`,
  `tsukimi_database_connections{state="waiting"} ${pool.waitingCount}`,
];

export const listenerMetrics = (listener: Listener | null): string[] =>
  listener === null
    ? []
    : [
        ...gauge('tsukimi_changes_heard', listener.connected ? 1 : 0),
        ...gauge('tsukimi_changes_heard_timestamp_seconds', Math.round(listener.heardAt) / 1000),
        '# TYPE tsukimi_changes_losses_total counter',
        `tsukimi_changes_losses_total ${listener.losses}`,
      ];

let delays: ReturnType<typeof monitorEventLoopDelay> | null = null;

/** Of the process itself. The delay of its event loop is the worst since the last time it was asked for. */
export function processMetrics(): string[] {
  delays ??= startDelays();
  const memory = process.memoryUsage();
  const cpu = process.cpuUsage();
  const worst = delays.max / 1e9;
  delays.reset();
  return [
    ...gauge('tsukimi_event_loop_delay_seconds', Number(worst.toFixed(4))),
    ...gauge('process_resident_memory_bytes', memory.rss),
    ...gauge('process_start_time_seconds', Math.round(Date.now() / 1000 - process.uptime())),
    '# TYPE process_cpu_seconds_total counter',
    `process_cpu_seconds_total ${((cpu.user + cpu.system) / 1e6).toFixed(3)}`,
  ];
}

function startDelays(): ReturnType<typeof monitorEventLoopDelay> {
  const histogram = monitorEventLoopDelay({ resolution: 20 });
  histogram.enable();
  return histogram;
}

export async function diskMetrics(folder: string): Promise<string[]> {
  const disk = await diskOf(folder);
  if (disk === null) return [];
  return [...gauge('tsukimi_disk_free_bytes', disk.free), ...gauge('tsukimi_disk_bytes', disk.total)];
}
