import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TSchema } from 'typebox';
import { calls } from './calls.ts';
import { EmailAddress } from './email-address.ts';

const { description } = EmailAddress as { description?: string };

/** Every string of a schema, with the way to it. */
function* strings(schema: TSchema, way: string): Iterable<[string, Record<string, unknown>]> {
  const parts = schema as {
    type?: string;
    properties?: Record<string, TSchema>;
    items?: TSchema;
    anyOf?: TSchema[];
  };
  if (parts.type === 'string') yield [way, schema as Record<string, unknown>];
  for (const [name, part] of Object.entries(parts.properties ?? {})) yield* strings(part, `${way}.${name}`);
  for (const part of parts.anyOf ?? []) yield* strings(part, way);
  if (parts.items) yield* strings(parts.items, way);
}

test('every address that a call takes is declared as one, and nothing else is', () => {
  const declared: string[] = [];
  for (const [name, call] of Object.entries(calls)) {
    for (const [way, schema] of strings(call.input, name)) {
      const isNamed = /e?mail/i.test(way.slice(name.length));
      // The settings' own: its host may be one of the operator's network.
      if (way.endsWith('.contactEmail')) continue;
      assert.equal(schema.description === description, isNamed, `${way} takes an EmailAddress`);
      if (isNamed) declared.push(way);
    }
  }
  assert.ok(declared.length >= 6, declared.join(', '));
});
