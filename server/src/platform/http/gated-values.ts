import { type CallName, calls } from '#contract/calls.ts';
import { isOpen, type SchemaNode } from '#contract/schema-leaves.ts';
import type { Member } from '../context.ts';

/** How to remove the addresses of pictures and media from values of one schema. */
interface Stripping {
  /** A copy without them. Values of another shape stay as they are. */
  strip(value: unknown): unknown;
  /** An address is required: a list of such values becomes empty. */
  isNeeded: boolean;
}

/** Null: such values hold none. Made once per schema: a request walks the result, not the schema. */
export function strippingOf(schema: SchemaNode): Stripping | null {
  if (schema['x-means'] === 'media')
    return isOpen(schema) ? { strip: () => null, isNeeded: false } : { strip: () => '', isNeeded: true };
  const members = schema.anyOf ?? schema.allOf;
  if (members) return strippingOfMembers(members);
  if (schema.type === 'array') return strippingOfList(schema.items ?? {});
  return schema.type === 'object' ? strippingOfObject(schema) : null;
}

function strippingOfMembers(members: readonly SchemaNode[]): Stripping | null {
  const mayBeNull = members.some(({ type }) => type === 'null');
  const isAddress = members.some((member) => member['x-means'] === 'media');
  if (mayBeNull && isAddress) return { strip: () => null, isNeeded: false };
  const found = members.map(strippingOf).filter((one) => one !== null);
  if (found.length === 0) return null;
  return {
    strip: (value) => found.reduce((stripped, one) => one.strip(stripped), value),
    isNeeded: found.some(({ isNeeded }) => isNeeded),
  };
}

function strippingOfList(items: SchemaNode): Stripping | null {
  const found = strippingOf(items);
  if (found === null) return null;
  return {
    strip: (value) => (Array.isArray(value) ? (found.isNeeded ? [] : value.map(found.strip)) : value),
    isNeeded: false,
  };
}

function strippingOfObject({ properties = {}, patternProperties = {} }: SchemaNode): Stripping | null {
  const parts = Object.entries(properties).flatMap(([name, part]) => {
    const found = strippingOf(part);
    return found === null ? [] : [{ name, ...found }];
  });
  const ofAnyName = Object.values(patternProperties)
    .map(strippingOf)
    .find((found) => found !== null);
  if (parts.length === 0 && !ofAnyName) return null;
  return {
    strip(value) {
      if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
      const stripped: Record<string, unknown> = { ...value };
      if (ofAnyName)
        for (const name of Object.keys(stripped)) stripped[name] = ofAnyName.strip(stripped[name]);
      for (const { name, strip } of parts)
        if (stripped[name] !== undefined) stripped[name] = strip(stripped[name]);
      return stripped;
    },
    isNeeded: parts.some(({ isNeeded }) => isNeeded),
  };
}

const strippings = new Map<CallName, Stripping | null>();

/**
 * A call's answer without any address of a picture or media, found through its declaration; lists of them
 * become empty. The answer itself stays unchanged.
 */
export function withoutMedia<T>(name: CallName, answer: T): T {
  let stripping = strippings.get(name);
  if (stripping === undefined) {
    stripping = strippingOf(calls[name].output as SchemaNode);
    strippings.set(name, stripping);
  }
  return stripping === null ? answer : (stripping.strip(answer) as T);
}

/** A member as shown on pages before the age gate. */
export const withoutAvatar = (member: Member | null): Member | null =>
  member && { ...member, avatarUrl: null };
