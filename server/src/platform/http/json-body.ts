import { AppError } from '../../kit/app-error.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The JSON value of a body; no body at all is `{}`. Throws `badInput` for anything that is not UTF-8 JSON. */
export function parseJsonBody(body: Buffer | undefined, contentType: string | undefined): unknown {
  if (body === undefined || body.length === 0) return {};
  if (contentType !== undefined && !/^(application\/([\w.-]+\+)?json|text\/plain)\b/i.test(contentType)) {
    throw new AppError('unsupportedMedia', 'The body must be JSON.', { field: 'body' });
  }
  const charset = /charset=["']?([\w-]+)/i.exec(contentType ?? '')?.[1];
  if (charset !== undefined && charset.toLowerCase() !== 'utf-8') {
    throw new AppError('unsupportedMedia', 'The body must be UTF-8.', { field: 'body' });
  }
  try {
    return JSON.parse(utf8.decode(body));
  } catch (error) {
    throw new AppError('badInput', 'The body is not valid JSON.', { field: 'body', cause: error });
  }
}
