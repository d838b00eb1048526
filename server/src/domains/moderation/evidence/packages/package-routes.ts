import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../../kit/app-error.ts';
import { isUuid } from '../../../../kit/ids.ts';
import { requireAccess } from '../../../../platform/calls/call-runner.ts';
import type { Platform } from '../../../../platform/context.ts';
import { clientKey, type RateLimiter } from '../../../../platform/http/rate-limiter.ts';
import type { RequestReader } from '../../../../platform/http/request-facts.ts';
import { authorityReport } from './authority-report.ts';
import { madePackage } from './guarded-case.ts';
import { openUntil } from './package-queries.ts';
import { packagePath } from './package-view.ts';
import { fileKey, openFile, unseal } from './sealed-package.ts';

/** Packages as a ZIP, for whoever opened one a moment ago; nothing on the way caches them. */
export function evidencePackageRoutes(
  app: FastifyInstance,
  { platform, reader, limiter }: { platform: Platform; reader: RequestReader; limiter: RateLimiter },
): void {
  const { db, storage, config, log } = platform;
  app.get(`${packagePath}/:id`, async (request, reply) => {
    const viewer = await reader.viewer(request);
    limiter.take(clientKey(viewer.userId, request.ip), 'write');
    const memberId = requireAccess({ access: 'admin' }, viewer);
    const { id } = request.params as { id: string };
    const none = new AppError('notFound', 'Package not found.');
    if (!isUuid(id)) throw none;
    const one = await madePackage({ db, viewer }, id);
    if ((await openUntil(db, one.id, memberId)) === null) throw none;
    const { key, text, manifest } = unseal(config, one);
    const { ZipFile } = await import('yazl');
    const zip = new ZipFile();
    zip.addBuffer(Buffer.from(text), 'manifest.json');
    zip.addBuffer(Buffer.from(authorityReport(manifest)), 'report.txt');
    // One file at a time is in memory: the next is asked for once the last is sent.
    for (const [number, { path, bytes }] of manifest.files.entries())
      zip.addReadStreamLazy(path, { size: bytes, compress: false }, (give) => {
        storage
          .get(fileKey(one.id, number))
          .then((sealed) => {
            if (sealed === null) throw new Error(`file ${number} of evidence package ${one.id} is gone`);
            give(null, Readable.from([openFile(key, number, sealed)]));
          })
          .catch((error: unknown) => give(error, Readable.from([])));
      });
    const out = zip.outputStream as Readable;
    // It was altered, or its storage failed: an archive that ends early is better than one that looks whole.
    zip.on('error', (error: unknown) => {
      log.error({ err: error, packageId: one.id }, 'an evidence package cannot be read');
      out.destroy(error instanceof Error ? error : new Error('unreadable'));
    });
    zip.end();
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="evidence-${one.id}.zip"`)
      .type('application/zip')
      .send(out);
  });
}
