import { implement } from '../../../platform/calls/implement.ts';
import { ownIdentity } from '../own-identity.ts';

export const getIdentity = implement('get_identity', (_input, context) => ownIdentity(context));
