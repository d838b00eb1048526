import type { Call } from '#contract/call.ts';
import { meanings } from './contract-meanings.ts';

interface Shape {
  type?: string;
  const?: unknown;
  anyOf?: Shape[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  required?: string[];
  minProperties?: number;
  'x-refusal'?: string;
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
  if (shape.type === 'array') return [];
  return 'lantern';
}

/** What exists and can be named: values by the parameter's name, or ways to make one for each request. */
export type Known = Readonly<Record<string, unknown>>;

const sampleOf = async (known: Known, name: string): Promise<unknown> => {
  const value = known[name];
  return typeof value === 'function' ? await value() : value;
};

/** The parameters that a call needs, with good values; each time again where a value can be used once. */
export async function goodInput(name: string, call: Call, known: Known): Promise<Record<string, unknown>> {
  const meaning = meanings[name] ?? {};
  const input: Record<string, unknown> = {};
  for (const { name: parameter, shape, required } of parametersOf(call)) {
    const source = meaning[parameter];
    if (source !== undefined) input[parameter] = await sampleOf(known, source);
    else if (required)
      input[parameter] = Object.hasOwn(known, parameter)
        ? await sampleOf(known, parameter)
        : goodValue(shape);
  }
  return input;
}

/** Values that the shape must refuse, each with what is wrong with it. */
export function badValues(shape: Shape): { what: string; value: unknown }[] {
  const members = shape.anyOf ?? [shape];
  const types = members.map((member) => member.type ?? typeof member.const);
  const texts = members.filter((member) => member.type === 'string');
  const numbers = members.filter((member) => member.type === 'integer' || member.type === 'number');
  const takesEmpty = members.some(
    ({ type, required = [], minProperties = 0 }) =>
      type === 'object' && required.length === 0 && minProperties === 0,
  );
  const bad: { what: string; value: unknown }[] = [
    { what: 'an object', value: takesEmpty ? { nonsense: 1 } : {} },
    { what: 'a prototype', value: { __proto__: null, constructor: 1 } },
  ];
  const array = members.find((member) => member.type === 'array');
  if (!array) bad.push({ what: 'an array', value: ['lantern'] });
  else {
    bad.push({ what: 'an array of objects', value: [{}] });
    if (array.maxItems !== undefined)
      bad.push({ what: 'one item too many', value: Array(array.maxItems + 1).fill('lantern') });
  }
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
    bad.push({ what: 'a huge number', value: 1e300 });
    // Of what is counted in whole ones; an episode may be number 6.5.
    if (number.type === 'integer') bad.push({ what: 'a fraction', value: 1.5 });
    if (number.maximum !== undefined) bad.push({ what: 'one too many', value: number.maximum + 1 });
    if (number.minimum !== undefined) bad.push({ what: 'one too few', value: number.minimum - 1 });
  }
  return bad;
}

/** The words of the specification for a wrong choice, where it has some: they stand in place of the field's name. */
export const refusalOf = (shape: Shape): string | undefined =>
  shape['x-refusal'] ?? shape.anyOf?.map(refusalOf).find((words) => words !== undefined);

export const pathOf = (name: string, call: Call): string =>
  call.kind === 'rpc' ? `/rest/v1/rpc/${name}` : `/functions/v1/${name}`;
