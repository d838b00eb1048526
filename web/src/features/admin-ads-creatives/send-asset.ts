import type { AdFile } from '#contract/ad-shapes.ts';
import { call } from '#contract/client.ts';
import { limits } from '#contract/limits.ts';
import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/admin-ads-creatives.ts';
import { fileHint } from './creative-words.ts';

const extensions: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
};
/** For the file chooser. */
export const acceptedTypes = Object.keys(extensions).join(',');

/** What is wrong with a file before it is sent; null: nothing. */
export function faultOfFile(file: Pick<File, 'type' | 'size'>): string | null {
  return extensions[file.type] === undefined || file.size > limits.adAssetBytes
    ? fillIn(texts.fileNotTaken, { fileHint })
    : null;
}

/** A name that no other file has, and that tells nothing. */
export function randomName(type: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  const name = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `file-${name}.${extensions[type] ?? 'png'}`;
}

/** Sends a file; `onProgress` is given the share that has arrived, 0 to 1. Resolves to its path in the bucket. */
export function sendAsset(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const path = randomName(file.type);
  const body = new FormData();
  body.append('cacheControl', '3600');
  body.append('', file);
  return new Promise((resolve, reject) => {
    // Unlike fetch, it tells how much has been sent.
    const request = new XMLHttpRequest();
    request.open('POST', `/storage/v1/object/ad_assets/${path}`);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status === 200) return resolve(path);
      const { message } = (request.response ?? {}) as { message?: unknown };
      reject(new Error(typeof message === 'string' ? message : 'The file could not be sent. Try again.'));
    };
    request.onerror = () => reject(new Error('The connection broke off. Check it, and send the file again.'));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}

/** Milliseconds between two questions. */
const pause = 1500;

/** The file once it is no longer being prepared. */
export async function settledFile(
  path: string,
  onState: (file: AdFile) => void,
  signal: AbortSignal,
): Promise<AdFile> {
  for (;;) {
    const file = await call('get_ad_file', { p_path: path });
    signal.throwIfAborted();
    onState(file);
    if (file.state !== 'preparing') return file;
    await new Promise((resolve) => setTimeout(resolve, pause));
    signal.throwIfAborted();
  }
}
