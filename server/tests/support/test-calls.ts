import assert from 'node:assert/strict';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { CallName, Input, Output } from '#contract/calls.ts';
import { callPath } from '#contract/client.ts';
import type { TestMember } from './test-member.ts';

/** Who calls: a member by their session, whoever these headers say, or a visitor. */
export type Caller = Pick<TestMember, 'bearer'> | Record<string, string> | null;

/** What a refusal says: the first four of a call under `rpc`, the last of a function. */
interface Refusal {
  message: string;
  code: string;
  details: string;
  hint: string;
  error: string;
}

export interface Answered<Name extends CallName> {
  status: number;
  headers: LightMyRequestResponse['headers'];
  text: string;
  /** What a refusal says; '' where it was answered. */
  words: string;
  /** The answer, or the refusal: `status` says which. */
  body: Refusal & (Output<Name> extends object ? Output<Name> : unknown);
}

export interface TestCalls {
  /** Makes a call that is answered; a refusal fails the test. */
  call<Name extends CallName>(name: Name, input: Input<Name>, who: Caller): Promise<Output<Name>>;
  /** Makes a call that may be refused, with any input. */
  ask<Name extends CallName>(name: Name, input: object, who: Caller): Promise<Answered<Name>>;
}

const headersOf = (who: Caller): Record<string, string> =>
  who === null ? {} : 'bearer' in who && typeof who.bearer === 'object' ? who.bearer : { ...(who as object) };

/** Calls by the routes that browsers use, without a socket. */
export function callsOf(app: FastifyInstance): TestCalls {
  const ask: TestCalls['ask'] = async (name, input, who) => {
    const url = callPath(name);
    const response = await app.inject({ method: 'POST', url, payload: input, headers: headersOf(who) });
    const isJson = String(response.headers['content-type']).includes('json');
    const body = isJson ? response.json() : null;
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      words: response.statusCode < 400 ? '' : (body?.message ?? body?.error ?? ''),
      body,
    };
  };
  return {
    ask,
    async call(name, input, who) {
      const { status, text, body } = await ask(name, input, who);
      assert.equal(status, 200, `${name}: ${text}`);
      return body as never;
    },
  };
}
