import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { readConfig } from '../../../platform/config.ts';
import { configuredMatcher, type Matcher, MatcherFault, readMatches } from './ask-matcher.ts';

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

/** A matching service on loopback, and the adapter that asks it. */
async function standIn(t: TestContext, answer: Answer, patience = 2000): Promise<Matcher> {
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => answer(request, response, body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const { config, faults } = readConfig({
    MATCHER_URL: `http://127.0.0.1:${port}/v1/match`,
    MATCHER_SECRET: 'open sesame',
  });
  assert.deepEqual(faults, []);
  config.matcher!.patience = patience;
  return configuredMatcher(config)!;
}
const file = { sha256: Buffer.alloc(32, 0xab), frames: [Buffer.alloc(32, 1)], durationSeconds: 12.5 };
const json = (response: ServerResponse, value: unknown): void => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(value));
};

test('hashes go out with the secret, and what was found comes back', async (t) => {
  const matcher = await standIn(t, (request, response, body) => {
    assert.deepEqual(
      [request.method, request.url, request.headers.authorization, request.headers['content-type']],
      ['POST', '/v1/match', 'Bearer open sesame', 'application/json'],
    );
    assert.deepEqual(JSON.parse(body), {
      sha256: 'ab'.repeat(32),
      frame_hash: 'dct-sign-256',
      frames: ['01'.repeat(32)],
      duration_seconds: 12.5,
    });
    json(response, { matches: [{ list: 'Partners', reason: 'Without\nconsent' }] });
  });
  assert.deepEqual(await matcher.ask(file), [{ list: 'Partners', reason: 'Without consent' }]);
});

test('an empty list says that nothing was found', async (t) => {
  const matcher = await standIn(t, (_request, response) => json(response, { matches: [] }));
  assert.deepEqual(await matcher.ask(file), []);
});

const failures: Record<string, { answer: Answer; words: RegExp }> = {
  'a wrong key': {
    answer: (_request, response) => response.writeHead(401).end('no'),
    words: /^The matching service answered 401\.$/,
  },
  'too many requests': {
    answer: (_request, response) => response.writeHead(429, { 'retry-after': '1' }).end(),
    words: /answered 429/,
  },
  'a fault of its own': {
    answer: (_request, response) => response.writeHead(500).end('<html>'),
    words: /answered 500/,
  },
  'a redirect, which the secret does not follow': {
    answer: (_request, response) => response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end(),
    words: /redirects to one that may not be fetched/,
  },
  'an answer that never comes': { answer: () => {}, words: /too slow/ },
  'an answer that is cut off': {
    answer(_request, response) {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"matches": [');
      setTimeout(() => response.destroy(), 50);
    },
    words: /broke off/,
  },
  garbage: { answer: (_request, response) => void response.end('Tuesday'), words: /sent no JSON/ },
  'JSON without matches': {
    answer: (_request, response) => json(response, { ok: true }),
    words: /no list of matches/,
  },
  'a match without its list': {
    answer: (_request, response) => json(response, { matches: [{ reason: 'x' }] }),
    words: /without the name of its list/,
  },
  'more than anybody would say': {
    answer: (_request, response) => void response.end(`{"matches": [${' '.repeat(300_000)}]}`),
    words: /too large/,
  },
};
for (const [what, { answer, words }] of Object.entries(failures)) {
  test(`no answer is no "nothing found": ${what}`, async (t) => {
    const matcher = await standIn(t, answer, 400);
    await assert.rejects(
      matcher.ask(file),
      (error: Error) => error instanceof MatcherFault && words.test(error.message),
    );
  });
}

test('nobody listening is a fault too, and a worker that stops is none', async (t) => {
  const { config } = readConfig({ MATCHER_URL: 'http://127.0.0.1:9/', MATCHER_SECRET: 'x' });
  await assert.rejects(configuredMatcher(config)!.ask(file), MatcherFault);
  const matcher = await standIn(t, () => {});
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 50);
  await assert.rejects(matcher.ask(file, stop.signal), (error: Error) => !(error instanceof MatcherFault));
});

test('what another server says becomes one short line', () => {
  const [match] = readMatches(
    JSON.stringify({ matches: [{ list: ` A\u0000b\n${'c'.repeat(200)}`, reason: 5 }] }),
  );
  assert.equal(match?.list, `A b ${'c'.repeat(95)}`);
  assert.equal(match?.reason, '');
});

test('a matcher is configured with its secret, over TLS or on this machine', () => {
  const faultsOf = (env: Record<string, string>) => readConfig(env).faults;
  assert.equal(configuredMatcher(readConfig({}).config), null);
  assert.deepEqual(faultsOf({ MATCHER_URL: 'https://match.example/v1' }), [
    'MATCHER_URL is set, so MATCHER_SECRET must be set too.',
  ]);
  assert.deepEqual(faultsOf({ MATCHER_URL: 'http://match.example/v1', MATCHER_SECRET: 'x' }), [
    'MATCHER_URL must be an address that starts with https://.',
  ]);
  assert.deepEqual(faultsOf({ MATCHER_UNREACHABLE: 'perhaps' }), [
    'MATCHER_UNREACHABLE must be one of hold, continue; it is "perhaps".',
  ]);
  const { matcher } = readConfig({ MATCHER_URL: 'https://match.example/v1', MATCHER_SECRET: 'x' }).config;
  assert.deepEqual([matcher?.ifUnreachable, matcher?.url], ['hold', 'https://match.example/v1']);
});
