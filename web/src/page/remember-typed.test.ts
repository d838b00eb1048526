import { type ClientActionFunctionArgs, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { rememberTyped } from './remember-typed.ts';

const form = new FormData();
form.set('intent', 'save');
form.set('name', 'Rain');

const sent = async (outcome: () => unknown, clientAction = rememberTyped()) => {
  const request = new Request('https://site.example/settings', { method: 'POST', body: form });
  const answer = await clientAction({
    request,
    serverAction: async () => outcome(),
  } as unknown as ClientActionFunctionArgs);
  return answer as { data: { intent: string; fault: { message: string } }; init: { status: number } };
};
const throws = (error: unknown) => () => {
  throw error;
};

test('an answer, and a way elsewhere, pass', async () => {
  expect(await sent(() => ({ done: 'Saved.' }))).toEqual({ done: 'Saved.' });
  const elsewhere = new Response(null, { status: 302, headers: { location: '/conversation/1' } });
  await expect(sent(throws(elsewhere))).rejects.toBe(elsewhere);
});

test('what did not come through is answered as a refusal, so that nothing typed is lost', async () => {
  for (const [error, status, words] of [
    [new TypeError('Failed to fetch'), 503, /^You seem to be offline/],
    [
      new ErrorResponse(429, '', 'Too many requests. Try again in 8 s.\n'),
      429,
      /^Too many requests\. Try again in 8 s\.$/,
    ],
    [new ErrorResponse(503, '', 'The database cannot be reached right now.'), 503, /^The database/],
    [new ErrorResponse(502, '', `<html>${'x'.repeat(400)}`), 502, /^Something went wrong on our side/],
    [new ErrorResponse(403, '', { message: 'Not yours.' }), 403, /^Not yours\.$/],
    [
      new Response(null, { status: 302, headers: { location: '/login?redirect=%2Fsettings' } }),
      401,
      /^Your session has ended/,
    ],
  ] as const) {
    const { data, init } = await sent(throws(error));
    expect(init.status).toBe(status);
    expect(data.intent).toBe('save');
    expect(data.fault.message).toMatch(words);
  }
});

test('a page with words of its own has them, and forms of visitors lead to log in', async () => {
  const own = rememberTyped((message, typed) => ({ message, name: typed.get('name') }));
  expect((await sent(throws(new TypeError('x')), own)).data).toMatchObject({ name: 'Rain' });
  const login = new Response(null, { status: 302, headers: { location: '/login?redirect=%2F' } });
  await expect(sent(throws(login), rememberTyped(undefined, { isMembers: false }))).rejects.toBe(login);
});
