import { CallError } from '#contract/client.ts';
import * as texts from '../../texts/upload.ts';

/**
 * Sends a picture for one's own video and answers whether it waits for somebody to look at it. Throws what the server
 * says.
 */
export async function sendThumbnail(videoId: string, picture: Blob): Promise<boolean> {
  const body = new FormData();
  body.append('', picture);
  const response = await fetch(`/storage/v1/object/thumbnails/${videoId}/${Date.now()}.img`, {
    method: 'POST',
    body,
  });
  const { message, held } = (await response.json().catch(() => ({}))) as { message?: string; held?: boolean };
  if (response.ok) return held === true;
  throw new CallError(response.status, '', message ?? texts.failedRequest);
}
