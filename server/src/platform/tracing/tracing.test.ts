import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { statementName } from '../db/traced-statement.ts';
import { carryTrace, takeTrace } from '../jobs/job-trace.ts';
import { readTracing } from './config-tracing.ts';
import { openTelemetry } from './opentelemetry.ts';
import { testCollector } from './test-collector.ts';
import { readTraceparent, writeTraceparent } from './traceparent.ts';
import {
  beginTrace,
  errorType,
  inSpan,
  inTrace,
  isTracing,
  spanNow,
  stopTracing,
  traceMetrics,
  traceTo,
  traceWords,
  within,
} from './tracing.ts';

const silent = { warn: () => {} };
afterEach(stopTracing);

test('a traceparent is read to the letter, and anything else begins a trace of its own', () => {
  const good = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  assert.equal(writeTraceparent(readTraceparent(good)!), good);
  assert.equal(readTraceparent(`${good.replace(/^00/, 'cc')}-more`)?.flags, 1);
  for (const bad of [
    '',
    undefined,
    ['x'],
    good.toUpperCase(),
    `${good}-more`,
    good.replace(/^00/, 'ff'),
    good.replace(/[1-9a-f]/g, '0'),
    good.replace('00f067aa0ba902b7', '0000000000000000'),
    good.slice(0, -1),
    good + 'x'.repeat(300),
  ])
    assert.equal(readTraceparent(bad), null, String(bad));
});

test('the standard variables switch tracing on, and what they get wrong is said in words', () => {
  const read = (env: Record<string, string>) => {
    const faults: string[] = [];
    return { tracing: readTracing((name) => env[name] ?? null, faults), faults };
  };
  const on = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://tempo:4318' };
  assert.equal(read({}).tracing, null);
  assert.deepEqual(read(on), { tracing: { endpoint: 'http://tempo:4318' }, faults: [] });
  assert.equal(read({ ...on, OTEL_SDK_DISABLED: 'true' }).tracing, null);
  assert.equal(read({ ...on, OTEL_TRACES_EXPORTER: 'none' }).tracing, null);
  for (const wrong of [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'tempo:4318' },
    { OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
    { OTEL_TRACES_SAMPLER: 'some' },
    { OTEL_TRACES_SAMPLER_ARG: '1.5' },
  ]) {
    const { tracing, faults } = read({ ...on, ...wrong });
    assert.equal(tracing, null);
    assert.match(faults.join(), new RegExp(`^${Object.keys(wrong)[0]} `));
  }
});

test('a statement goes by its name or by its verb and table, and no value is in that', () => {
  for (const [text, name, words] of [
    ['select 1', 'newest_cards@AT', 'newest_cards'],
    ["select id from lanterns where name = 'a secret'", undefined, 'select lanterns'],
    ['INSERT INTO lanterns VALUES ($1)', undefined, 'INSERT INTO lanterns'.toLowerCase()],
    ['update jobs.job set state = $1', undefined, 'update jobs.job'],
    ['  delete from only lanterns', undefined, 'delete from lanterns'],
    [
      'INSERT INTO jobs.job (id) select 1 from json_to_recordset($1)',
      undefined,
      'INSERT INTO jobs.job'.toLowerCase(),
    ],
    ["vacuum 'x'", undefined, 'vacuum'],
    ["'x'", undefined, 'statement'],
  ] as const)
    assert.equal(statementName(text, name), words);
});

test('what goes wrong is named by its code, never by what it says', () => {
  assert.equal(errorType(Object.assign(new Error('keeper@example.test'), { code: '23505' })), '23505');
  assert.equal(errorType(new TypeError('keeper@example.test')), 'TypeError');
  assert.equal(errorType(Object.assign(new Error(), { code: 'keeper@example.test', name: 1 })), 'Error');
});

test('without tracing there is no span, no word in the log, and a job carries what it is given', async () => {
  assert.equal(isTracing(), false);
  assert.equal(beginTrace('nothing', {}, null), null);
  assert.equal(await inSpan('nothing', {}, async () => spanNow()), null);
  assert.deepEqual([traceWords(), traceMetrics()], [{}, []]);
  const payload = { word: 'as it is' };
  assert.equal(carryTrace(payload), payload);
  assert.deepEqual(takeTrace(payload), { payload, parent: null });
});

test('spans hang below one another, carry over to a job, and failures are marked', async (t) => {
  const collector = await testCollector();
  t.after(() => collector.close());
  traceTo(openTelemetry({ processName: 'worker', log: silent, url: collector.url }));
  const carried = await inTrace('above', {}, null, () =>
    inSpan('below', { facts: { places: 3 } }, async () => carryTrace({ word: 'take it along' })),
  );
  const { payload, parent } = takeTrace(carried);
  assert.deepEqual(payload, { word: 'take it along' });
  await assert.rejects(
    inTrace('job', { kind: 'consumer' }, parent, async () => {
      assert.equal(traceWords().trace_id, readTraceparent(parent)!.traceId);
      throw new RangeError('a secret');
    }),
  );
  await stopTracing();
  const [above, below, job] = ['above', 'below', 'job'].map(
    (name) => collector.spans.find((span) => span.name === name)!,
  );
  assert.equal(below!.parentSpanId, above!.spanId);
  assert.equal(below!.facts.places, 3);
  assert.equal(job!.parentSpanId, below!.spanId);
  assert.equal(job!.traceId, above!.traceId);
  assert.deepEqual([job!.status.code, job!.facts['error.type']], [2, 'RangeError']);
  assert.ok(!collector.bodies.join().includes('a secret'));
  assert.equal(collector.resources[0]!['service.name'], 'tsukimi');
});

test('a collector that hangs costs a bounded number of spans, which are counted, and holds nobody up', async (t) => {
  const collector = await testCollector();
  t.after(() => collector.close());
  collector.answerBy('hang');
  traceTo(openTelemetry({ processName: 'web', log: silent, url: collector.url }));
  const before = performance.now();
  for (let i = 0; i < 10_000; i++) beginTrace('much', {}, null)?.end();
  assert.ok(performance.now() - before < 3000);
  assert.match(traceMetrics().join('\n'), /outcome="dropped"\} 5904\b/);
  const leaving = performance.now();
  await stopTracing();
  assert.ok(performance.now() - leaving < 3000, 'it leaves without the collector');
});

test('what the collector refuses is counted, and the log says so once', async (t) => {
  const collector = await testCollector();
  t.after(() => collector.close());
  collector.answerBy('refuse');
  const said: string[] = [];
  const log = { warn: (_facts: unknown, words: string) => said.push(words) };
  const tracer = openTelemetry({ processName: 'web', log: log as never, url: collector.url });
  traceTo(tracer);
  for (let i = 0; i < 400; i++) within(beginTrace('refused', {}, null), () => spanNow()?.end());
  await stopTracing();
  assert.match(tracer.metrics().join('\n'), /outcome="failed"\} 400\b/);
  assert.equal(said.length, 1);
});
