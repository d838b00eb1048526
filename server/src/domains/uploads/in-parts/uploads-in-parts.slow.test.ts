import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTestS3 } from '#server/platform/storage/test-s3.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { arrivedBytes, uploadNow } from '../arrived.ts';
import { sweepUploads } from '../sweep-uploads.handler.ts';
import { partBytes } from './part-rules.ts';

const s3 = await startTestS3({ smallestPart: 5 * 1024 * 1024 });
after(() => s3.close());
const web = await testWeb({
  env: {
    S3_ENDPOINT: s3.config.endpoint!,
    S3_BUCKET: s3.config.bucket,
    S3_ACCESS_KEY_ID: s3.config.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.config.secretAccessKey,
  },
});
const { platform } = web;
const otherFolder = mkdtempSync(path.join(tmpdir(), 'tsukimi-other-'));
after(() => rmSync(otherFolder, { recursive: true, force: true }));
const first = await web.url();
const second = (await web.another({ dataDir: otherFolder })).url;
const place = '/storage/v1/upload/resumable';
const tus = { 'tus-resumable': '1.0.0' };
let people = 0;
const uploader = (): Promise<TestMember> =>
  web.memberNamed(`sender-${++people}`, { role: 'creator', canUploadVideos: true });

async function begun(who: TestMember, bytes: number): Promise<string> {
  const answer = await fetch(first + place, {
    method: 'POST',
    headers: {
      ...who.bearer,
      ...tus,
      'upload-length': String(bytes),
      'upload-metadata': 'filename bW9vbi5tcDQ=',
    },
  });
  assert.equal(answer.status, 201, await answer.text());
  return answer.headers.get('location')!;
}
const pieceHeaders = (who: TestMember, offset: number) => ({
  ...who.bearer,
  ...tus,
  'upload-offset': String(offset),
  'content-type': 'application/offset+octet-stream',
});
const send = (
  at: string,
  who: TestMember,
  location: string,
  offset: number,
  body: Buffer,
): Promise<Response> =>
  fetch(at + location, {
    method: 'PATCH',
    headers: pieceHeaders(who, offset),
    body: new Uint8Array(body),
  });
const sent = async (...[at, who, location, offset, body]: Parameters<typeof send>): Promise<number> => {
  const answer = await send(at, who, location, offset, body);
  assert.equal(answer.status, 204, await answer.text());
  return Number(answer.headers.get('upload-offset'));
};
const head = (at: string, who: TestMember, location: string): Promise<Response> =>
  fetch(at + location, { method: 'HEAD', headers: { ...who.bearer, ...tus } });
const offsetOf = async (at: string, who: TestMember, location: string): Promise<number> => {
  const answer = await head(at, who, location);
  assert.equal(answer.status, 200);
  return Number(answer.headers.get('upload-offset'));
};
const idOf = (location: string): string => path.basename(location);
interface Row {
  state: string;
  arrived: number;
  multipart_id: string | null;
}
const rowOf = async (location: string): Promise<Row | undefined> =>
  (
    await platform.db.query<Row & Record<string, unknown>>(
      'select state, arrived, multipart_id from uploads where id = $1',
      [idOf(location)],
    )
  )[0];
async function keysOf(location: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of platform.storage.list(`uploads/${idOf(location)}/`)) keys.push(path.basename(key));
  return keys;
}
async function openParts(): Promise<number> {
  let count = 0;
  for await (const _ of platform.storage.parts!.open()) count += 1;
  return count;
}
const wholeOf = (location: string): Promise<Buffer | null> =>
  platform.storage.get(`uploads/${idOf(location)}/whole`);

test('pieces of any size go to whichever process, which share no folder, and are one file in the end', async () => {
  const who = await uploader();
  const file = randomBytes(2 * partBytes + 3_000_000);
  const location = await begun(who, file.length);
  const nodes = [first, second];
  let offset = 0;
  // Six megabytes, as client libraries of storage send them: none ends where a part does.
  for (let turn = 0; offset < file.length; turn++) {
    const node = nodes[turn % 2]!;
    assert.equal(await offsetOf(nodes[(turn + 1) % 2]!, who, location), offset);
    offset = await sent(node, who, location, offset, file.subarray(offset, offset + 6_000_000));
    assert.equal((await rowOf(location))?.arrived, offset);
  }
  assert.ok((await wholeOf(location))?.equals(file));
  assert.deepEqual(await rowOf(location), { state: 'received', arrived: file.length, multipart_id: null });
  assert.deepEqual(await keysOf(location), ['whole'], 'nothing else is kept');
  assert.equal(await openParts(), 0);
  for (const folder of [platform.config.dataDir, otherFolder])
    assert.ok(!existsSync(path.join(folder, 'uploads')), 'nothing lies on a disk');
});

