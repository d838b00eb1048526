import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { AppError } from '../../../../kit/app-error.ts';
import type { SealedColumn } from '../../../../platform/sealed-columns.ts';
import { sealerOf } from '../../../../platform/sealed-values.ts';
import type { Manifest } from './manifest.ts';
import type { PackageRow } from './package-queries.ts';

export const packageSealer = sealerOf('evidence package');

const column = (name: string): SealedColumn => ({
  table: 'evidence_packages',
  column: name,
  key: ['id'],
  sealer: packageSealer,
  about: ({ id }) => `${name} ${id ?? ''}`,
});
/** The keys of packages, and their manifests. */
export const sealedPackageColumns: readonly SealedColumn[] = [
  column('sealed_key'),
  column('sealed_manifest'),
];

export const folderOf = (id: string): string => `private/evidence/${id}/`;
export const fileKey = (id: string, number: number): string => `${folderOf(id)}${number}`;

export const newPackageKey = (): Buffer => randomBytes(32);

const nonceBytes = 12;
const tagBytes = 16;

/** A file under the key of its package: nonce, tag, text. Its number is part of it, so that files cannot change places. */
export function sealFile(key: Buffer, number: number, bytes: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(String(number)));
  const text = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** Throws if it was altered. */
export function openFile(key: Buffer, number: number, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(String(number))).setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
}

/** Key and manifest of a package that is made. Throws `unavailable` if the site's keys do not open it. */
export function unseal(
  config: { secret: string },
  { id, sealed_key, sealed_manifest }: PackageRow,
): { key: Buffer; text: string; manifest: Manifest } {
  const sealer = packageSealer(config);
  const key = sealed_key && sealer.openBytes(sealed_key, `sealed_key ${id}`);
  const text = sealed_manifest && sealer.open(sealed_manifest, `sealed_manifest ${id}`);
  if (!key || !text)
    throw new AppError('unavailable', 'This package was sealed with a key that the site no longer has.');
  return { key, text, manifest: JSON.parse(text) as Manifest };
}
