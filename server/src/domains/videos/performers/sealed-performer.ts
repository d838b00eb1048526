import type { Config } from '../../../platform/config.ts';
import { createSealer, type Sealer } from '../../../platform/sealed-values.ts';
import type { PerformerFacts } from './performer-rules.ts';

type Secret = Pick<Config, 'secret'>;
const sealers = new Map<string, Sealer>();
function sealerFor({ secret }: Secret): Sealer {
  const known = sealers.get(secret) ?? createSealer(secret, 'performer records');
  sealers.set(secret, known);
  return known;
}

export const sealPerformer = (config: Secret, id: string, facts: PerformerFacts): Buffer =>
  sealerFor(config).seal(JSON.stringify(facts), id);
/** Null where it was sealed with another secret. */
export function openPerformer(config: Secret, id: string, sealed: Buffer): PerformerFacts | null {
  const text = sealerFor(config).open(sealed, id);
  return text === null ? null : (JSON.parse(text) as PerformerFacts);
}
