import type { TSchema } from 'typebox';
import type { SchemaNode } from './schema-leaves.ts';

export type Choice = string | number | boolean;

/** The allowed values if a schema lists them all, apart from null; else null. */
export function choicesOf(schema: TSchema | SchemaNode): readonly Choice[] | null {
  const node = schema as SchemaNode;
  if (node.const !== undefined) return [node.const as Choice];
  if (!node.anyOf) return null;
  const members = node.anyOf.filter(({ type }) => type !== 'null').map((member) => choicesOf(member));
  return members.length > 0 && members.every((member) => member !== null) ? members.flat() : null;
}

/** Every part of a schema that is a choice, with its path: names, and `[]` for each list item. */
export function choicesIn(
  schema: TSchema | SchemaNode,
  path: readonly string[] = [],
): { path: readonly string[]; schema: SchemaNode; choices: readonly Choice[] }[] {
  const node = schema as SchemaNode;
  const choices = choicesOf(node);
  if (choices !== null) return [{ path, schema: node, choices }];
  return [
    ...[...(node.anyOf ?? []), ...(node.allOf ?? [])].flatMap((member) => choicesIn(member, path)),
    ...(node.items ? choicesIn(node.items, [...path, '[]']) : []),
    ...Object.entries(node.properties ?? {}).flatMap(([name, part]) => choicesIn(part, [...path, name])),
  ];
}
