import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limits } from '#contract/limits.ts';
import { AppError, badInput } from '../../kit/app-error.ts';
import { isUuid } from '../../kit/ids.ts';
import { requireAccess } from '../../platform/calls/call-runner.ts';
import type { Platform } from '../../platform/context.ts';
import type { Listener } from '../../platform/db/notifications.ts';
import { clientKey, type RateLimiter } from '../../platform/http/rate-limiter.ts';
import { type RequestReader, refuseForeignOrigin } from '../../platform/http/request-facts.ts';
import { arrivedBytes, uploadNow } from './arrived.ts';
import { beginUpload } from './begin-upload.ts';
import { cancelUpload, noUpload, requireOwn } from './cancel-upload.ts';
import { finishUpload } from './finish-upload.ts';
import { HeldBlocks } from './in-parts/held-blocks.ts';
import { receivePiece } from './receive-piece.ts';
import { UploadLocks } from './upload-locks.ts';
import type { UploadPace } from './upload-pace.ts';
import { findUpload, type UploadRow } from './upload-queries.ts';
import { lostUntil, readAnnouncement, readMetadata, readWholeNumber, resumablePath } from './upload-rules.ts';

export interface UploadRouteOptions {
  platform: Platform;
  reader: RequestReader;
  limiter: RateLimiter;
  pace: UploadPace;
  listener: Listener | null;
}

/** Milliseconds without a byte after which a connection counts as broken. */
const silence = 60_000;
const protocolVersion = '1.0.0';
const pieceType = 'application/offset+octet-stream';

const header = (request: FastifyRequest, name: string): string | undefined =>
  request.headers[name] as string | undefined;

/** Resumable uploads of videos for members who may upload: the core of the tus protocol, creation and termination. */
export async function uploadRoutes(
  app: FastifyInstance,
  { platform, reader, limiter, pace, listener }: UploadRouteOptions,
): Promise<void> {
  const locks = new UploadLocks(platform, listener);
  const memory = new HeldBlocks();

  async function uploaderOf(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    reply.header('tus-resumable', protocolVersion).header('cache-control', 'no-store');
    const viewer = await reader.viewer(request);
    limiter.take(clientKey(viewer.userId, request.ip), 'upload');
    const memberId = requireAccess({ access: 'uploader' }, viewer);
    refuseForeignOrigin(request, platform.config.publicUrl);
    // In addition to its purpose: no form on another site can send this.
    if (header(request, 'tus-resumable') !== protocolVersion) {
      reply.header('tus-version', protocolVersion);
      throw new AppError('preconditionFailed', `This speaks version ${protocolVersion} of the tus protocol.`);
    }
    return memberId;
  }

  async function ownUpload(request: FastifyRequest, reply: FastifyReply): Promise<UploadRow> {
    const ownerId = await uploaderOf(request, reply);
    const { id } = request.params as { id: string };
    if (!isUuid(id)) throw noUpload();
    return requireOwn(await findUpload(platform.db, id), ownerId);
  }

  async function begin(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const ownerId = await uploaderOf(request, reply);
    const metadata = readMetadata(header(request, 'upload-metadata'));
    const file = readAnnouncement(header(request, 'upload-length'), metadata);
    const id = await beginUpload(platform, ownerId, file);
    return reply.code(201).header('location', `${resumablePath}/${id}`).header('upload-offset', 0).send();
  }

  async function tell(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const upload = await ownUpload(request, reply);
    let offset = upload.state === 'receiving' ? await settledLength(upload.id) : upload.bytes;
    // The process that took the last byte may have been killed before it could say so.
    if (upload.state === 'receiving' && offset === upload.bytes && !(await finishUpload(platform, upload.id)))
      offset = 0;
    return reply.header('upload-offset', offset).header('upload-length', upload.bytes).send();
  }

  /**
   * Where the file ends once the previous request has written what it has: asking for the offset makes that
   * request let go.
   */
  async function settledLength(id: string): Promise<number> {
    const release = await locks.take(id, { signal: new AbortController().signal, letGo: () => {} });
    try {
      return await arrivedBytes(platform, (await uploadNow(platform, id)) ?? { id, arrived: 0 });
    } finally {
      await release();
    }
  }

  async function receive(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const upload = await ownUpload(request, reply);
    if (header(request, 'content-type') !== pieceType)
      throw new AppError('unsupportedMedia', `A piece of a file comes as ${pieceType}.`);
    const offset = readWholeNumber(header(request, 'upload-offset'));
    if (offset === null) throw badInput('Upload-Offset', 'Say where the piece goes.');
    const body = request.raw;
    body.socket.setTimeout(silence);
    const end = await receivePiece(platform, { locks, pace, memory }, { uploadId: upload.id, offset, body });
    if (end === upload.bytes && !(await finishUpload(platform, upload.id))) throw lostUntil(0);
    // Somebody else asked for the upload, or this process is ending: the sender is cut off, and continues
    // elsewhere.
    if (!body.complete) {
      reply.header('connection', 'close');
      reply.raw.once('finish', () => body.destroy());
    }
    return reply.code(204).header('upload-offset', end).send();
  }

  async function cancel(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const upload = await ownUpload(request, reply);
    await cancelUpload(platform, upload.owner_id, upload.id);
    return reply.code(204).send();
  }

  const describe = (_request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    reply
      .code(204)
      .header('tus-resumable', protocolVersion)
      .header('tus-version', protocolVersion)
      .header('tus-extension', 'creation,termination')
      .header('tus-max-size', limits.uploadLargestBytes)
      .send();

  await app.register(async (inner) => {
    // A file is not read into memory: it goes from the connection to the disk.
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser('*', (_request, _payload, done) => done(null));
    const config = { longBody: true };
    for (const url of [resumablePath, `${resumablePath}/`]) {
      inner.post(url, { config }, begin);
      inner.options(url, describe);
    }
    const url = `${resumablePath}/:id`;
    inner.head(url, tell);
    inner.patch(url, { config }, receive);
    inner.delete(url, cancel);
  });
  // Senders continue with another process, or with the next one.
  app.addHook('preClose', async () => locks.releaseAll());
  app.addHook('onClose', () => locks.close());
}
