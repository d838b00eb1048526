import { limits } from '#contract/limits.ts';
import { AppError, badInput } from '../../../kit/app-error.ts';
import { tooLarge } from './picture-rules.ts';

/** The file in a request's body: the body itself, or the first file of a form, as client libraries send either. */
export async function readUpload(body: Buffer | undefined, contentType: string | undefined): Promise<Buffer> {
  const file = contentType?.toLowerCase().startsWith('multipart/form-data')
    ? await fileOfForm(body ?? Buffer.alloc(0), contentType)
    : (body ?? Buffer.alloc(0));
  if (file.length === 0) throw badInput('file', 'The file is empty.');
  if (file.length > limits.pictureBytes) throw new AppError('tooLarge', tooLarge, { field: 'file' });
  return file;
}

async function fileOfForm(body: Buffer, contentType: string): Promise<Buffer> {
  try {
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': contentType },
    }).formData();
    for (const value of form.values())
      if (typeof value !== 'string') return Buffer.from(await value.arrayBuffer());
  } catch (error) {
    throw new AppError('badInput', 'The form cannot be read.', { field: 'file', cause: error });
  }
  throw badInput('file', 'The form holds no file.');
}
