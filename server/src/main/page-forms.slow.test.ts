import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Services } from '#contract/page.ts';
import { testWeb } from './test-web.ts';

let rendered = 0;
/** A page whose form asks for a new password, as its real one does. */
const web = await testWeb({
  env: { RATE_LIMIT_FACTOR: '1' },
  pages: async (request: Request, { services }: { services: Services }) => {
    rendered++;
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

test('a page gets the token of its address and is rendered anew each time', async () => {
  const before = rendered;
  for (let n = 0; n < 2; n++) {
    const page = await web.app.inject({ url: `/verify-email?token=${'a'.repeat(43)}&utm=1` });
    assert.equal(page.body, `<p>?token=${'a'.repeat(43)}</p>`);
  }
  assert.equal(rendered - before, 2);
});
