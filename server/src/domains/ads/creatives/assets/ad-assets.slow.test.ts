import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { test } from 'node:test';
import { createClient } from '@supabase/supabase-js';
import sharp from 'sharp';
import { limits } from '#contract/limits.ts';
import { comparePictures } from '#server/domains/pictures/compare-pictures.ts';
import { pictureTargets } from '#server/main/picture-targets.ts';
import { testPassword } from '#tests/support/test-member.ts';
import { plainPicture, scenePicture } from '#tests/support/test-pictures.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { makeClip, picture, quickly, sound, temporaryFolder } from '../../../media/test-media.ts';
import { createCleanAdAssetsHandler } from './clean-ad-assets.handler.ts';
import { createDeleteAdFilesHandler } from './delete-ad-files.handler.ts';
import { createPrepareAdAssetHandler } from './prepare-ad-asset.handler.ts';

const web = await testWeb();
const { platform, ask } = web;
const { db, storage } = platform;
const admin = await web.memberNamed('keeper', { role: 'admin' });
const signal = new AbortController().signal;
const running = { id: 'job', attempt: 0, lastAttempt: false, signal };
const folder = await temporaryFolder();
const bucket = '/storage/v1/object/ad_assets/';
const open = '/storage/v1/object/public/ad_assets/';
const randomName = (extension: string): string => `${randomBytes(9).toString('hex')}.${extension}`;

async function put(name: string, file: Buffer, headers: Record<string, string> = admin.bearer) {
  const response = await web.app.inject({
    method: 'POST',
    url: bucket + name,
    headers: { 'content-type': 'application/octet-stream', ...headers },
    payload: file,
  });
  return { status: response.statusCode, body: response.json() };
}
const fetchFile = (path: string, headers: Record<string, string> = {}) =>
  web.app.inject({ url: path.startsWith('/') ? path : open + path, headers });
const fileOf = async (p_path: string) => (await ask('get_ad_file', { p_path }, admin)).body;
const prepare = (path: string) =>
  createPrepareAdAssetHandler(platform).run({ ...running, payload: { path } });
/** What a clip or a picture holds, as ffprobe names it. */
async function probe(
  bytes: Buffer,
): Promise<{ streams: Record<string, string>[]; format: Record<string, string> }> {
  const { writeFile } = await import('node:fs/promises');
  const { execFile } = await import('node:child_process');
  const { promisify } = await import('node:util');
  const { testMediaTools } = await import('#server/platform/test-media-tools.ts');
  const file = `${folder}/${randomName('mp4')}`;
  await writeFile(file, bytes);
  const { ffprobe } = await testMediaTools();
  const { stdout } = await promisify(execFile)(ffprobe.path, [
    ...['-v', 'error', '-of', 'json', '-show_streams', '-show_format', file],
  ]);
  return JSON.parse(stdout);
}

