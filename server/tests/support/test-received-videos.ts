import assert from 'node:assert/strict';
import path from 'node:path';
import { createMediaAsset, receiveSource } from '#server/domains/media/index.ts';
import { createVideo } from '#server/domains/videos/index.ts';
import { writePlan } from '#server/domains/videos/planned/plan-queries.ts';
import type { Platform } from '#server/platform/context.ts';
import type { TestMember } from './test-member.ts';
import type { TestWeb } from './test-web.ts';

export const uncategorized = '00000000-0000-7000-8000-000000000001';
const tus = { 'tus-resumable': '1.0.0' };

/** A video of a member from this file, and what it becomes once it is prepared, which is still to come. */
export async function receiveVideo(
  platform: Platform,
  file: string,
  video: {
    title: string;
    uploaderId: string;
    plan: 'draft' | 'published';
    depicts?: 'drawn' | 'live_action';
  },
): Promise<{ id: string; mediaId: string }> {
  const source = await receiveSource(platform, { path: file, mode: 'copy' });
  return platform.db.transaction(async (transaction) => {
    const mediaId = await createMediaAsset(transaction, platform.jobs, source);
    const { id } = await createVideo(transaction, platform, {
      title: video.title,
      categoryId: uncategorized,
      uploaderId: video.uploaderId,
      mediaId,
      publishStatus: 'processing',
      declaration: {
        adultsOnly: true,
        depicts: video.depicts ?? 'drawn',
        rightsHeld: true,
        declaredBy: video.uploaderId,
      },
    });
    await writePlan(transaction, id, { afterProcessing: video.plan, publishAt: null });
    return { id, mediaId };
  });
}

/** Announces a file of so many bytes, as a browser does; answers the id of the upload. */
export async function beginUpload(web: TestWeb, who: TestMember, bytes: number): Promise<string> {
  const begun = await web.app.inject({
    method: 'POST',
    url: '/storage/v1/upload/resumable',
    headers: {
      ...who.bearer,
      ...tus,
      'upload-length': String(bytes),
      'upload-metadata': `filename ${Buffer.from('clip.mp4').toString('base64')}`,
    },
  });
  assert.equal(begun.statusCode, 201, begun.body);
  return path.basename(String(begun.headers.location));
}

/** Sends all of a file that was announced. */
export async function sendUpload(web: TestWeb, who: TestMember, id: string, bytes: Buffer): Promise<void> {
  const sent = await fetch(`${await web.url()}/storage/v1/upload/resumable/${id}`, {
    method: 'PATCH',
    headers: {
      ...who.bearer,
      ...tus,
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(bytes),
  });
  assert.equal(sent.status, 204);
}

/** A file that has come in whole; answers the id of the upload. */
export async function uploadWhole(web: TestWeb, who: TestMember, bytes: Buffer): Promise<string> {
  const id = await beginUpload(web, who, bytes.length);
  await sendUpload(web, who, id, bytes);
  return id;
}
