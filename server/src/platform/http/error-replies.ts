import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorKind, FunctionErrorBody, RpcErrorBody, StorageErrorBody } from '#contract/errors.ts';
import { AppError } from '../../kit/app-error.ts';
import { isOutage, outageWords } from '../db/outage.ts';
import { errorPage } from './error-page.ts';
import { loggedAddress } from './logged-address.ts';
import { postedForm, writtenTexts } from './posted-form.ts';

/** Fastify's own refusals, in our words. */
const fastifyRefusals: Readonly<Record<string, [ErrorKind, string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['tooLarge', 'The body is too large.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupportedMedia', 'The body must be JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['badInput', 'The body is not as long as its header says.'],
  FST_ERR_BAD_URL: ['badInput', 'The address is not valid.'],
  FST_ERR_MAX_PARAM_LENGTH: ['badInput', 'The address is too long.'],
};

/**
 * Any thrown value as a refusal. Anything we did not throw ourselves is a bug: 500 with the request id and no
 * detail.
 */
export function asAppError(error: unknown, requestId: string): AppError {
  if (error instanceof AppError) return error;
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code ? fastifyRefusals[code] : undefined;
  if (known) return new AppError(known[0], known[1], { field: 'body' });
  if (isOutage(error))
    return new AppError('unavailable', outageWords(error), { retryAfter: 5, cause: error });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new AppError('badInput', (error as Error).message);
  }
  return new AppError('internal', `Something went wrong on our side. Request ${requestId}.`, {
    cause: error,
  });
}

export type ErrorFamily = 'rpc' | 'function' | 'storage' | 'page';
export const familyOf = (url: string): ErrorFamily =>
  url.startsWith('/rest/')
    ? 'rpc'
    : url.startsWith('/functions/')
      ? 'function'
      : url.startsWith('/storage/')
        ? 'storage'
        : 'page';

/** A browser that opens an address says it wants a page; one that asks for a picture or data does not. */
const opensPages = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') ?? false;

/** Logs what is ours to fix, and answers in the API's error format. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = asAppError(error, request.id);
  // A client that left in the middle of its own request gets no answer, and the fault is not ours.
  if (refusal.status >= 500 && !request.raw.errored)
    request.log.error(
      { err: error, requestId: request.id, url: loggedAddress(request.url) },
      'request failed',
    );
  reply.header('cache-control', 'no-store');
  if (refusal.retryAfter !== null) reply.header('retry-after', String(refusal.retryAfter));
  reply.code(refusal.status);
  const family = familyOf(request.url);
  if (family === 'rpc') {
    const body: RpcErrorBody = {
      code: refusal.code,
      message: refusal.message,
      details: refusal.details,
      hint: refusal.hint,
    };
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
  }
  if (family === 'function') {
    const body: FunctionErrorBody = {
      error: refusal.message,
      ...(refusal.field !== null && { details: `field: ${refusal.field}` }),
    };
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
  }
  if (family === 'storage') {
    const body: StorageErrorBody = {
      statusCode: String(refusal.status),
      error: refusal.code,
      message: refusal.message,
    };
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
  }
  if (opensPages(request)) {
    // One slash: with two it would be another site's address.
    const here = request.url.replace(/^[\\/]*/, '/');
    const again =
      refusal.kind === 'signInRequired' ? `/login?${new URLSearchParams({ redirect: here })}` : here;
    const { html, policy } = errorPage(refusal, again, writtenTexts(postedForm(request) ?? {}));
    reply.header('content-security-policy', policy);
    return reply.type('text/html; charset=utf-8').send(html);
  }
  return reply.type('text/plain; charset=utf-8').send(`${refusal.message}\n`);
}
