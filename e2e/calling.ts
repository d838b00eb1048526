import type { APIRequestContext } from 'playwright-core';
import { type Caller, callsThrough, type TestCalls } from '#tests/support/test-calls.ts';

/** A member by their token, a browser by its cookies, whoever these headers say, or a visitor. */
export type Asking = { request: APIRequestContext } | Caller;

/** Calls of the site at this address, over its socket. */
export const callsAt = (address: string): TestCalls<Asking> =>
  callsThrough<Asking>(async ({ path, payload, who, headersOf }) => {
    const url = address + path;
    if (who !== null && 'request' in who && typeof who.request === 'object') {
      const answer = await who.request.post(url, { data: payload, headers: { origin: address } });
      return { status: answer.status(), headers: answer.headers(), text: await answer.text() };
    }
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headersOf(who as Caller) },
      body: JSON.stringify(payload),
    });
    return { status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text() };
  });

/** Calls of the site that the journeys run on. */
export const { call, ask } = callsAt(process.env.SITE_URL ?? '');