test('many small pieces within one part are put together', async () => {
  const who = await uploader();
  const file = randomBytes(partBytes + 10);
  const location = await begun(who, file.length);
  const cuts = [1, 70_000, 300_001, 4_000_000, partBytes - 1, partBytes + 1, file.length];
  let offset = 0;
  for (const [turn, cut] of cuts.entries())
    offset = await sent(turn % 2 ? first : second, who, location, offset, file.subarray(offset, cut));
  assert.ok((await wholeOf(location))?.equals(file));
  assert.deepEqual(await keysOf(location), ['whole']);
});

test('a piece that begins elsewhere, or is longer than what is missing, is refused', async () => {
  const who = await uploader();
  const location = await begun(who, 5000);
  await sent(first, who, location, 0, Buffer.alloc(2000));
  for (const offset of [0, 1999, 2001]) {
    const answer = await send(second, who, location, offset, Buffer.alloc(10));
    assert.equal(answer.status, 409, String(offset));
  }
  const answer = await send(second, who, location, 2000, Buffer.alloc(3001));
  assert.equal(answer.status, 413);
  assert.equal(await offsetOf(first, who, location), 2000);
});

/** Sends the beginning of a long piece and lets it hang. */
async function hanging(
  who: TestMember,
  location: string,
  whole: number,
  part: Buffer,
): Promise<http.ClientRequest> {
  const request = http.request(first + location, {
    method: 'PATCH',
    headers: { ...pieceHeaders(who, 0), 'content-length': String(whole) },
  });
  request.on('error', () => {});
  request.on('response', (response) => response.resume());
  request.write(part);
  await sleep(700);
  return request;
}

test('what came before the line was cut is kept to the byte, whole part or not', async () => {
  const who = await uploader();
  const file = randomBytes(2 * partBytes);
  const location = await begun(who, file.length);
  const request = await hanging(who, location, file.length, file.subarray(0, partBytes + 700_000));
  request.destroy();
  let offset = 0;
  for (let turn = 0; turn < 50 && offset === 0; turn++, await sleep(100))
    offset = await offsetOf(second, who, location);
  assert.equal(offset, partBytes + 700_000);
  assert.equal(await sent(second, who, location, offset, file.subarray(offset)), file.length);
  assert.ok((await wholeOf(location))?.equals(file));
});

test('a browser that comes back to another process gets the upload from its own request that still hangs', async () => {
  const who = await uploader();
  const file = randomBytes(600_000);
  const location = await begun(who, file.length);
  const request = await hanging(who, location, file.length, file.subarray(0, 150_000));
  const offset = await offsetOf(second, who, location);
  assert.equal(offset, 150_000);
  assert.equal(await sent(second, who, location, offset, file.subarray(offset)), file.length);
  request.destroy();
  assert.ok((await wholeOf(location))?.equals(file));
});

test('two requests that write at the same place leave every byte where it belongs', async () => {
  const who = await uploader();
  const file = randomBytes(partBytes + 1_000_000);
  const location = await begun(who, file.length);
  const answers = await Promise.all(
    [first, second].map((at) => send(at, who, location, 0, file).catch(() => null)),
  );
  assert.ok(answers.some((answer) => answer?.status === 204 || answer?.status === 409 || answer === null));
  for (let turn = 0; turn < 10; turn++) {
    const offset = await offsetOf(second, who, location);
    if (offset === file.length) break;
    await sent(second, who, location, offset, file.subarray(offset));
  }
  assert.ok((await wholeOf(location))?.equals(file));
});

test('an upload that is taken back leaves nothing in the store, and counts with what had come', async () => {
  const who = await uploader();
  const location = await begun(who, 3 * partBytes);
  await sent(first, who, location, 0, randomBytes(partBytes + 1000));
  assert.equal(await openParts(), 1);
  const answer = await fetch(second + location, { method: 'DELETE', headers: { ...who.bearer, ...tus } });
  assert.equal(answer.status, 204);
  assert.equal(await openParts(), 0);
  assert.deepEqual(await keysOf(location), []);
  const [row] = await platform.db.query('select state, bytes from uploads where id = $1', [idOf(location)]);
  assert.deepEqual(row, { state: 'gone', bytes: partBytes + 1000 });
  assert.equal((await head(first, who, location)).status, 404);
});

test('where a rule of the store ended the parts, the file is sent again from the start, and nobody is told it is here', async () => {
  const who = await uploader();
  const file = randomBytes(partBytes + 5000);
  const location = await begun(who, file.length);
  await sent(first, who, location, 0, file.subarray(0, partBytes));
  s3.loseParts();
  assert.equal((await send(second, who, location, partBytes, file.subarray(partBytes))).status, 409);
  assert.equal(await offsetOf(first, who, location), 0);
  assert.equal(await sent(second, who, location, 0, file), file.length);
  assert.ok((await wholeOf(location))?.equals(file));

  // Lost between the last byte and the end.
  const again = await begun(who, file.length);
  await sent(first, who, again, 0, file.subarray(0, partBytes));
  await platform.db.query('update uploads set arrived = bytes where id = $1', [idOf(again)]);
  assert.equal(await offsetOf(second, who, again), 0);
  assert.equal((await rowOf(again))?.state, 'receiving');
});

