import type { Call } from '#contract/call.ts';
import { newId } from '../kit/ids.ts';

interface Shape {
  type?: string;
  const?: unknown;
  anyOf?: Shape[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

export const parametersOf = (call: Call): { name: string; shape: Shape; required: boolean }[] => {
  const { properties, required = [] } = call.input as unknown as {
    properties: Record<string, Shape>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    shape,
    required: required.includes(name),
  }));
};

/** A value that the shape takes. `known` gives parameters a meaning: the id of a real video, a real slug. */
function goodValue(shape: Shape): unknown {
  if (shape.const !== undefined) return shape.const;
  const first = shape.anyOf?.[0];
  if (first) return goodValue(first);
  if (shape.type === 'integer' || shape.type === 'number') return shape.minimum ?? 1;
  if (shape.type === 'boolean') return true;
  if (shape.type === 'null') return null;
  return 'lantern';
}

/**
 * Calls whose parameters mean more than their shape: the input that the call takes. It is asked anew for each request,
 * so that a name or address is used once.
 */
const meanings: Readonly<
  Record<string, (known: Readonly<Record<string, unknown>>) => Record<string, unknown>>
> = {
  sign_up: () => {
    const fresh = `m${newId().replaceAll('-', '').slice(-20)}`;
    return { p_email: `${fresh}@example.test`, p_username: fresh, p_password: 'a lantern on the water' };
  },
  sign_in: ({ member_email, member_password }) => ({ p_email: member_email, p_password: member_password }),
};

/** The required parameters of a call with good values; `known` names what exists: ids, slugs, a member. */
export const goodInput = (
  name: string,
  call: Call,
  known: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  meanings[name]?.(known) ??
  Object.fromEntries(
    parametersOf(call)
      .filter(({ required }) => required)
      .map((parameter) => [
        parameter.name,
        Object.hasOwn(known, parameter.name) ? known[parameter.name] : goodValue(parameter.shape),
      ]),
  );

/** Values that the shape must refuse, each with what is wrong with it. */
export function badValues(shape: Shape): { what: string; value: unknown }[] {
  const members = shape.anyOf ?? [shape];
  const types = members.map((member) => member.type ?? typeof member.const);
  const texts = members.filter((member) => member.type === 'string');
  const numbers = members.filter((member) => member.type === 'integer' || member.type === 'number');
  const bad: { what: string; value: unknown }[] = [
    { what: 'an object', value: {} },
    { what: 'an array', value: ['lantern'] },
    { what: 'a prototype', value: { __proto__: null, constructor: 1 } },
  ];
  if (!types.includes('boolean')) bad.push({ what: 'a boolean', value: true });
  if (!types.includes('null')) bad.push({ what: 'null', value: null });
  if (numbers.length === 0) bad.push({ what: 'a number', value: 7 });
  if (texts.length > 0 || members.some((member) => typeof member.const === 'string')) {
    bad.push({ what: 'NUL', value: 'a\0b' }, { what: 'a lone surrogate', value: 'a\ud800b' });
    bad.push({ what: 'a very long text', value: 'x'.repeat(100_000) });
  }
  for (const text of texts) {
    if (text.maxLength !== undefined)
      bad.push({ what: 'one letter too many', value: 'x'.repeat(text.maxLength + 1) });
    if ((text.minLength ?? 0) > 0) bad.push({ what: 'an empty text', value: '' });
    if (text.pattern)
      bad.push({ what: 'text of another form', value: 'not-a-uuid' }, { what: 'an empty text', value: '' });
  }
  if (texts.length === 0) bad.push({ what: 'a text', value: 'nonsense' });
  for (const number of numbers) {
    bad.push({ what: 'a huge number', value: 1e300 }, { what: 'a fraction', value: 1.5 });
    if (number.maximum !== undefined) bad.push({ what: 'one too many', value: number.maximum + 1 });
    if (number.minimum !== undefined) bad.push({ what: 'one too few', value: number.minimum - 1 });
  }
  return bad;
}

export const pathOf = (name: string, call: Call): string =>
  call.kind === 'rpc' ? `/rest/v1/rpc/${name}` : `/functions/v1/${name}`;
