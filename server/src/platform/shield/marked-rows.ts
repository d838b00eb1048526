import { type CallName, calls } from '#contract/calls.ts';
import type { SchemaNode } from '#contract/schema-leaves.ts';
import type { ShieldMark } from '#contract/shield-mark.ts';
import type { KnownKeys } from './known-keys.ts';
import { markOf, type Shield } from './shield.ts';

type Row = Record<string, unknown>;
/** Hands every row of a value that may carry a mark to `found`. */
type Finder = (value: unknown, found: (row: Row) => void) => void;

/** Null: values of this schema have no such rows. Made once per schema, as `strippingOf` is. */
function finderOf(schema: SchemaNode): Finder | null {
  const members = schema.anyOf ?? schema.allOf;
  if (members) {
    const all = members.map(finderOf).filter((one) => one !== null);
    return all.length === 0
      ? null
      : (value, found) => {
          for (const one of all) one(value, found);
        };
  }
  if (schema.type === 'array') {
    const ofItem = finderOf(schema.items ?? {});
    return (
      ofItem &&
      ((value, found) => {
        if (Array.isArray(value)) for (const item of value) ofItem(item, found);
      })
    );
  }
  if (schema.type !== 'object') return null;
  const properties = schema.properties ?? {};
  const parts = Object.entries(properties).flatMap(([name, part]) => {
    const finder = name === 'shield' ? null : finderOf(part);
    return finder === null ? [] : [{ name, finder }];
  });
  const isRow = properties.shield?.['x-means'] === 'shield';
  if (!isRow && parts.length === 0) return null;
  return (value, found) => {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return;
    if (isRow) found(value as Row);
    for (const { name, finder } of parts) finder((value as Row)[name], found);
  };
}

const finders = new Map<CallName, Finder | null>();
const finderOfCall = (name: CallName): Finder | null => {
  let finder = finders.get(name);
  if (finder === undefined) {
    finder = finderOf(calls[name].output as SchemaNode);
    finders.set(name, finder);
  }
  return finder;
};

/** Whether rows of this call’s answer carry marks. */
export const isMarked = (name: CallName): boolean => finderOfCall(name) !== null;

const idInText = /"(?:id|video_id|picture_of)"\s*:\s*"([0-9a-f-]{36})"/g;

/**
 * The JSON of an answer with the marks of a shield on its rows, which are looked up at once. Most answers show nothing that
 * the shield meets: these are only looked through, not parsed.
 */
export async function markRows(
  name: CallName,
  answer: string,
  shield: Shield,
  known: KnownKeys,
): Promise<string> {
  const finder = finderOfCall(name);
  if (finder === null) return answer;
  const keys = await known.of(new Set(Array.from(answer.matchAll(idInText), ([, id]) => id!)));
  const marks = new Map<string, ShieldMark>();
  for (const [id, own] of keys) {
    const mark = markOf(shield, own);
    if (mark !== null) marks.set(id, mark);
  }
  if (marks.size === 0) return answer;
  const value: unknown = JSON.parse(answer);
  let isAny = false;
  finder(value, (row) => {
    // A row that is no video names the one whose picture it shows; null: it has no picture.
    const of = row.picture_of === undefined ? (row.video_id ?? row.id) : row.picture_of;
    const mark = marks.get(String(of));
    if (mark === undefined) return;
    isAny = true;
    row.shield = mark;
  });
  return isAny ? JSON.stringify(value) : answer;
}
