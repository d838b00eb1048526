import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageFacts, Services } from '#contract/page.ts';
import { makeMember } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';

let rendered = 0;
/** A page whose form asks for a new password, as its real one does. */
const web = await testWeb({
  env: { RATE_LIMIT_FACTOR: '1' },
  pages: async (request: Request, { services, page }: { services: Services; page: PageFacts }) => {
    rendered++;
    // As pages of members do with a visitor.
    if (request.method === 'POST' && new URL(request.url).pathname === '/conversation/1')
      return new Response(null, {
        status: 302,
        headers: { location: '/login?redirect=%2Fconversation%2F1' },
      });
    if (request.method === 'POST' && new URL(request.url).pathname === '/user/mio') {
      const refused = await services
        .call('create-stream-post', { content: page.posted?.content ?? '' })
        .then(() => 'posted')
        .catch((error: Error) => error.message);
      return Response.json([refused, page.posted]);
    }
    if (request.method === 'POST')
      await services.call('request_password_reset', { p_email: 'mio@example.test' });
    return new Response(`<p>${new URL(request.url).search}</p>`, {
      headers: { 'content-type': 'text/html' },
    });
  },
});

test('a form of a page is within the budget of the call that it makes', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 12; n++) {
    const answer = await web.app.inject({ method: 'POST', url: '/forgot-password' });
    statuses.push(answer.statusCode);
  }
  assert.ok(statuses.includes(429), `all were let through: ${statuses}`);
  // The window may turn over once while the test runs.
  assert.ok(statuses.filter((status) => status === 200).length >= 8);
});

test('a page gets the token of its address and is rendered again each time', async () => {
  const before = rendered;
  for (let n = 0; n < 2; n++) {
    const page = await web.app.inject({ url: `/verify-email?token=${'a'.repeat(43)}&utm=1` });
    assert.equal(page.body, `<p>?token=${'a'.repeat(43)}</p>`);
  }
  assert.equal(rendered - before, 2);
});

const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  web.app.inject({
    method: 'POST',
    url,
    payload: String(new URLSearchParams(fields)),
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers },
  });

test('a form of somebody who has written too often comes back with its page, and does nothing', async () => {
  const { cookie } = await makeMember(web.platform, 'writer');
  const fields = { intent: 'post', content: 'A long thought', p_password: 'hush' };
  const answers: [string, unknown][] = [];
  for (let n = 0; n < 80; n++) {
    const answer = await post('/user/mio', fields, { cookie });
    assert.equal(answer.statusCode, 200, answer.body);
    answers.push(answer.json());
  }
  const refused = answers.filter(([said]) => /^Too many requests\. Try again in \d+ s\.$/.test(said));
  assert.ok(refused.length > 0, 'none was refused');
  for (const [, posted] of refused) assert.deepEqual(posted, { intent: 'post', content: 'A long thought' });
});

test('a message that is sent after the session has ended is given back, and not lost on the way to log in', async () => {
  const answer = await post('/conversation/1', { intent: 'send', content: 'Good evening, old friend' });
  assert.equal(answer.statusCode, 401);
  assert.match(answer.body, /Your session has ended\. Please log in again\./);
  assert.match(answer.body, /<textarea[^>]*>Good evening, old friend<\/textarea>/);
  assert.match(answer.body, /href="\/login\?redirect=%2Fconversation%2F1"/);
  // A button with nothing written leads to log in as ever.
  assert.equal((await post('/conversation/1', { intent: 'block' })).statusCode, 302);
});