test('a process that is killed between the last byte and its row loses nothing, whoever looks next', async () => {
  const who = await uploader();
  const file = randomBytes(partBytes + 5000);
  for (const finisher of ['browser', 'job']) {
    const location = await begun(who, file.length);
    await sent(first, who, location, 0, file.subarray(0, partBytes));
    const { multipart_id: id } = (await rowOf(location))!;
    const object = { key: `uploads/${idOf(location)}/whole`, id: id! };
    await platform.storage.parts!.put(object, 2, [file.subarray(partBytes)]);
    await platform.db.query('update uploads set arrived = bytes where id = $1', [idOf(location)]);
    if (finisher === 'browser') assert.equal(await offsetOf(second, who, location), file.length);
    else await sweepUploads(platform);
    assert.deepEqual(await rowOf(location), { state: 'received', arrived: file.length, multipart_id: null });
    assert.ok((await wholeOf(location))?.equals(file));
  }
});

test('bytes of a process that was only cut off do not count once another has gone on', async () => {
  const who = await uploader();
  const file = randomBytes(500_000);
  const location = await begun(who, file.length);
  const request = await hanging(who, location, file.length, file.subarray(0, 100_000));
  // As if its lock had been lost and another process had written meanwhile.
  await platform.storage.put(`uploads/${idOf(location)}/000000000000-000000050000`, file.subarray(0, 50_000));
  await platform.db.query('update uploads set arrived = 50000 where id = $1', [idOf(location)]);
  request.destroy();
  await sleep(500);
  assert.equal(await offsetOf(second, who, location), 50_000);
  assert.equal(await sent(second, who, location, 50_000, file.subarray(50_000)), file.length);
  assert.ok((await wholeOf(location))?.equals(file));
});

test('where the site has moved from the bucket to a disk, a file on its way begins again there', async () => {
  const who = await uploader();
  const location = await begun(who, 5000);
  await sent(first, who, location, 0, Buffer.alloc(2000));
  const moved = { ...platform, storage: { ...platform.storage, parts: null } };
  const row = await uploadNow(moved, idOf(location));
  assert.equal(row?.arrived, null);
  assert.equal(await arrivedBytes(moved, row!), 0);
  assert.equal(await offsetOf(second, who, location), 0);
});

test('what belongs to nobody is taken out of the store, and parts that nobody goes on with are dropped by age', async () => {
  const who = await uploader();
  const [lively, idle] = [await begun(who, 3 * partBytes), await begun(who, 3 * partBytes)];
  for (const location of [lively, idle]) await sent(first, who, location, 0, randomBytes(partBytes + 10));
  await platform.db.query(`update uploads set changed_at = now() - interval '3 days' where id = $1`, [
    idOf(idle),
  ]);
  const stray = 'uploads/01890000-0000-7000-8000-00000000dead/whole';
  await platform.storage.put(stray, 'nobody’s');
  const parts = platform.storage.parts!;
  for (const key of [stray, 'media/a/360p/00001.m4s', 'backups/one']) await parts.begin(key);
  await sweepUploads(platform);
  assert.equal(await platform.storage.stat(stray), null);
  assert.equal((await rowOf(idle))?.state, 'gone');
  assert.deepEqual(await keysOf(idle), []);
  assert.deepEqual(await keysOf(lively), [
    `${String(partBytes).padStart(12, '0')}-${String(partBytes + 10).padStart(12, '0')}`,
  ]);
  const openKeys = async (): Promise<string[]> => {
    const keys: string[] = [];
    for await (const { key } of parts.open()) keys.push(key);
    return keys.sort();
  };
  const livelyKey = `uploads/${idOf(lively)}/whole`;
  s3.ageParts(2 * 3_600_000);
  await sweepUploads(platform);
  assert.deepEqual(await openKeys(), ['backups/one', 'media/a/360p/00001.m4s', livelyKey]);
  s3.ageParts(50 * 3_600_000);
  await sweepUploads(platform);
  assert.deepEqual(await openKeys(), ['backups/one', livelyKey]);
  assert.equal(await offsetOf(second, who, lively), partBytes + 10);
});

test('fourteen slow uploads beside a quick one hold little, and all arrive', async () => {
  const file = randomBytes(9_000_000);
  const slow = await Promise.all(
    Array.from({ length: 14 }, async () => {
      const who = await uploader();
      const location = await begun(who, file.length);
      return {
        who,
        location,
        request: await hanging(who, location, file.length, file.subarray(0, 7_500_000)),
      };
    }),
  );
  const who = await uploader();
  const location = await begun(who, file.length);
  assert.equal(await sent(first, who, location, 0, file), file.length);
  for (const { request } of slow) request.end(file.subarray(7_500_000));
  for (const one of slow) {
    for (let turn = 0; turn < 100 && (await rowOf(one.location))?.state !== 'received'; turn++)
      await sleep(100);
    assert.ok((await wholeOf(one.location))?.equals(file));
  }
});
