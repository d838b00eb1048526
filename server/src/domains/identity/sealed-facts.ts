import type { Config } from '../../platform/config.ts';
import type { SealedColumn } from '../../platform/sealed-columns.ts';
import { sealerOf } from '../../platform/sealed-values.ts';
import type { IdentityFacts } from './identity-rules.ts';

type Secret = Pick<Config, 'secret'>;
const sealer = sealerOf('identity records');

const aboutFacts = (recordId: string): string => `facts ${recordId}`;
export const sealFacts = (config: Secret, recordId: string, facts: IdentityFacts): Buffer =>
  sealer(config).seal(JSON.stringify(facts), aboutFacts(recordId));
/** Null if there is nothing, or it was sealed with another secret. */
export function openFacts(config: Secret, recordId: string, sealed: Buffer | null): IdentityFacts | null {
  const text = sealed === null ? null : sealer(config).open(sealed, aboutFacts(recordId));
  return text === null ? null : (JSON.parse(text) as IdentityFacts);
}

const aboutPicture = (recordId: string, kind: string): string => `picture ${recordId} ${kind}`;
export const sealPicture = (config: Secret, recordId: string, kind: string, picture: Buffer): Buffer =>
  sealer(config).sealBytes(picture, aboutPicture(recordId, kind));
export const openPicture = (config: Secret, recordId: string, kind: string, sealed: Buffer): Buffer | null =>
  sealer(config).openBytes(sealed, aboutPicture(recordId, kind));

const aboutName = (signatureId: string): string => `signature ${signatureId}`;
export const sealName = (config: Secret, signatureId: string, name: string): Buffer =>
  sealer(config).seal(name, aboutName(signatureId));
export const openName = (config: Secret, signatureId: string, sealed: Buffer): string | null =>
  sealer(config).open(sealed, aboutName(signatureId));

export const sealedIdentityColumns: readonly SealedColumn[] = [
  {
    table: 'identity_records',
    column: 'sealed_facts',
    key: ['id'],
    sealer,
    about: ({ id }) => aboutFacts(id ?? ''),
  },
  {
    table: 'identity_pictures',
    column: 'sealed',
    key: ['record_id', 'kind'],
    sealer,
    about: ({ record_id, kind }) => aboutPicture(record_id ?? '', kind ?? ''),
  },
  {
    table: 'agreement_signatures',
    column: 'sealed_name',
    key: ['id'],
    sealer,
    about: ({ id }) => aboutName(id ?? ''),
  },
];
