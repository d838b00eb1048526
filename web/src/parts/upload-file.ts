/** Uploads a file to a bucket under a path. Throws an Error with the server's words, as a refusal with its status. */
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

/** The address that everybody reads a file of a bucket at. */
export const publicAddress = (bucket: string, path: string): string =>
  `/storage/v1/object/public/${bucket}/${path.split('/').map(encodeURIComponent).join('/')}`;

/** The end of a file's name, as it may stand in a path. */
export const extensionOf = (name: string): string =>
  /\.([A-Za-z0-9]{1,5})$/.exec(name)?.[1]?.toLowerCase() ?? 'bin';