test('a picture is redrawn into small copies, which never change', async () => {
  const sent = await sharp(await scenePicture(1456, 180))
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .png()
    .toBuffer();
  const name = randomName('png');
  const { status, body } = await put(name, sent);
  assert.deepEqual([status, body.Key], [200, `ad_assets/${name}`]);
  const file = await fileOf(name);
  assert.deepEqual([file.state, file.kind, file.width, file.height], ['ready', 'picture', 1456, 180]);
  assert.deepEqual(
    file.media.map(({ type, width }: { type: string; width: number }) => [type, width]),
    [
      ['image/avif', 1456],
      ['image/webp', 1456],
      ['image/avif', 640],
      ['image/webp', 640],
    ],
  );
  for (const { path, type, width } of file.media) {
    const answer = await fetchFile(path);
    assert.deepEqual([answer.statusCode, answer.headers['content-type']], [200, type]);
    assert.equal(answer.headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.equal(answer.headers['x-content-type-options'], 'nosniff');
    const meta = await sharp(answer.rawPayload).metadata();
    assert.deepEqual([meta.width, meta.exif], [width, undefined]);
  }
  const whole = await fetchFile(name);
  assert.deepEqual([whole.statusCode, whole.headers['content-type']], [200, 'image/webp']);
  assert.equal((await web.app.inject({ url: bucket + name })).statusCode, 200);
  const acts = await db.query(
    `select 1 from admin_acts where act = 'ad_creative.file_added' and details ->> 'path' = $1`,
    [name],
  );
  assert.equal(acts.length, 1);
});

test('a name never means another file', async () => {
  const name = randomName('jpg');
  assert.equal((await put(name, await plainPicture({ format: 'jpeg' }))).status, 200);
  const before = (await fetchFile(name)).rawPayload;
  for (const more of [{}, { 'x-upsert': 'true' }])
    assert.equal((await put(name, await scenePicture(), { ...admin.bearer, ...more })).status, 409);
  assert.deepEqual((await fetchFile(name)).rawPayload, before);
  const gone = await web.app.inject({ method: 'DELETE', url: bucket + name, headers: admin.bearer });
  assert.equal(gone.statusCode, 200);
  assert.equal((await fetchFile(name)).statusCode, 404);
  assert.equal((await put(name, await scenePicture())).status, 409);
});

test('files are judged by their bytes, and nothing that runs gets in or out', async () => {
  const html = Buffer.from('<!doctype html><script>alert(1)</script>'.padEnd(400, ' '));
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'.padEnd(400, ' '));
  const script = Buffer.from('alert(document.domain)//'.padEnd(400, ' '));
  for (const file of [html, svg, script, Buffer.alloc(0), randomBytes(500)]) {
    const { status, body } = await put(randomName('png'), file);
    assert.deepEqual(
      [status, body.details ?? body.error],
      [400, body.details ?? body.error],
      JSON.stringify(body),
    );
  }
  for (const name of ['a.svg', 'a.html', 'a.js', 'plain', '.png', 'x.png.exe'])
    assert.equal((await put(name, await plainPicture())).status, 400, name);
  for (const name of [
    '..%2f..%2fetc%2fx.png',
    '%2e%2e/x.png',
    'a/../../x.png',
    'a%00.png',
    '/x.png',
    `${'0'.repeat(24)}/large.png`,
  ])
    assert.ok([400, 404].includes((await put(name, await plainPicture())).status), name);
  // A picture that is a page as well: only what is seen of it is left.
  const polyglot = Buffer.concat([await scenePicture(), html]);
  const name = randomName('webp');
  assert.equal((await put(name, polyglot)).status, 200);
  for (const { path } of (await fileOf(name)).media)
    assert.equal((await fetchFile(path)).rawPayload.includes('<script'), false);
  const truncated = (
    await sharp(await scenePicture())
      .png()
      .toBuffer()
  ).subarray(0, 3000);
  assert.equal((await put(randomName('png'), truncated)).status, 400);
});

test('only admins send and delete, and only pages of ours', async () => {
  const member = await web.memberNamed('visitor');
  const file = await plainPicture();
  assert.equal((await put(randomName('png'), file, member.bearer)).status, 403);
  assert.equal((await put(randomName('png'), file, {})).status, 401);
  assert.equal(
    (await put(randomName('png'), file, { cookie: admin.cookie, origin: 'https://elsewhere.example' }))
      .status,
    403,
  );
  const name = randomName('png');
  await put(name, file);
  const remove = (headers: Record<string, string>) =>
    web.app.inject({ method: 'DELETE', url: bucket + name, headers });
  assert.equal((await remove(member.bearer)).statusCode, 403);
  assert.equal((await remove(admin.bearer)).statusCode, 200);
  assert.equal((await remove(admin.bearer)).statusCode, 404);
});

test('a file above 50 MB is refused while it comes, in a form or by itself', async () => {
  const address = new URL(await web.url());
  const before = await db.query('select 1 from ad_assets');
  const head = (await scenePicture()).subarray(0, 4096);
  const send = (boundary: string | null) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const type = boundary ? `multipart/form-data; boundary=${boundary}` : 'image/webp';
      const outgoing = request(
        {
          ...{
            host: address.hostname,
            port: address.port,
            method: 'POST',
            path: bucket + randomName('webp'),
          },
          headers: { ...admin.bearer, 'content-type': type },
        },
        (answer) => {
          let text = '';
          answer
            .on('data', (part) => (text += part))
            .on('end', () => resolve({ status: answer.statusCode!, text }));
        },
      );
      outgoing.on('error', reject);
      if (boundary)
        outgoing.write(`--${boundary}\r\ncontent-disposition: form-data; name=""; filename="a.webp"\r\n\r\n`);
      outgoing.write(head);
      const chunk = Buffer.alloc(1024 * 1024);
      let left = 51;
      const more = (): void => {
        while (left-- > 0) if (!outgoing.write(chunk)) return void outgoing.once('drain', more);
        outgoing.end(boundary ? `\r\n--${boundary}--\r\n` : '');
      };
      more();
    });
  for (const boundary of [null, 'edge']) {
    const { status, text } = await send(boundary);
    assert.equal(status, 413, text);
    assert.match(text, /too large \(max 50MB\)/);
  }
  assert.equal((await db.query('select 1 from ad_assets')).length, before.length);
  assert.equal(limits.adAssetBytes, 50 * 2 ** 20);
});

