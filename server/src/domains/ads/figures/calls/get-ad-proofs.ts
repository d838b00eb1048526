import { implement } from '../../../../platform/calls/implement.ts';
import { listProofs } from '../proof-queries.ts';

export const getAdProofs = implement('get_ad_proofs', (_input, { db }) => listProofs(db));
