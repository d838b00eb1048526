import type { FastifyRequest } from 'fastify';
import { AppError } from '../../kit/app-error.ts';

const formType = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

export interface PageForm {
  contentType: string;
  body: Uint8Array<ArrayBuffer>;
}

/**
 * What a form sends to a page. Actions expect a form: a body of any other kind, or an unreadable one, is
 * refused first. Throws `unsupportedMedia` or `badInput`.
 */
export async function pageForm(request: FastifyRequest): Promise<PageForm> {
  const body = new Uint8Array((request.body as Buffer | undefined) ?? []);
  // Nothing at all is an empty form.
  const contentType =
    request.headers['content-type'] ?? (body.length === 0 ? 'application/x-www-form-urlencoded' : '');
  if (!formType.test(contentType))
    throw new AppError('unsupportedMedia', 'A page takes what its forms send, and nothing else.');
  try {
    await new Response(body, { headers: { 'content-type': contentType } }).formData();
  } catch (error) {
    throw new AppError('badInput', 'We couldn’t read this form. Reload the page and try again.', {
      cause: error,
    });
  }
  return { contentType, body };
}
