import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../server/src/platform/db/embedded-postgres.ts';
import { type CollectedSpan, testCollector } from '../../server/src/platform/tracing/test-collector.ts';
import { conduct, say } from './processes.ts';

// Starts a site with a web process and a worker, sends it requests that carry the trace of a proxy, and looks at what comes to a
// collector: one trace through both processes, and pages with their calls.
// node scripts/operating/traces.ts

const parent = '00f067aa0ba902b7';
const traceOf = (digit: string): string => digit.repeat(32);

await conduct('traces', async (trial) => {
  const collector = await testCollector();
  const port = await freePort();
  await trial.startSite(port, {
    ...{ OTEL_EXPORTER_OTLP_ENDPOINT: new URL(collector.url).origin, OTEL_SERVICE_NAME: 'moonlight' },
    ...{
      OTEL_TRACES_SAMPLER: 'parentbased_always_off',
      TRUST_PROXY: '127.0.0.1',
      SIGNUP_VERIFICATION: 'after',
    },
  });
  const send = (digit: string, path: string, body?: object) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        traceparent: `00-${traceOf(digit)}-${parent}-01`,
        'content-type': 'application/json',
        cookie: 'age_confirmed=1',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const email = 'keeper@example.test';
  await send('1', '/auth/v1/signup', {
    ...{ email, password: 'a-lantern-over-the-bay-9' },
    data: { username: 'keeper', birth_date: '1990-01-01' },
  });
  await send('2', '/categories');
  await send('3', '/categories');
  // Not sampled by the proxy, and by nobody else.
  await fetch(`http://127.0.0.1:${port}/faq`);
  await collector.span(({ name, traceId }) => name.startsWith('job ') && traceId === traceOf('1'));
  await sleep(3000);
  const spansOf = (digit: string): CollectedSpan[] =>
    collector.spans.filter(({ traceId }) => traceId === traceOf(digit));
  const names = (digit: string): string[] => spansOf(digit).map(({ name }) => name);
  const processes = new Set(collector.resources.map((resource) => resource['tsukimi.process']));
  const found = {
    'a request below the span of the proxy': spansOf('1').some(
      ({ name, parentSpanId }) => name.startsWith('POST ') && parentSpanId === parent,
    ),
    'its statements': names('1').some((name) => name.startsWith('sql ')),
    'the job that it queued, in the worker': names('1').some((name) => name.startsWith('job send-')),
    'both processes': processes.has('web') && processes.has('worker'),
    'the name of the service': collector.resources.every((one) => one['service.name'] === 'moonlight'),
    'a page with its render and its calls': ['GET page categories', 'render'].every((name) =>
      names('2').includes(name),
    ),
    'calls of the page': names('2').some((name) => name.startsWith('call ')),
    'the same page from the cache': spansOf('3').some(
      ({ name, facts }) => name === 'GET page categories' && facts['tsukimi.cached'] === true,
    ),
    'nothing that no one sampled': collector.spans.every(({ traceId }) => /^(.)\1+$/.test(traceId)),
    'nobody’s address': !collector.bodies.join().includes(email),
  };
  for (const [what, is] of Object.entries(found)) say(`${is ? 'yes' : 'NO '} ${what}`);
  say(`${collector.spans.length} spans; of the first trace: ${names('1').join(', ')}`);
  say(`of the page: ${names('2').join(', ')}`);
  collector.close();
  return Object.values(found).every(Boolean);
});