test('an MP4 becomes a short muted one with a poster, and says so once it is ready', async () => {
  const film = await makeClip(`${folder}/film.mp4`, [
    ...picture('1080x1920', 3),
    ...sound(3),
    ...quickly,
    ...['-c:a', 'aac', '-metadata', 'location=+52.5+013.4/'],
  ]);
  const name = randomName('mp4');
  assert.equal((await put(name, await readFile(film))).status, 200);
  assert.equal((await fileOf(name)).state, 'preparing');
  assert.equal((await fetchFile(name)).statusCode, 404);
  await prepare(name);
  const file = await fileOf(name);
  assert.deepEqual([file.state, file.kind, file.width, file.height], ['ready', 'video', 720, 1280]);
  assert.ok(Math.abs(file.duration_seconds! - 3) < 0.2);
  assert.deepEqual(
    file.media.map(({ type }: { type: string }) => type),
    ['video/mp4', 'image/avif', 'image/webp'],
  );
  const clip = await fetchFile(file.media[0]!.path);
  assert.deepEqual(
    [clip.statusCode, clip.headers['content-type'], clip.headers['accept-ranges']],
    [200, 'video/mp4', 'bytes'],
  );
  const { streams, format } = await probe(clip.rawPayload);
  assert.deepEqual(
    streams.map(({ codec_type, codec_name, pix_fmt }) => [codec_type, codec_name, pix_fmt]),
    [['video', 'h264', 'yuv420p']],
  );
  assert.equal(JSON.stringify(format).includes('52.5'), false);
  assert.ok(clip.rawPayload.indexOf('moov') < clip.rawPayload.indexOf('mdat'), 'it plays before it is there');
  const part = await fetchFile(file.media[0]!.path, { range: 'bytes=0-99' });
  assert.deepEqual([part.statusCode, part.rawPayload.length], [206, 100]);
  assert.equal((await fetchFile(name)).headers['content-type'], 'video/mp4');
  const stored = await db.query<{ folder: string }>('select folder from ad_assets where path = $1', [name]);
  assert.equal(await storage.stat(`private/ads/${stored[0]!.folder}/source`), null, 'what was sent is gone');
});

test('an animated GIF keeps moving, as a video; a still one is a picture', async () => {
  const gif = await makeClip(`${folder}/moves.gif`, picture('300x250', 2, '10'));
  const name = randomName('gif');
  await put(name, await readFile(gif));
  await prepare(name);
  const file = await fileOf(name);
  assert.deepEqual([file.state, file.kind, file.width, file.height], ['ready', 'video', 300, 250]);
  const { streams } = await probe((await fetchFile(file.media[0]!.path)).rawPayload);
  assert.equal(streams.length, 1);
  assert.ok(Math.abs(Number(streams[0]!.duration) - 2) < 0.2);
  const still = randomName('gif');
  await put(
    still,
    await sharp(await scenePicture())
      .gif()
      .toBuffer(),
  );
  assert.deepEqual([(await fileOf(still)).state, (await fileOf(still)).kind], ['ready', 'picture']);
});

test('clips that are too long, cut off or no clips fail with the reason', async () => {
  const long = await readFile(
    await makeClip(`${folder}/long.mp4`, [...picture('160x90', 31, '5'), ...quickly]),
  );
  const ok = await readFile(await makeClip(`${folder}/ok.mp4`, [...picture('160x90', 30, '5'), ...quickly]));
  const longGif = await readFile(await makeClip(`${folder}/long.gif`, picture('64x64', 32, '2')));
  const broken = Buffer.concat([long.subarray(0, 40), randomBytes(4000)]);
  const film = await readFile(`${folder}/film.mp4`);
  const cut = film.subarray(0, Math.floor(film.length / 2));
  const ends: [string, Buffer, RegExp | null][] = [
    ['mp4', ok, null],
    ['mp4', long, /too long: 30 seconds is the most/],
    ['gif', longGif, /too long: 30 seconds is the most/],
    ['mp4', broken, /can’t read this file/],
    ['mp4', cut, /can’t read this file|cut off/],
  ];
  for (const [extension, bytes, reason] of ends) {
    const name = randomName(extension);
    assert.equal((await put(name, bytes)).status, 200);
    await prepare(name);
    const file = await fileOf(name);
    assert.equal(file.state, reason ? 'failed' : 'ready', file.reason ?? '');
    if (reason) assert.match(file.reason ?? '', reason);
    if (reason) assert.equal((await fetchFile(name)).statusCode, 404);
  }
});

