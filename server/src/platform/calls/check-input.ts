import type { TObject, TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { type CallName, calls } from '#contract/calls.ts';
import { leavesOf, type SchemaNode } from '#contract/schema-leaves.ts';
import { Uuid } from '#contract/schema-parts.ts';
import { AppError, badInput } from '../../kit/app-error.ts';
import { isUuid } from '../../kit/ids.ts';
import { type FaultOfSchema, faultWords } from './fault-words.ts';
import { wrongChoice } from './wrong-choice.ts';

const validators = new Map<string, Validator>();
const validatorOf = (name: CallName): Validator => {
  const known = validators.get(name);
  if (known) return known;
  const made = Compile(calls[name].input as TSchema);
  validators.set(name, made as unknown as Validator);
  return made as unknown as Validator;
};

/** The input as declared, with its ids in lower case; throws `badInput` naming the field at fault. */
export function checkInput(name: CallName, raw: unknown): Record<string, unknown> {
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) {
    throw new AppError('badInput', 'The body must be a JSON object of the named parameters.', {
      field: 'body',
    });
  }
  const input = raw as Record<string, unknown>;
  const known = (calls[name].input as TObject).properties;
  for (const key of Object.getOwnPropertyNames(input)) {
    if (!Object.hasOwn(known, key))
      throw badInput(key.slice(0, 60), `Unknown parameter "${key.slice(0, 60)}".`);
    refuseNul(key, input[key]);
  }
  const validator = validatorOf(name);
  if (!validator.Check(input)) throw wrongChoice(calls[name].input, input) ?? explain(name, validator, input);
  return withLowerIds(name, input);
}

const idPattern = (Uuid as SchemaNode).pattern;
const idPaths = new Map<string, readonly (readonly string[])[]>();
function idPathsOf(name: CallName): readonly (readonly string[])[] {
  const known = idPaths.get(name);
  if (known) return known;
  const made = leavesOf(calls[name].input)
    .filter(({ schema }) => schema.pattern === idPattern)
    .map(({ path }) => path);
  idPaths.set(name, made);
  return made;
}

// An id is the same however it is spelled: comparisons, locks and caches must not see two.
const withLowerIds = (name: CallName, input: Record<string, unknown>): Record<string, unknown> =>
  idPathsOf(name).reduce((value, path) => lowered(value, path) as Record<string, unknown>, input);

function lowered(value: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === undefined) return typeof value === 'string' && isUuid(value) ? value.toLowerCase() : value;
  if (Array.isArray(value)) return value.map((part) => lowered(part, rest));
  if (value === null || typeof value !== 'object' || !Object.hasOwn(value, step)) return value;
  return { ...value, [step]: lowered((value as Record<string, unknown>)[step], rest) };
}

/** Nothing of ours nests deeper; anything that does is meant to exhaust the code that walks it. */
const deepest = 16;

function refuseNul(field: string, value: unknown, depth = 0): void {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw badInput(field, 'There is a character in it that is not allowed.');
    if (!value.isWellFormed()) throw badInput(field, 'There is half a character in it. Type it again.');
  } else if (value !== null && typeof value === 'object') {
    if (depth === deepest) throw badInput(field, 'There are too many lists within lists in it.');
    for (const part of Object.values(value)) refuseNul(field, part, depth + 1);
  }
}

interface Fault extends FaultOfSchema {
  instancePath: string;
}

/** `/p_goals/caps/total` is `p_goals.caps.total`, so that a form finds its field; which one of a list it is says nothing to it. */
function fieldAt(path: string): string {
  const [whole = '', ...within] = path.split('/').slice(1);
  const names = within.filter((name) => !/^\d+$/.test(name));
  // What is called freely may be called anything.
  return names.every((name) => /^\w{1,60}$/.test(name)) ? [whole, ...names].join('.') : whole;
}

/** How a text is written whose form is declared: `the code of a country like GB`. */
function shapeAt(name: CallName, { keyword, instancePath }: Fault): string | undefined {
  if (keyword !== 'pattern') return undefined;
  const parts = instancePath.split('/').slice(1);
  return leavesOf(calls[name].input).find(
    ({ path, schema }) =>
      schema.pattern !== undefined &&
      path.length === parts.length &&
      path.every((part, i) => part === parts[i] || (part === '[]' && /^\d+$/.test(parts[i] ?? ''))),
  )?.schema.description;
}

function explain(name: CallName, validator: Validator, input: unknown): AppError {
  const faults = [...validator.Errors(input)] as unknown as Fault[];
  // A union lists the faults of each of its members; its own fault says it best.
  const fault = faults.find((candidate) => candidate.keyword === 'required') ?? faults[0];
  if (!fault) return new AppError('badInput', 'The parameters are not as declared.');
  if (fault.keyword === 'required') {
    const missing = String((fault.params.requiredProperties as string[] | undefined)?.[0] ?? 'parameter');
    const within = fault.instancePath.split('/')[1];
    return within === undefined
      ? badInput(missing, `"${missing}" is missing.`)
      : badInput(within, `"${within}" lacks "${missing}".`);
  }
  if (fault.keyword === 'additionalProperties') {
    const [stranger = 'body'] = (fault.params.additionalProperties as string[] | undefined) ?? [];
    const within = fieldAt(fault.instancePath);
    return badInput(within, `Unknown parameter "${[within, stranger.slice(0, 60)].join('.')}".`);
  }
  return badInput(fieldAt(fault.instancePath) || 'body', faultWords(fault, shapeAt(name, fault)));
}

/**
 * Reads query text by the declared types: numbers, booleans, null, and arrays as `{1,2}`. Text stays as it is
 * if nothing else fits.
 */
export function readQuery(name: CallName, query: Record<string, unknown>): Record<string, unknown> {
  const properties = (calls[name].input as TObject).properties as Record<string, TSchema>;
  // Without a prototype: a parameter named __proto__ is a name like any other, and an unknown one.
  const input: Record<string, unknown> = Object.create(null);
  for (const [key, value] of Object.entries(query)) {
    if (Array.isArray(value))
      throw badInput(key.slice(0, 60), `"${key.slice(0, 60)}" is given more than once.`);
    const schema = Object.hasOwn(properties, key) ? properties[key] : undefined;
    input[key] = schema ? coerce(schema, String(value)) : value;
  }
  return input;
}

function coerce(schema: TSchema, text: string): unknown {
  const { type, anyOf, items } = schema as { type?: string; anyOf?: TSchema[]; items?: TSchema };
  if (anyOf) {
    const types = anyOf.map((member) => (member as { type?: string }).type);
    if (types.includes('null') && text === 'null') return null;
    const first = anyOf.find((member) => (member as { type?: string }).type !== 'null');
    return first ? coerce(first, text) : text;
  }
  if (type === 'integer' || type === 'number') return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  if (type === 'array' && items && text.startsWith('{') && text.endsWith('}')) {
    const inner = text.slice(1, -1);
    return inner === '' ? [] : inner.split(',').map((part) => coerce(items, part));
  }
  return text;
}
