import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { limits } from '#contract/limits.ts';
import { AppError, badInput } from '../../kit/app-error.ts';
import { sendError } from '../../platform/http/error-replies.ts';
import { tooLarge } from './picture-header-rules.ts';

/**
 * Options of a route that accepts a picture: a file that is too large is refused with a clear message about
 * the file.
 */
export const uploadRoute = {
  // Beyond the limit, so that a slightly too large file gets a clear message and not a closed connection.
  bodyLimit: limits.pictureBytes * 2,
  errorHandler: (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void =>
    void sendError(
      error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
        ? new AppError('tooLarge', tooLarge, { field: 'file' })
        : error,
      request,
      reply,
    ),
};

export interface Upload {
  file: Buffer;
  /** Form fields besides the file, as text. */
  fields: Readonly<Record<string, string>>;
}

/** The file in a request body: the body itself, or the first file of a form; client libraries send either. */
export async function readUpload(body: Buffer | undefined, contentType: string | undefined): Promise<Upload> {
  const upload = contentType?.toLowerCase().startsWith('multipart/form-data')
    ? await readForm(body ?? Buffer.alloc(0), contentType)
    : { file: body ?? Buffer.alloc(0), fields: {} };
  if (upload.file.length === 0) throw badInput('file', 'The file is empty.');
  if (upload.file.length > limits.pictureBytes) throw new AppError('tooLarge', tooLarge, { field: 'file' });
  return upload;
}

async function readForm(body: Buffer, contentType: string): Promise<Upload> {
  let file: Buffer | null = null;
  const fields: Record<string, string> = {};
  try {
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': contentType },
    }).formData();
    for (const [name, value] of form.entries())
      if (typeof value === 'string') fields[name] = value;
      else file ??= Buffer.from(await value.arrayBuffer());
  } catch (error) {
    throw new AppError('badInput', 'We couldn’t read the form. Reload the page and try again.', {
      field: 'file',
      cause: error,
    });
  }
  if (file === null) throw badInput('file', 'The form holds no file.');
  return { file, fields };
}
