import { type CallName, calls } from '#contract/calls.ts';
import type { SchemaNode } from '#contract/schema-leaves.ts';
import { Answer } from '../calls/cached-answers.ts';

type Complete = (value: unknown, origin: string) => unknown;

/**
 * Adds the site's origin to its addresses in values of a schema; null: the schema declares none that need it.
 */
export function completionOf(schema: SchemaNode): Complete | null {
  if (schema['x-whole'])
    return (value, origin) => (typeof value === 'string' && value.startsWith('/') ? origin + value : value);
  const members = schema.anyOf ?? schema.allOf;
  if (members) {
    const found = members.map(completionOf).filter((one) => one !== null);
    if (found.length === 0) return null;
    return (value, origin) => found.reduce((completed, one) => one(completed, origin), value);
  }
  if (schema.type === 'array') {
    const item = completionOf(schema.items ?? {});
    return (
      item && ((value, origin) => (Array.isArray(value) ? value.map((one) => item(one, origin)) : value))
    );
  }
  const parts = Object.entries(schema.properties ?? {}).flatMap(([name, part]) => {
    const complete = completionOf(part);
    return complete === null ? [] : [{ name, complete }];
  });
  if (parts.length === 0) return null;
  return (value, origin) => {
    if (value === null || typeof value !== 'object') return value;
    const completed: Record<string, unknown> = { ...value };
    for (const { name, complete } of parts)
      if (completed[name] !== undefined) completed[name] = complete(completed[name], origin);
    return completed;
  };
}

const completions = new Map<CallName, Complete | null>();
/** A cached answer is completed once, for the origin it was last requested at. */
const completed = new WeakMap<Answer, { origin: string; answer: Answer }>();

/**
 * A call's answer as the API gives it: addresses of avatars and covers carry the site's origin, so that they
 * resolve wherever they are read. Pages use the answer as it is: their bytes are the same at every address of
 * the site.
 */
export function withWholeAddresses(name: CallName, answer: Answer, originOf: () => string): Answer {
  let complete = completions.get(name);
  if (complete === undefined) {
    complete = completionOf(calls[name].output as SchemaNode);
    completions.set(name, complete);
  }
  if (complete === null) return answer;
  const origin = originOf();
  const known = completed.get(answer);
  if (known?.origin === origin) return known.answer;
  const made = new Answer(Buffer.from(JSON.stringify(complete(answer.value, origin))));
  completed.set(answer, { origin, answer: made });
  return made;
}
