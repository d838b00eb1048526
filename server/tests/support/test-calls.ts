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

export interface TestCalls<Who = Caller> {
  /** Makes a call that is answered; a refusal fails the test. `from`: the address it comes from, where that matters. */
  call<Name extends CallName>(name: Name, input: Input<Name>, who: Who, from?: string): Promise<Output<Name>>;
  /** Makes a call that may be refused, with any input. */
  ask<Name extends CallName>(name: Name, input: object, who: Who, from?: string): Promise<Answered<Name>>;
}

const headersOf = (who: Caller): Record<string, string> =>
  who === null ? {} : 'bearer' in who && typeof who.bearer === 'object' ? who.bearer : { ...(who as object) };

interface Sent<Who> {
  path: string;
  payload: object;
  who: Who;
  from: string | undefined;
  headersOf: (who: Caller) => Record<string, string>;
}

/** Calls by the routes that browsers use, however `send` brings them there. */
export function callsThrough<Who>(
  send: (sent: Sent<Who>) => Promise<Pick<Answered<CallName>, 'status' | 'headers' | 'text'>>,
): TestCalls<Who> {
  const ask: TestCalls<Who>['ask'] = async (name, input, who, from) => {
    const { status, headers, text } = await send({
      ...{ path: callPath(name), payload: input, who, from, headersOf },
    });
    const body = String(headers['content-type']).includes('json') ? JSON.parse(text) : null;
    return {
      ...{ status, headers, text, body },
      words: status < 400 ? '' : (body?.message ?? body?.error ?? ''),
    };
  };
  return {
    ask,
    async call(name, input, who, from) {
      const { status, text, body } = await ask(name, input, who, from);
      assert.equal(status, 200, `${name}: ${text}`);
      return body as never;
    },
  };
}

/** The same without a socket. */
export const callsOf = (app: FastifyInstance): TestCalls =>
  callsThrough<Caller>(async ({ path, payload, who, from }) => {
    const response = await app.inject({
      ...{ method: 'POST', url: path, payload, headers: headersOf(who) },
      ...(from === undefined ? {} : { remoteAddress: from }),
    });
    return { status: response.statusCode, headers: response.headers, text: response.body };
  });
