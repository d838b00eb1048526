import assert from 'node:assert/strict';
import { after, type TestContext, test } from 'node:test';
import { createHandlers } from '#server/main/handlers.ts';
import { startWorker } from '#server/platform/jobs/pg-boss-worker.ts';
import { createLog } from '#server/platform/log.ts';
import { openTelemetry } from '#server/platform/tracing/opentelemetry.ts';
import { testCollector } from '#server/platform/tracing/test-collector.ts';
import { stopTracing, traceTo } from '#server/platform/tracing/tracing.ts';
import { testWeb } from '#tests/support/test-web.ts';

const collector = await testCollector();
after(() => collector.close());
const log = createLog('silent');
// Other files of this process are not traced.
const trace = (t: TestContext): void => {
  traceTo(openTelemetry({ processName: 'web', log, url: collector.url }));
  t.after(stopTracing);
};
const { ask, platform, databaseUrl, listener, memberNamed } = await testWeb({
  env: { TRUST_PROXY: '127.0.0.1', OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
});
const member = await memberNamed('lantern_keeper');
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const parentId = '00f067aa0ba902b7';

test('one trace holds a request, its statements and the job it queued, below the span of the proxy', async (t) => {
  trace(t);
  const answer = await ask(
    'request_password_reset',
    { p_email: member.email },
    { traceparent: `00-${traceId}-${parentId}-01` },
    '127.0.0.1',
  );
  assert.equal(answer.status, 200, answer.text);
  const worker = await startWorker({
    db: platform.db,
    databaseUrl,
    listener,
    log,
    handlers: createHandlers(platform),
  });
  const job = await collector
    .span(({ name, traceId: of }) => name.startsWith('job send-account-mail') && of === traceId)
    .finally(() => worker.stop());
  const ours = collector.spans.filter((span) => span.traceId === traceId);
  const byId = new Map(ours.map((span) => [span.spanId, span]));
  const above = (span: { parentSpanId?: string }): string[] => {
    const parent = byId.get(span.parentSpanId ?? '');
    return parent === undefined ? [span.parentSpanId ?? 'nothing'] : [parent.name, ...above(parent)];
  };
  const request = ours.find(({ name }) => name === 'POST call request_password_reset')!;
  assert.equal(request.parentSpanId, parentId);
  assert.equal(request.facts['http.response.status_code'], 200);
  assert.equal(request.facts['error.type'], undefined);
  assert.equal(request.facts['tsukimi.request_id'], answer.headers['x-request-id']);
  const statements = ours.filter(({ name }) => name.startsWith('sql '));
  assert.ok(statements.length >= 3, `only ${statements.length} statements`);
  for (const span of ours) assert.equal(above(span).at(-1), parentId, `${span.name} hangs loose`);
  assert.ok(above(job).includes('POST call request_password_reset'), above(job).join(' < '));
  assert.ok(
    statements.some((span) => above(span).includes(job.name)),
    'the job has statements of its own',
  );
  assert.ok(ours.some((span) => span.name === 'send mail' && above(span).includes(job.name)));
});

test('somebody who is no proxy of ours neither joins a trace nor has theirs recorded', async (t) => {
  trace(t);
  const given = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';
  const answer = await ask(
    'search_videos',
    { p_query: 'velvet comet' },
    { traceparent: `00-${given}-${parentId}-01` },
    '203.0.113.9',
  );
  assert.equal(answer.status, 200, answer.text);
  const id = answer.headers['x-request-id'];
  const span = await collector.span(({ facts }) => facts['tsukimi.request_id'] === id);
  assert.notEqual(span.traceId, given);
  assert.equal(span.parentSpanId ?? '', '');
});

test('nothing that is sent names a member, an address, a search or a value', () => {
  const everything = collector.bodies.join('\n');
  for (const personal of [member.email, member.id, 'lantern_keeper', '127.0.0.1', '203.0.113.9', 'velvet'])
    assert.ok(!everything.includes(personal), personal);
});