async function barred(file: Buffer): Promise<void> {
  const name = randomName('webp');
  await put(name, file);
  const [row] = await db.query<{ id: string }>(`select id from pictures where details ->> 'path' = $1`, [
    name,
  ]);
  await db.query(`update pictures set state = 'review' where id = $1`, [row!.id]);
  await db.query(`update ad_assets set state = 'held' where path = $1`, [name]);
  const refused = await ask(
    'refuse_picture',
    { p_picture_id: row!.id, p_reason: 'Not this.', p_stays_down: true },
    admin,
  );
  assert.equal(refused.status, 200, JSON.stringify(refused.body));
  assert.equal((await fileOf(name)).state, 'failed');
}

test('what must stay down is refused, and what looks like it waits for a person', async () => {
  const file = await scenePicture();
  await barred(file);
  assert.equal((await put(randomName('webp'), file)).status, 403);
  const like = randomName('webp');
  const held = await put(like, await sharp(file).webp({ quality: 40 }).toBuffer());
  assert.deepEqual([held.status, held.body.held], [200, true]);
  assert.equal((await fileOf(like)).state, 'held');
  assert.equal((await fetchFile(like)).statusCode, 404);
  const { items } = (await ask('get_picture_queue', {}, admin)).body;
  assert.deepEqual(
    items.map(({ intake }: { intake: string }) => intake),
    ['ad_picture'],
  );
  await ask('approve_picture', { p_picture_id: items[0]!.id }, admin);
  assert.equal((await fileOf(like)).state, 'ready');
  assert.equal((await fetchFile(like)).statusCode, 200);
});

test('a clip with a frame of what stays down waits too, and so does one that is here when it is listed', async () => {
  const scene = await scenePicture(640, 360);
  const still = `${folder}/scene.png`;
  await sharp(scene).png().toFile(still);
  const film = await readFile(
    await makeClip(`${folder}/scene.mp4`, [
      ...['-loop', '1', '-i', still, '-t', '2', '-r', '10'],
      ...quickly,
    ]),
  );
  const early = randomName('mp4');
  await put(early, film);
  await prepare(early);
  assert.equal((await fileOf(early)).state, 'ready');
  const { path } = (await fileOf(early)).media[0]!;
  await barred(scene);
  await comparePictures(platform, pictureTargets, signal);
  assert.equal((await fileOf(early)).state, 'held');
  assert.equal((await fetchFile(path)).statusCode, 404);
  const late = randomName('mp4');
  await put(late, Buffer.concat([film, Buffer.from([0, 0, 0, 8, 0x66, 0x72, 0x65, 0x65])]));
  await prepare(late);
  assert.equal((await fileOf(late)).state, 'held');
});

test('files that no creative ever used go after some days, and what shows them stays', async () => {
  const name = randomName('png');
  await put(name, await scenePicture());
  const { path } = (await fileOf(name)).media[0]!;
  const clean = () => createCleanAdAssetsHandler(platform).run({ ...running, payload: {} });
  await clean();
  assert.equal((await fetchFile(path)).statusCode, 200);
  await db.query(`update ad_assets set created_at = now() - interval '8 days' where path = $1`, [name]);
  await clean();
  assert.equal((await fetchFile(path)).statusCode, 404);
  const jobs = await db.query<{ data: { path: string; gone: string[]; keys: string[] } }>(
    `select data from jobs.job where name = 'delete-ad-files' and data ->> 'path' = $1`,
    [name],
  );
  await createDeleteAdFilesHandler(platform, null).run({ ...running, payload: jobs[0]!.data });
  assert.equal(await storage.stat(`private/ads/${path.slice(open.length)}`), null);
  assert.deepEqual(await db.query(`select 1 from pictures where details ->> 'path' = $1`, [name]), []);
});

test('the public client library sends a file and asks for its address', async () => {
  const client = createClient(await web.url(), 'anon', {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  await client.auth.signInWithPassword({ email: admin.email, password: testPassword });
  const files = client.storage.from('ad_assets');
  const name = randomName('png');
  const blob = new Blob([new Uint8Array(await plainPicture({ width: 300, height: 250 }))], {
    type: 'image/png',
  });
  assert.equal((await files.upload(name, blob)).error, null);
  const { publicUrl } = files.getPublicUrl(name).data;
  const answer = await fetch(publicUrl);
  assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'image/webp']);
  await answer.arrayBuffer();
  const again = await files.upload(name, blob, { upsert: true });
  assert.match(again.error?.message ?? '', /already exists/);
  const raw = randomName('png');
  assert.equal((await files.upload(raw, await scenePicture())).error, null);
  assert.deepEqual(
    (await files.remove([raw])).data?.map((one) => one.name),
    [raw],
  );
});
