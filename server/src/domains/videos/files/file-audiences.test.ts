import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError } from '../../../kit/app-error.ts';
import type { Platform } from '../../../platform/context.ts';
import { FileAudiences } from './file-audiences.ts';
import type { FileAudience } from './file-rules.ts';

const id = '0192f3c4-5d6e-7f80-9a1b-2c3d4e5f6071';

/** A database that answers what it is told to, and counts how often it was asked. */
function world(times: ConstructorParameters<typeof FileAudiences>[1] = {}) {
  const said = new Map<string, FileAudience>();
  const asked: string[][] = [];
  const state = { fails: false, wait: Promise.resolve() };
  const db = {
    async query(_text: string, [ids]: [string[]]) {
      asked.push(ids);
      const found = ids.map((one) => ({ id: one, audience: said.get(one) ?? ('admins' as const) }));
      await state.wait;
      if (state.fails) throw new Error('no database');
      return found;
    },
  };
  const platform = { db, log: { warn: () => {} } } as unknown as Pick<Platform, 'db' | 'log'>;
  return { audiences: new FileAudiences(platform, times), said, asked, state };
}
const later = () => new Promise((resolve) => setTimeout(resolve, 5));

test('what was read is known, and all that is asked at once is read together', async () => {
  const { audiences, said, asked } = world();
  const ids = Array.from({ length: 700 }, (_, i) => `${id.slice(0, -4)}${String(i).padStart(4, '0')}`);
  for (const one of ids) said.set(one, 'everybody');
  await Promise.all([...ids, ...ids].map((one) => audiences.of(one)));
  assert.ok(asked.length <= 3 && asked.every(({ length }) => length <= 500));
  assert.equal(audiences.of(ids[0]!), 'everybody');
});

test('what a notice names is read again, also when it came while it was read', async () => {
  const { audiences, said, state, asked } = world();
  said.set(id, 'everybody');
  assert.equal(await audiences.of(id), 'everybody');
  audiences.forget([id]);
  const { promise, resolve } = Promise.withResolvers<void>();
  state.wait = promise;
  const answer = audiences.of(id);
  await later();
  said.set(id, 'owner');
  audiences.forget([id]);
  resolve();
  assert.equal(await answer, 'owner');
  assert.equal(asked.length, 3);
  said.set(id, 'everybody');
  audiences.forgetAll();
  assert.equal(await audiences.of(id), 'everybody');
});

test('without any notice it is read again, beside the answer and then before it', async () => {
  const { audiences, said } = world({ refresh: 0, fresh: 60_000 });
  said.set(id, 'everybody');
  await audiences.of(id);
  said.set(id, 'owner');
  assert.equal(audiences.of(id), 'everybody');
  await later();
  assert.equal(await audiences.of(id), 'owner');
  const strict = world({ refresh: 0, fresh: 0 });
  strict.said.set(id, 'everybody');
  await strict.audiences.of(id);
  strict.said.set(id, 'admins');
  assert.equal(await strict.audiences.of(id), 'admins');
});

test('once notices are no longer heard, it is read before it is answered, and stays open where it cannot be', async () => {
  const { audiences, said, state } = world({ patience: 5 });
  said.set(id, 'everybody');
  await audiences.of(id);
  await later();
  state.fails = true;
  audiences.doubtAll();
  assert.equal(await audiences.of(id), 'everybody');
  state.fails = false;
  said.set(id, 'admins');
  assert.equal(await audiences.of(id), 'admins');
});

test('while it cannot be read, what is open stays so for a while; what is unknown is refused, not denied', async () => {
  const { audiences, said, state } = world({ refresh: 0, fresh: 0, patience: 5, outage: 40 });
  said.set(id, 'everybody');
  await audiences.of(id);
  state.fails = true;
  assert.equal(await audiences.of(id), 'everybody');
  state.wait = new Promise((resolve) => setTimeout(resolve, 100));
  assert.equal(await audiences.of(id), 'everybody');
  await new Promise((resolve) => setTimeout(resolve, 60));
  const refused = (error: unknown) => error instanceof AppError && error.kind === 'unavailable';
  await assert.rejects(async () => audiences.of(id), refused);
  await assert.rejects(async () => audiences.of(id.replace('0192', '0193')), refused);
});
