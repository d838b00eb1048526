import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { readFile, rm, stat, statfs, truncate, utimes, writeFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { test } from 'node:test';
import { limits } from '#contract/limits.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { giveSettings } from '#tests/support/test-settings.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { sweepUploads } from './sweep-uploads.handler.ts';

const web = await testWeb();
const { platform } = web;
const url = await web.url();
const place = '/storage/v1/upload/resumable';
const folder = path.join(platform.config.dataDir, 'uploads');
let people = 0;
const uploader = (): Promise<TestMember> =>
  web.memberNamed(`sender-${++people}`, { role: 'creator', canUploadVideos: true });
const base64 = (text: string): string => Buffer.from(text).toString('base64');
const tus = { 'tus-resumable': '1.0.0' };
const named = (name: string): string => `filename ${base64(name)},filetype ${base64('video/mp4')}`;

const begin = (
  who: TestMember,
  bytes: number,
  metadata = named('lantern.mp4'),
  at = url,
): Promise<Response> =>
  fetch(at + place, {
    method: 'POST',
    headers: { ...who.bearer, ...tus, 'upload-length': String(bytes), 'upload-metadata': metadata },
  });
async function begun(who: TestMember, bytes: number): Promise<string> {
  const answer = await begin(who, bytes);
  assert.equal(answer.status, 201, await answer.text());
  return answer.headers.get('location')!;
}
const send = (who: TestMember, location: string, offset: number, body: Buffer, at = url): Promise<Response> =>
  fetch(at + location, {
    method: 'PATCH',
    headers: {
      ...who.bearer,
      ...tus,
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(body),
  });
const offsetOf = async (who: TestMember, location: string, at = url): Promise<number> => {
  const answer = await fetch(at + location, { method: 'HEAD', headers: { ...who.bearer, ...tus } });
  assert.equal(answer.status, 200);
  return Number(answer.headers.get('upload-offset'));
};
const idOf = (location: string): string => path.basename(location);
const stateOf = async (location: string): Promise<string | undefined> =>
  (await platform.db.query<{ state: string }>('select state from uploads where id = $1', [idOf(location)]))[0]
    ?.state;

test('a file that is sent in pieces lies whole under its id, and its row says that it arrived', async () => {
  const who = await uploader();
  const file = randomBytes(300_000);
  const location = await begun(who, file.length);
  assert.match(location, /^\/storage\/v1\/upload\/resumable\/[0-9a-f-]{36}$/);
  const first = await send(who, location, 0, file.subarray(0, 100_000));
  assert.equal(first.status, 204);
  assert.equal(first.headers.get('upload-offset'), '100000');
  assert.equal(await stateOf(location), 'receiving');
  assert.equal((await send(who, location, 100_000, file.subarray(100_000))).status, 204);
  assert.equal(await stateOf(location), 'received');
  assert.ok((await readFile(path.join(folder, idOf(location)))).equals(file));
});

test('names come as client libraries of storage send them, and only the bucket of videos takes files', async () => {
  const who = await uploader();
  const of = (bucket: string): string =>
    `bucketName ${base64(bucket)},objectName ${base64('mine/evening.mp4')},contentType ${base64('video/mp4')},cacheControl ${base64('3600')}`;
  const answer = await begin(who, 10, of('videos'));
  assert.equal(answer.status, 201);
  const rows = await platform.db.query('select file_name, content_type from uploads where id = $1', [
    idOf(answer.headers.get('location')!),
  ]);
  assert.deepEqual(rows, [{ file_name: 'evening.mp4', content_type: 'video/mp4' }]);
  const other = await begin(who, 10, of('avatars'));
  assert.equal(other.status, 404);
  assert.deepEqual(await other.json(), {
    statusCode: '404',
    error: 'PGRST116',
    message: 'Bucket not found',
  });
});

test('a visitor and a member without the right begin nothing', async () => {
  const member = await web.memberNamed('no-right');
  assert.equal((await begin(member, 10)).status, 403);
  const visitor = await fetch(url + place, {
    method: 'POST',
    headers: { ...tus, 'upload-length': '10' },
  });
  assert.equal(visitor.status, 401);
});

test('whose address is not confirmed uploads nothing, whatever an admin granted', async () => {
  const member = await web.memberNamed('no-address', { role: 'unverified_member', canUploadVideos: true });
  assert.equal((await begin(member, 10)).status, 403);
});

test('a page of another site cannot begin one with a cookie', async () => {
  const who = await uploader();
  const answer = await fetch(url + place, {
    method: 'POST',
    headers: { ...tus, cookie: who.cookie, origin: 'https://elsewhere.example', 'upload-length': '10' },
  });
  assert.equal(answer.status, 403);
});

test('the upload of somebody else is not there, to look at, to write or to take back', async () => {
  const location = await begun(await uploader(), 10);
  const other = await uploader();
  const head = await fetch(url + location, { method: 'HEAD', headers: { ...other.bearer, ...tus } });
  assert.equal(head.status, 404);
  assert.equal((await send(other, location, 0, Buffer.alloc(10))).status, 404);
  const deleted = await fetch(url + location, { method: 'DELETE', headers: { ...other.bearer, ...tus } });
  assert.equal(deleted.status, 404);
  assert.equal(await stateOf(location), 'receiving');
});

test('an id of another form and a path out of the folder are not there', async () => {
  const who = await uploader();
  for (const id of ['nothing', '..%2Fsecret', '%00'])
    assert.equal((await send(who, `${place}/${id}`, 0, Buffer.alloc(1))).status, 404, id);
});

test('a size that is missing, nought or nonsense is refused with a sentence', async () => {
  const who = await uploader();
  for (const length of ['0', '-1', 'many', '1e3', '9'.repeat(40)]) {
    const answer = await fetch(url + place, {
      method: 'POST',
      headers: { ...who.bearer, ...tus, 'upload-length': length },
    });
    assert.equal(answer.status, 400, length);
  }
  const deferred = await fetch(url + place, {
    method: 'POST',
    headers: { ...who.bearer, ...tus, 'upload-defer-length': '1' },
  });
  assert.equal(deferred.status, 400);
});

test('a description that cannot be read, or of no video, is refused', async () => {
  const who = await uploader();
  assert.equal((await begin(who, 10, 'filename !!!')).status, 400);
  assert.equal((await begin(who, 10, `filetype ${base64('text/html')}`)).status, 400);
});

const largest = limits.uploadLargestBytes;

test('a file is refused before it is sent where a quota would not hold it', async () => {
  const before = platform.config.settings.uploadQuota;
  const refusal = async (who: TestMember, bytes: number): Promise<string> => {
    const answer = await begin(who, bytes);
    assert.equal(answer.status, 413);
    return ((await answer.json()) as { message: string }).message;
  };
  try {
    giveSettings(platform.config, { uploadQuota: { videosPerDay: 2, bytesInAll: 2_000_000_000 } });
    const who = await uploader();
    assert.equal(await refusal(who, largest + 1), 'A file may have at most 64.0 GB.');
    await begun(who, 900);
    assert.equal(await refusal(who, 2_000_000_000 - 899), 'You may keep 2.0 GB of videos. Delete one first.');
    await begun(who, 100);
    assert.equal(await refusal(who, 1), 'You may upload 2 videos in 24 hours. Try again later.');
  } finally {
    giveSettings(platform.config, { uploadQuota: before });
  }
});

test('two uploads at once do not both take the last room of a quota', async () => {
  const before = platform.config.settings.uploadQuota;
  giveSettings(platform.config, { uploadQuota: { ...before, videosPerDay: 1 } });
  try {
    const who = await uploader();
    const statuses = (await Promise.all([1, 2, 3, 4].map(() => begin(who, 5)))).map(({ status }) => status);
    assert.deepEqual(statuses.sort(), [201, 413, 413, 413]);
  } finally {
    giveSettings(platform.config, { uploadQuota: before });
  }
});

test('a file that the disk would not hold beside what others send is refused with 507', async () => {
  const before = platform.config.settings.uploadQuota;
  giveSettings(platform.config, { uploadQuota: { videosPerDay: 1000, bytesInAll: 2 ** 50 } });
  const who = await uploader();
  try {
    const [{ id }] = (await platform.db.query<{ id: string }>(
      `insert into uploads (id, owner_id, file_name, bytes) values (gen_random_uuid(), $1, 'vast', 900000000000000) returning id`,
      [(await uploader()).id],
    )) as [{ id: string }];
    // A file with holes: so much has come, and as much again is promised, which is more than any disk of a test has.
    await writeFile(path.join(folder, id), '');
    await truncate(path.join(folder, id), 8_000_000_000_000);
    const answer = await begin(who, 1_000_000);
    assert.equal(answer.status, 507);
    const { message } = (await answer.json()) as { message: string };
    assert.equal(message, 'There is no room for a file of 1 MB right now. Try again later.');
  } finally {
    await platform.db.query(`delete from uploads where file_name = 'vast'`);
    giveSettings(platform.config, { uploadQuota: before });
  }
});

test('what is announced and never sent keeps nobody from sending, and is forgotten soon', async () => {
  const before = platform.config.settings.uploadQuota;
  giveSettings(platform.config, { uploadQuota: { videosPerDay: 1000, bytesInAll: 2 ** 50 } });
  try {
    const { bavail, bsize } = await statfs(folder);
    const most = Math.min(largest, Math.floor((bavail * bsize) / 4));
    const idle: { who: TestMember; location: string }[] = [];
    for (let turn = 0; turn < 12; turn++) {
      const who = await uploader();
      for (let file = 0; file < 2; file++) idle.push({ who, location: await begun(who, most) });
      const third = await begin(who, 1000);
      assert.deepEqual(
        [third.status, ((await third.json()) as { message: string }).message],
        [
          413,
          'Two of your files have not arrived in full. Let one finish, or cancel it, and send this one then.',
        ],
      );
    }
    const other = await uploader();
    const file = randomBytes(50_000);
    const location = await begun(other, file.length);
    assert.equal((await send(other, location, 0, file)).status, 204);
    assert.equal(await stateOf(location), 'received');

    // One that went on is not forgotten with the others, and goes on after a dropped line.
    const [first, second] = idle as [(typeof idle)[0], (typeof idle)[0]];
    await cutAfter(first.who, first.location, 400_000, randomBytes(100_000));
    await platform.db.query(
      `update uploads set changed_at = now() - interval '31 minutes' where state = 'receiving'`,
    );
    await sweepUploads(platform);
    assert.equal(await stateOf(first.location), 'receiving');
    assert.equal(await offsetOf(first.who, first.location), 100_000);
    assert.equal((await send(first.who, first.location, 100_000, randomBytes(1000))).status, 204);
    for (const { location } of idle.slice(1)) assert.equal(await stateOf(location), 'gone');
    const gone = await fetch(url + second.location, {
      method: 'HEAD',
      headers: { ...second.who.bearer, ...tus },
    });
    assert.equal(gone.status, 404);
    // There is a place again.
    await begun(second.who, 1000);
  } finally {
    await platform.db.query(`update uploads set state = 'gone' where state = 'receiving'`);
    giveSettings(platform.config, { uploadQuota: before });
  }
});

test('nobody is told of more room than the disk has', async () => {
  const before = platform.config.settings.uploadQuota;
  const who = await uploader();
  const left = async () => (await web.call('get_upload_room', {}, who)).bytes_left;
  try {
    giveSettings(platform.config, { uploadQuota: { videosPerDay: 1000, bytesInAll: 1000 } });
    assert.equal(await left(), 1000);
    giveSettings(platform.config, { uploadQuota: { videosPerDay: 1000, bytesInAll: 2 ** 50 } });
    const { bavail, bsize } = await statfs(folder);
    const told = await left();
    assert.ok(told < bavail * bsize, 'no more than is free');
    if (told < largest) assert.equal((await begin(who, told + 2 ** 30)).status, 507);
    else await begun(who, largest);
  } finally {
    await platform.db.query(`update uploads set state = 'gone' where state = 'receiving'`);
    giveSettings(platform.config, { uploadQuota: before });
  }
});

test('where the room has gone meanwhile, what has come is kept', async () => {
  const who = await uploader();
  const { bavail, bsize } = await statfs(folder);
  const location = await begun(who, 1_000_000);
  assert.equal((await send(who, location, 0, randomBytes(1000))).status, 204);
  // It needs more room than there is by now.
  await platform.db.query('update uploads set bytes = $2 where id = $1', [idOf(location), bavail * bsize]);
  const answer = await send(who, location, 1000, randomBytes(1000));
  assert.equal(answer.status, 507);
  assert.equal(
    ((await answer.json()) as { message: string }).message,
    'We have no room for the rest of this file right now. What you’ve uploaded is safe: resume later, or cancel it.',
  );
  assert.equal(await offsetOf(who, location), 1000);
});

/** Sends the beginning of a piece and cuts the line; resolves once that much has arrived. */
async function cutAfter(who: TestMember, location: string, whole: number, part: Buffer): Promise<void> {
  const request = http.request(url + location, {
    method: 'PATCH',
    headers: {
      ...who.bearer,
      ...tus,
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      'content-length': String(whole),
    },
  });
  request.on('error', () => {});
  request.write(part);
  for (let i = 0; i < 200; i++) {
    const size = (await stat(path.join(folder, idOf(location))).catch(() => null))?.size ?? 0;
    if (size >= part.length) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  request.destroy();
}

test('what arrived before the line was cut is kept, and the rest follows it through another process', async () => {
  const who = await uploader();
  const file = randomBytes(2_000_000);
  const location = await begun(who, file.length);
  await cutAfter(who, location, file.length, file.subarray(0, 700_000));
  const second = await web.another();
  const offset = await offsetOf(who, location, second.url);
  assert.equal(offset, 700_000);
  const rest = await send(who, location, offset, file.subarray(offset), second.url);
  assert.equal(rest.status, 204);
  const stored = await readFile(path.join(folder, idOf(location)));
  assert.deepEqual(
    createHash('sha256').update(stored).digest('hex'),
    createHash('sha256').update(file).digest('hex'),
  );
  assert.equal(await stateOf(location), 'received');
});

test('a browser that comes back while its old request still hangs gets the upload from it, in any process', async () => {
  const who = await uploader();
  const second = await web.another();
  for (const at of [url, second.url]) {
    const file = randomBytes(400_000);
    const location = await begun(who, file.length);
    const hanging = http.request(url + location, {
      method: 'PATCH',
      headers: {
        ...who.bearer,
        ...tus,
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
        'content-length': String(file.length),
      },
    });
    hanging.on('error', () => {});
    hanging.on('response', (response) => response.resume());
    hanging.write(file.subarray(0, 150_000));
    await new Promise((resolve) => setTimeout(resolve, 200));
    const offset = await offsetOf(who, location, at);
    assert.equal((await send(who, location, offset, file.subarray(offset), at)).status, 204);
    hanging.destroy();
    assert.ok((await readFile(path.join(folder, idOf(location)))).equals(file));
  }
});

test('two requests that write at the same place leave every byte where it belongs', async () => {
  const who = await uploader();
  const file = randomBytes(1_000_000);
  const location = await begun(who, file.length);
  const answers = await Promise.all([1, 2].map(() => send(who, location, 0, file).catch(() => null)));
  const taken = answers.filter((answer) => answer?.status === 204);
  const stored = await readFile(path.join(folder, idOf(location)));
  assert.ok(stored.equals(file.subarray(0, stored.length)));
  const ends = taken.map((answer) => Number(answer?.headers.get('upload-offset')));
  for (const end of ends) assert.ok(end <= stored.length);
  assert.equal(await offsetOf(who, location), stored.length);
  assert.equal((await send(who, location, stored.length, file.subarray(stored.length))).status, 204);
  assert.ok((await readFile(path.join(folder, idOf(location)))).equals(file));
});

test('bytes beyond the announced size are not written', async () => {
  const who = await uploader();
  const location = await begun(who, 1000);
  const answer = await send(who, location, 0, Buffer.alloc(5000));
  assert.ok(answer.status >= 400 && answer.status < 500, String(answer.status));
  assert.ok((await stat(path.join(folder, idOf(location)))).size <= 1000);
});

test('an upload that is taken back leaves no file, and counts for the day with what had come', async () => {
  const who = await uploader();
  const location = await begun(who, 5000);
  await send(who, location, 0, Buffer.alloc(2000));
  const answer = await fetch(url + location, { method: 'DELETE', headers: { ...who.bearer, ...tus } });
  assert.equal(answer.status, 204);
  assert.equal(await stat(path.join(folder, idOf(location))).catch(() => null), null);
  const rows = await platform.db.query('select state, bytes from uploads where id = $1', [idOf(location)]);
  assert.deepEqual(rows, [{ state: 'gone', bytes: 2000 }]);
  const head = await fetch(url + location, { method: 'HEAD', headers: { ...who.bearer, ...tus } });
  assert.equal(head.status, 404);
});

test('an upload that nobody goes on with is removed, one that still receives bytes is not', async () => {
  const who = await uploader();
  const [idle, lively] = [await begun(who, 5000), await begun(who, 5000)];
  for (const location of [idle, lively]) {
    await send(who, location, 0, Buffer.alloc(2000));
    await platform.db.query(`update uploads set changed_at = now() - interval '3 days' where id = $1`, [
      idOf(location),
    ]);
  }
  const old = new Date(Date.now() - 3 * 86_400_000);
  await utimes(path.join(folder, idOf(idle)), old, old);
  await sweepUploads(platform);
  assert.equal(await stateOf(idle), 'gone');
  assert.equal(await stateOf(lively), 'receiving');
  assert.equal(await stat(path.join(folder, idOf(idle))).catch(() => null), null);
  assert.equal(await offsetOf(who, lively), 2000);
});

test('a file whose last byte came as its process was killed is known to be whole', async () => {
  const who = await uploader();
  const location = await begun(who, 3000);
  await send(who, location, 0, Buffer.alloc(3000));
  // As if the process had ended before it wrote the row.
  await platform.db.query(`update uploads set state = 'receiving' where id = $1`, [idOf(location)]);
  await sweepUploads(platform);
  assert.equal(await stateOf(location), 'received');
});

test('an upload whose file was never made, for its process was killed before, takes its first piece', async () => {
  const who = await uploader();
  const location = await begun(who, 10);
  await rm(path.join(folder, idOf(location)));
  assert.equal((await send(who, location, 0, Buffer.alloc(10, 7))).status, 204);
  assert.deepEqual(await readFile(path.join(folder, idOf(location))), Buffer.alloc(10, 7));
});

test('a file without a row is removed', async () => {
  const who = await uploader();
  const location = await begun(who, 3000);
  await platform.db.query('delete from uploads where id = $1', [idOf(location)]);
  await sweepUploads(platform);
  assert.equal(await stat(path.join(folder, idOf(location))).catch(() => null), null);
});
