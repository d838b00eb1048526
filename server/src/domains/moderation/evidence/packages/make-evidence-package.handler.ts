import { createHash } from 'node:crypto';
import type { Platform } from '../../../../platform/context.ts';
import type { JobHandler } from '../../../../platform/jobs/jobs.ts';
import { gatherEvidence } from './gather-evidence.ts';
import { makeEvidencePackage } from './make-evidence-package.job.ts';
import { failPackage, findPackage, writePackage } from './package-queries.ts';
import { fileKey, folderOf, newPackageKey, packageSealer, sealFile } from './sealed-package.ts';

/** `siteAddress`: where people reach the site. */
export const createMakeEvidencePackageHandler = (
  platform: Pick<Platform, 'db' | 'storage' | 'config' | 'log'>,
  siteAddress: () => string,
): JobHandler<{ packageId: string }> => ({
  job: makeEvidencePackage,
  concurrency: 1,
  async run({ payload: { packageId: id }, signal }) {
    const { db, storage, config } = platform;
    const asked = await findPackage(db, id);
    if (asked?.state !== 'making') return;
    // What an earlier try left was sealed with another key.
    await storage.deletePrefix(folderOf(id));
    const key = newPackageKey();
    const manifest = await gatherEvidence(
      { ...platform, siteAddress: siteAddress() },
      { caseId: asked.case_id, madeFor: asked.asked_by_name, signal },
      (number, bytes) =>
        storage.put(fileKey(id, number), sealFile(key, number, bytes), 'application/octet-stream'),
    );
    if (manifest === null) return failPackage(db, id);
    const text = `${JSON.stringify(manifest, null, 2)}\n`;
    const sealer = packageSealer(config);
    const isWanted = await writePackage(db, {
      id,
      key: sealer.sealBytes(key, `sealed_key ${id}`),
      manifest: sealer.seal(text, `sealed_manifest ${id}`),
      manifestSha256: createHash('sha256').update(text).digest(),
      fileCount: manifest.files.length,
      bytes: manifest.files.reduce((sum, { bytes }) => sum + bytes, 0),
    });
    if (!isWanted) await storage.deletePrefix(folderOf(id));
  },
  async failed({ packageId }, reason) {
    platform.log.error({ packageId, reason }, 'an evidence package could not be made');
    await failPackage(platform.db, packageId);
  },
});
