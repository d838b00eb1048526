import type { Config } from '../../platform/config.ts';
import { createSealer, type Sealer } from '../../platform/sealed-values.ts';
import type { IdentityFacts } from './identity-rules.ts';

type Secret = Pick<Config, 'secret'>;
const sealers = new Map<string, Sealer>();
function sealerFor({ secret }: Secret): Sealer {
  const known = sealers.get(secret) ?? createSealer(secret, 'identity records');
  sealers.set(secret, known);
  return known;
}

export const sealFacts = (config: Secret, recordId: string, facts: IdentityFacts): Buffer =>
  sealerFor(config).seal(JSON.stringify(facts), `facts ${recordId}`);
/** Null where there is nothing, or it was sealed with another secret. */
export function openFacts(config: Secret, recordId: string, sealed: Buffer | null): IdentityFacts | null {
  const text = sealed === null ? null : sealerFor(config).open(sealed, `facts ${recordId}`);
  return text === null ? null : (JSON.parse(text) as IdentityFacts);
}

export const sealPicture = (config: Secret, recordId: string, kind: string, picture: Buffer): Buffer =>
  sealerFor(config).sealBytes(picture, `picture ${recordId} ${kind}`);
export const openPicture = (config: Secret, recordId: string, kind: string, sealed: Buffer): Buffer | null =>
  sealerFor(config).openBytes(sealed, `picture ${recordId} ${kind}`);

export const sealName = (config: Secret, signatureId: string, name: string): Buffer =>
  sealerFor(config).seal(name, `signature ${signatureId}`);
export const openName = (config: Secret, signatureId: string, sealed: Buffer): string | null =>
  sealerFor(config).open(sealed, `signature ${signatureId}`);
