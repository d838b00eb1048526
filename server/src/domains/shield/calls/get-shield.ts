import { implement } from '../../../platform/calls/implement.ts';
import { thingsOf } from '../change-shield.ts';
import { namedRules } from '../named-shield.ts';

export const getShield = implement('get_shield', async (_input, context) => ({
  rules: await namedRules(context.db, await thingsOf(context)),
}));
