import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EachAlone, eachAlone } from './each-alone.ts';

const failing = (...bad: string[]) => {
  const done: string[] = [];
  const work = async (one: string) => {
    if (bad.includes(one)) throw new Error('no');
    done.push(one);
  };
  return { done, work };
};

test('what fails holds up no other, and is said at the end', async () => {
  const { done, work } = failing('b', 'd');
  await assert.rejects(eachAlone(['a', 'b', 'c', 'd', 'e'], work), {
    name: 'AggregateError',
    message: 'b: no (and 1 more)',
  });
  assert.deepEqual(done, ['a', 'c', 'e']);
  await assert.rejects(
    eachAlone([{ id: '7' }], async () => Promise.reject(new Error('no'))),
    /^Error: 7: no$/,
  );
  await eachAlone(['a'], failing().work);
});

test('steps and items are told together, and how many went well', async () => {
  const each = new EachAlone();
  const { done, work } = failing('b');
  await each.steps(
    () => work('b'),
    () => work('x'),
  );
  assert.equal(await each.of(['a', 'b', 'c'], work), 2);
  assert.deepEqual(done, ['x', 'a', 'c']);
  assert.throws(() => each.settle(), /one of them: no \(and 1 more\)/);
});

test('a worker that stops and a database that is away end all of it at once', async () => {
  const stop = new AbortController();
  const done: string[] = [];
  const work = async (one: string) => {
    done.push(one);
    if (one === 'b') stop.abort();
  };
  await assert.rejects(eachAlone(['a', 'b', 'c'], work, stop.signal), { name: 'AbortError' });
  assert.deepEqual(done, ['a', 'b']);
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  let asked = 0;
  await assert.rejects(
    eachAlone(['a', 'b'], async () => {
      asked++;
      throw away;
    }),
    away,
  );
  assert.equal(asked, 1);
});

test('a statement that takes too long, or too much, is that of one item', async () => {
  const asked: string[] = [];
  const faults = [
    Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }),
    Object.assign(new Error('out of memory'), { code: '53200' }),
    new Error('Query read timeout'),
  ];
  await assert.rejects(
    eachAlone([{ mediaId: 'a' }, { mediaId: 'b' }, { mediaId: 'c' }], async ({ mediaId }) => {
      asked.push(mediaId);
      throw faults[asked.length - 1];
    }),
    /^AggregateError: a: canceling .* \(and 2 more\)$/,
  );
  assert.deepEqual(asked, ['a', 'b', 'c']);
  for (const fault of [
    Object.assign(new Error('terminating connection'), { code: '57P01' }),
    Object.assign(new Error('connection failure'), { code: '08006' }),
    new Error('Connection terminated unexpectedly'),
  ]) {
    let tries = 0;
    await assert.rejects(
      eachAlone([{ videoId: 'a' }, { videoId: 'b' }], async () => {
        tries++;
        throw fault;
      }),
      fault,
    );
    assert.equal(tries, 1);
  }
  await assert.rejects(
    eachAlone([{ videoId: 'v' }], () => Promise.reject(new Error('no'))),
    /^Error: v: no$/,
  );
});
