import type { Config } from '../../../platform/config.ts';
import type { SealedColumn } from '../../../platform/sealed-columns.ts';
import { sealerOf } from '../../../platform/sealed-values.ts';
import type { PerformerFacts } from './performer-rules.ts';

type Secret = Pick<Config, 'secret'>;
const sealer = sealerOf('performer records');

export const sealPerformer = (config: Secret, id: string, facts: PerformerFacts): Buffer =>
  sealer(config).seal(JSON.stringify(facts), id);
/** Null if it was sealed with another secret. */
export function openPerformer(config: Secret, id: string, sealed: Buffer): PerformerFacts | null {
  const text = sealer(config).open(sealed, id);
  return text === null ? null : (JSON.parse(text) as PerformerFacts);
}

export const sealedPerformerColumns: readonly SealedColumn[] = [
  {
    table: 'performer_records',
    column: 'sealed_facts',
    key: ['id'],
    sealer,
    about: ({ id }) => id ?? '',
  },
];
