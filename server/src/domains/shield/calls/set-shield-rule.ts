import { AppError } from '../../../kit/app-error.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { addRules } from '../change-shield.ts';
import { thingNamed } from '../named-shield.ts';

export const setShieldRule = implement('set_shield_rule', async (input, context) => {
  const { p_kind: kind, p_name, p_act: act } = input;
  const thing = await thingNamed(context.db, kind, p_name.trim());
  if (thing === null)
    throw new AppError('notFound', `There is no ${kind} of this name.`, { field: 'p_name' });
  const { id, ...named } = thing;
  await addRules(context, [{ kind, subjectId: id, act }]);
  return { kind, subject_id: id, ...named, act };
});
