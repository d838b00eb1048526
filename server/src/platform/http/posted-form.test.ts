import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../kit/app-error.ts';
import { errorPage } from './error-page.ts';
import { postedForm, writtenTexts } from './posted-form.ts';

const sent = (text: string, type = 'application/x-www-form-urlencoded', method = 'POST') =>
  postedForm({
    method,
    body: Buffer.from(text),
    headers: { 'content-type': type },
  } as unknown as FastifyRequest);

test('of a posted form all fields come back but secrets', () => {
  const form = 'intent=send&content=Good+evening&p_password=hush&code=123456&challenge=abc&token=t';
  assert.deepEqual(sent(form), { intent: 'send', content: 'Good evening' });
  assert.equal(sent(form, 'application/json'), null);
  assert.equal(sent(form, undefined, 'GET'), null);
  assert.equal(sent(`content=${'x'.repeat(70_000)}`)?.content?.length, 70_000);
});

test('what comes more than once is numbered, and nothing of it is lost', () => {
  assert.deepEqual(sent('link=one&about=x&link=two'), { 'link 1': 'one', about: 'x', 'link 2': 'two' });
});

test('what a person wrote is told from choices, ids and names of forms', () => {
  const fields = sent(
    'intent=a-long-intent&content=Good+evening&public=on&id=01890000-0000-7000-8000-000000000001&return=/feed',
  );
  assert.deepEqual(writtenTexts(fields ?? {}), ['Good evening']);
});

test('a refused form is given back on the error page, as text and nothing else', () => {
  const refusal = new AppError('signInRequired', 'Your session has ended. Please log in again.');
  const { html } = errorPage(refusal, '/login?redirect=%2Fconversation%2F1', [
    '</textarea><script>x</script>',
  ]);
  assert.match(html, /&lt;\/textarea&gt;&lt;script&gt;/);
  assert.match(html, /<a href="\/login\?redirect=%2Fconversation%2F1">Log In<\/a>/);
  assert.doesNotMatch(html, /<script>/);
});
