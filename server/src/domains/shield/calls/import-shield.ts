import { limits } from '#contract/limits.ts';
import type { ShieldedThing } from '#contract/shield-cookie.ts';
import { badInput } from '../../../kit/app-error.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { addRules } from '../change-shield.ts';
import { readShieldLines } from '../line-rules.ts';
import { thingNamed } from '../named-shield.ts';

export const importShield = implement('import_shield', async (input, context) => {
  const lines = readShieldLines(input.p_lines);
  if (lines.length === 0) throw badInput('p_lines', 'Write one rule a line, such as “hide tag: rain”.');
  if (lines.length > limits.shieldRules)
    throw badInput('p_lines', `Write ${limits.shieldRules} lines at most.`);
  const things = new Map<string, ShieldedThing>();
  const unknown: string[] = [];
  for (const { act, kind, name, line } of lines) {
    const thing = await thingNamed(context.db, kind, name);
    if (thing === null) unknown.push(line.slice(0, 120));
    else things.set(`${kind} ${thing.id}`, { kind, subjectId: thing.id, act });
  }
  if (things.size > 0) await addRules(context, [...things.values()]);
  return { added: things.size, unknown };
});
