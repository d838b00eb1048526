import type { TSchema } from 'typebox';
import type { PublicTextRules } from './schema-parts.ts';

/** The parts of a schema that matter when walking through it. */
export interface SchemaNode {
  readonly type?: string;
  readonly const?: unknown;
  readonly pattern?: string;
  readonly description?: string;
  readonly maxLength?: number;
  readonly anyOf?: readonly SchemaNode[];
  readonly allOf?: readonly SchemaNode[];
  readonly items?: SchemaNode;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly patternProperties?: Readonly<Record<string, SchemaNode>>;
  readonly required?: readonly string[];
  /** Of a text that others read. */
  readonly 'x-public'?: PublicTextRules;
  /** Of a choice: the words that refuse any other value, where they are not told by its values. */
  readonly 'x-refusal'?: string;
  /** What it means, where that matters to others than its call. */
  readonly 'x-means'?: string;
  /** Of an address that the API gives whole. */
  readonly 'x-whole'?: boolean;
}

/** Whether any value fits, so that nothing is known of what it holds. */
export const isOpen = (schema: SchemaNode): boolean =>
  schema.type === undefined && !schema.anyOf && !schema.allOf && schema.const === undefined;

/**
 * Every text of a schema, and every part that is not declared, with its path: names, `[]` for each item of a list and
 * `*` for any name.
 */
export function leavesOf(
  schema: TSchema | SchemaNode,
  path: readonly string[] = [],
): { path: readonly string[]; schema: SchemaNode }[] {
  const node = schema as SchemaNode;
  const members = node.anyOf ?? node.allOf;
  if (members) return members.flatMap((member) => leavesOf(member, path));
  if (node.type === 'array') return leavesOf(node.items ?? {}, [...path, '[]']);
  if (node.type === 'object')
    return [
      ...Object.entries(node.properties ?? {}).flatMap(([name, part]) => leavesOf(part, [...path, name])),
      ...Object.values(node.patternProperties ?? {}).flatMap((part) => leavesOf(part, [...path, '*'])),
    ];
  return isOpen(node) || (node.type === 'string' && node.const === undefined) ? [{ path, schema: node }] : [];
}
