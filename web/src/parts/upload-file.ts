/** Uploads a file to a path in a bucket. Throws an Error with the server's words and the status of its refusal. */
export async function uploadFile(bucket: string, path: string, file: File): Promise<void> {
  const body = new FormData();
  body.append('cacheControl', '3600');
  body.append('', file);
  let response: Response;
  try {
    response = await fetch(`/storage/v1/object/${bucket}/${path}`, {
      method: 'POST',
      body,
      credentials: 'same-origin',
    });
  } catch {
    throw Object.assign(new Error('You seem to be offline. Check your connection and try again.'), {
      status: 0,
    });
  }
  if (response.ok) return;
  const { message } = (await response.json().catch(() => ({}))) as { message?: unknown };
  throw Object.assign(new Error(typeof message === 'string' ? message : 'Please try again.'), {
    status: response.status,
  });
}

/** The public address of a file in a bucket. */
export const publicAddress = (bucket: string, path: string): string =>
  `/storage/v1/object/public/${bucket}/${path.split('/').map(encodeURIComponent).join('/')}`;

/** A file's extension, fit for a path. */
export const extensionOf = (name: string): string =>
  /\.([A-Za-z0-9]{1,5})$/.exec(name)?.[1]?.toLowerCase() ?? 'bin';
