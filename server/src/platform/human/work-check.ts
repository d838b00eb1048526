import { createHash, randomBytes } from 'node:crypto';
import { beginsWithZeros, humanCheckLimits as most } from '#contract/human-check-rules.ts';
import { createSigner } from '../http/signed-values.ts';
import type { HumanAdapter } from './human-adapter.ts';
import { spendProof } from './proof-queries.ts';

const purpose = 'proof of work';

/**
 * A number is looked for with which the hash of the challenge begins with zeros: cheap for one form, dear for thousands,
 * and nobody else is asked. A challenge says when it was made and is signed, so nothing is stored until it is answered.
 */
export const workCheck: HumanAdapter = {
  ask({ config }) {
    const value = `${Math.floor(Date.now() / 1000)}-${randomBytes(12).toString('base64url')}`;
    return { challenge: createSigner(config.secret, purpose).sign(value), bits: most.bits };
  },
  async takes({ config }, transaction, proof) {
    const [challenge = '', number = ''] = proof.split(':');
    const value = /^\d{1,15}$/.test(number) ? createSigner(config.secret, purpose).verify(challenge) : null;
    if (value === null) return false;
    const age = Date.now() / 1000 - Number(value.split('-', 1)[0]);
    if (!(age >= -5 && age <= most.seconds)) return false;
    const hash = createHash('sha256').update(`${challenge}:${number}`).digest();
    // One challenge has many answers: it is the challenge that is used up.
    return (
      beginsWithZeros(hash, most.bits) && spendProof(transaction, createHash('sha256').update(value).digest())
    );
  },
};
