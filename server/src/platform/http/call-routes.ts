import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { AppError } from '../../kit/app-error.ts';
import type { CallRunner } from '../calls/call-runner.ts';
import { readQuery } from '../calls/check-input.ts';
import type { Config } from '../config.ts';
import { parseJsonBody } from './json-body.ts';
import { clientKey, type RateLimiter } from './rate-limiter.ts';
import { type RequestReader, refuseForgedCall } from './request-facts.ts';
import { sendAnswer, singleOf } from './send-answer.ts';
import { withWholeAddresses } from './whole-addresses.ts';

export interface CallRouteOptions {
  runner: CallRunner;
  reader: RequestReader;
  limiter: RateLimiter;
  config: Config;
}

export const singleObject = 'application/vnd.pgrst.object+json';
const json = 'application/json; charset=utf-8';

/** A route for every call of the contract: POST, and also GET if the call is a read. */
export function callRoutes(app: FastifyInstance, options: CallRouteOptions): void {
  for (const [name, call] of Object.entries(calls) as [CallName, Call][]) {
    const path = call.kind === 'rpc' ? `/rest/v1/rpc/${name}` : `/functions/v1/${name}`;
    app.post(path, (request, reply) => answer(name, call, request, reply, options));
    if (call.cache || call.get)
      app.get(path, (request, reply) => answer(name, call, request, reply, options));
  }
  const unknown = (request: FastifyRequest): never => {
    const name = (request.params as { name: string }).name.slice(0, 80);
    throw Object.hasOwn(calls, name)
      ? new AppError('methodNotAllowed', `${name} is called with POST.`)
      : new AppError('unknownCall', `There is no call named ${name}.`);
  };
  app.all('/rest/v1/rpc/:name', unknown);
  app.all('/functions/v1/:name', unknown);
}

async function answer(
  name: CallName,
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  { runner, reader, limiter, config }: CallRouteOptions,
): Promise<FastifyReply> {
  const found = reader.viewer(request);
  const viewer = found instanceof Promise ? await found : found;
  limiter.take(clientKey(viewer.userId, request.ip, call.limit), call.limit);
  // Before the body is read.
  runner.requireCall(name, { viewer, request: { id: request.id, address: request.ip } });
  const isPost = request.method === 'POST';
  if (isPost) refuseForgedCall(request, config);
  const raw = isPost
    ? parseJsonBody(request.body as Buffer | undefined, request.headers['content-type'])
    : readQuery(name, request.query as Record<string, unknown>);
  const outcome = await runner.run(name, raw, { viewer, request: reader.facts(request, reply) });
  const { cacheSeconds, staleSince, isPrivate } = outcome;
  const told = withWholeAddresses(name, outcome.answer, () => reader.originOf(request));
  const isForVisitors = call.cache?.exceptMembers === true || call.cache?.exceptAdmins === true;
  const { accept } = request.headers;
  if (accept?.includes(singleObject) && (call.output as { type?: string }).type === 'array') {
    const rows = told.value as unknown[];
    if (rows.length !== 1) {
      throw new AppError('notSingle', 'Cannot coerce the result to a single JSON object', {
        details: `The result contains ${rows.length} rows`,
      });
    }
    return sendAnswer(request, reply, singleOf(told, rows[0]), {
      cacheSeconds,
      staleSince,
      isPrivate,
      isForVisitors,
      contentType: `${singleObject}; charset=utf-8`,
    });
  }
  return sendAnswer(request, reply, told, {
    cacheSeconds,
    staleSince,
    isPrivate,
    isForVisitors,
    contentType: json,
  });
}
