import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publishStates } from '#contract/wire-values.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { insertTestMedia } from '#tests/support/test-media-assets.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { newId } from '../../../kit/ids.ts';
import { mediaPrefix } from '../../media/index.ts';
import { changePublishStatus, type FileAddress, fileAddresses, type PublishStatus } from '../index.ts';

const web = await testWeb();
const { call } = web;
const { db, storage } = web.platform;
const admin = await web.memberNamed('keeper', { role: 'admin' });
const maker = await web.memberNamed('maker', { canUploadVideos: true });
const other = await web.memberNamed('other', { role: 'publisher', canUploadVideos: true });

/** Every kind of file that a video has, by its asset and its own id. */
const kinds: Readonly<Record<string, (mediaId: string, videoId: string) => string>> = {
  segment: (media) => `${mediaPrefix(media)}360p/00000.m4s`,
  start: (media) => `${mediaPrefix(media)}360p/init.mp4`,
  'first playlist': (media) => `${mediaPrefix(media)}first.m3u8`,
  'master playlist': (media) => `${mediaPrefix(media)}master.m3u8`,
  'playlist of a rung': (media) => `${mediaPrefix(media)}360p/index.m3u8`,
  thumbnail: (media) => `${mediaPrefix(media)}thumbnails/1-640.webp`,
  storyboard: (media) => `${mediaPrefix(media)}storyboard/1.webp`,
  'storyboard text': (media) => `${mediaPrefix(media)}storyboard.vtt`,
  captions: (media) => `${mediaPrefix(media)}captions/1.vtt`,
  'animated preview': (media) => `${mediaPrefix(media)}preview.webp`,
  'picture of its maker': (_, video) => `media/thumbnails/${video}/a1b2.webp`,
  'picture of a library': (_, video) => `media/hosted/${video}/a1b2/thumbnail.webp`,
  'picture of a source': (_, video) => `media/imported/${video}/a1b2.webp`,
  'demo picture': (_, video) => `media/${video}/thumbnails/0-640.webp`,
};

/** An asset that nobody shows yet, with a file. */
async function makeMedia(): Promise<{ mediaId: string; key: string }> {
  const mediaId = await insertTestMedia(web.platform);
  const key = `${mediaPrefix(mediaId)}360p/00000.m4s`;
  await storage.put(key, 'a segment');
  return { mediaId, key };
}
const get = async (key: string, who: TestMember | null = null) => {
  await web.caughtUp();
  return web.app.inject({ url: `/${key}`, headers: who?.bearer ?? {} });
};
const become = (videoId: string, state: PublishStatus) =>
  db.transaction((transaction) => changePublishStatus(transaction, web.platform, videoId, state));
const write = (videoId: string, state: PublishStatus) =>
  db.query('update videos set publish_status = $2 where id = $1', [videoId, state]);

const { mediaId } = await makeMedia();
const video = await buildVideo(web.platform, { mediaId, uploaderId: maker.id });
const keys = Object.entries(kinds).map(([kind, keyOf]) => [kind, keyOf(mediaId, video.id)] as const);
for (const [kind, key] of keys) await storage.put(key, `#EXTM3U ${kind}\n#EXT-X-ENDLIST\n`);

/** What strangers are told of a file that is not there: the same, whatever they ask for. */
const told = (answer: Awaited<ReturnType<typeof get>>) => {
  const { 'x-request-id': _, date: __, ...headers } = answer.headers;
  return { status: answer.statusCode, headers, body: answer.body };
};
const nothing = told(await get(`${mediaPrefix(newId())}360p/00000.m4s`));

for (const state of publishStates) {
  test(`every file of a video that is ${state} is sent to whom the state says, and to nobody else`, async () => {
    await write(video.id, state);
    await web.caughtUp();
    const isOpen = state === 'published';
    const forOwner = state !== 'held' && state !== 'removed';
    const byOwner: FileAddress = fileAddresses(web.platform, state, 'owner');
    const byAdmin: FileAddress = fileAddresses(web.platform, state, 'admin');
    // Of when it was a draft: what has been held since is not opened by it.
    const before = fileAddresses(web.platform, 'draft', 'owner');
    for (const [kind, key] of keys) {
      const asked: [who: string, url: string, headers: object, may: boolean][] = [
        ['a visitor', `/${key}`, {}, isOpen],
        ['a member', `/${key}`, other.bearer, isOpen],
        ['its maker', `/${key}`, maker.bearer, isOpen || forOwner],
        ['its maker in a browser', `/${key}`, { cookie: maker.cookie }, isOpen || forOwner],
        ['an admin', `/${key}`, admin.bearer, true],
        ['whoever its maker gave the address', byOwner(key), {}, isOpen || forOwner],
        ['whoever had its address before', before(key), {}, isOpen || forOwner],
        ['whoever an admin gave the address', byAdmin(key), {}, true],
        ['an admin with an old address', `/media/signed/o1.x/${key.slice(6)}`, admin.bearer, true],
        ['a forger', `/media/signed/aZZ.AAAAAAAAAAAAAAAAAAAAAAAA/${key.slice(6)}`, {}, isOpen],
      ];
      for (const [who, url, headers, may] of asked) {
        const what = `${kind} of what is ${state}, to ${who}`;
        const answer = await web.app.inject({ url, headers: headers as Record<string, string> });
        if (!may) {
          assert.deepEqual(told(answer), nothing, what);
          continue;
        }
        assert.equal(answer.statusCode, 200, what);
        assert.match(answer.body, new RegExp(kind), what);
        const isPlain = isOpen && !url.startsWith('/media/signed/');
        assert.match(
          String(answer.headers['cache-control']),
          isPlain ? /^(public|no-store)/ : /^private, no-store$/,
          what,
        );
      }
    }
  });
}

test('however it is asked for, what is withheld looks as what is not there', async () => {
  await write(video.id, 'published');
  const [, key] = keys[0]!;
  const { etag = '', 'last-modified': modified = '' } = (await get(key)).headers as Record<string, string>;
  await write(video.id, 'draft');
  await web.caughtUp();
  const absent = `${mediaPrefix(newId())}360p/00000.m4s`;
  for (const headers of [
    {},
    { 'if-none-match': etag },
    { 'if-none-match': '*' },
    { 'if-modified-since': modified },
    { range: 'bytes=0-3' },
    { range: 'bytes=9999-' },
    { range: 'bytes=0-3', 'if-range': etag },
    { accept: 'text/html' },
  ] as Record<string, string>[]) {
    for (const method of ['GET', 'HEAD'] as const) {
      const [mine, none] = await Promise.all(
        [key, absent].map((url) => web.app.inject({ method, url: `/${url}`, headers })),
      );
      const words = (answer: typeof mine) => JSON.stringify(told(answer!)).replaceAll(/[0-9a-f-]{36}/g, 'id');
      assert.equal(mine!.statusCode, 404, `${method} ${JSON.stringify(headers)}`);
      if (!headers.accept) assert.deepEqual(words(mine), words(none), `${method} ${JSON.stringify(headers)}`);
    }
  }
  const folder = `media/${mediaId}`;
  for (const url of [
    `//${key}`,
    `/media//${mediaId}/360p/00000.m4s`,
    `/${folder}//360p/00000.m4s`,
    `/${folder}/./360p/00000.m4s`,
    `/${folder}/x/../360p/00000.m4s`,
    `/${folder}/x/%2e%2e/360p/00000.m4s`,
    `/${folder}%2F360p%2F00000.m4s`,
    `/${folder}/360p/00000%2Em4s`,
    `/${folder}/360p/00000.m4s?x=1`,
    `/${folder}/360p/00000.m4s/`,
    `/${folder}/360p/00000.m4s%00`,
    `/${folder}\\360p\\00000.m4s`,
    `/media/${mediaId.toUpperCase()}/360p/00000.m4s`,
    `/media/%${mediaId.charCodeAt(0).toString(16)}${mediaId.slice(1)}/360p/00000.m4s`,
    `/MEDIA/${mediaId}/360p/00000.m4s`,
    `/media/signed/${mediaId}/360p/00000.m4s`,
    `/media/signed//${mediaId}/360p/00000.m4s`,
    `/media/avatars/../${mediaId}/360p/00000.m4s`,
    `/media/avatars/%2e%2e/${mediaId}/360p/00000.m4s`,
    `/media/signed/x/avatars/../${mediaId}/360p/00000.m4s`,
  ]) {
    const answer = await web.app.inject({ url });
    assert.ok([400, 404].includes(answer.statusCode), `${url}: ${answer.statusCode}`);
    assert.ok(!answer.body.includes('segment'), url);
  }
});

test('pictures of categories and of members in sight are everybody’s; a folder that nobody named is nobody’s', async () => {
  const { id } = await web.memberNamed('pictured');
  for (const folder of ['avatars', 'covers', 'categories']) {
    const key = `media/${folder}/${id}/a.webp`;
    await storage.put(key, 'a picture');
    assert.equal((await get(key)).statusCode, 200, folder);
  }
  const nobodys = ['avatars', 'covers'].map((folder) => `media/${folder}/${newId()}/a.webp`);
  for (const key of [...nobodys, 'media/else/a.webp', `media/else/${newId()}/a.webp`, 'media/a.webp']) {
    await storage.put(key, 'a picture');
    assert.deepEqual(told(await get(key)), nothing, key);
    assert.equal((await get(key, admin)).statusCode, 200, key);
  }
});

test('what goes public is sent from memory, and is let go of at once, here and in another process', async () => {
  const { mediaId: media, key } = await makeMedia();
  const made = await buildVideo(web.platform, {
    mediaId: media,
    uploaderId: maker.id,
    publishStatus: 'draft',
  });
  const second = await web.another();
  const both = async (): Promise<number[]> => {
    await web.caughtUp();
    const there = await second.app.inject({ url: `/${key}` });
    return [(await get(key)).statusCode, there.statusCode];
  };
  const until = async (status: number): Promise<void> => {
    for (let i = 0; i < 100 && (await both()).some((one) => one !== status); i++)
      await new Promise((resolve) => setTimeout(resolve, 10));
    assert.deepEqual(await both(), [status, status]);
  };
  await until(404);
  await become(made.id, 'published');
  await until(200);
  await become(made.id, 'held');
  await until(404);
  await become(made.id, 'published');
  await until(200);
  await become(made.id, 'removed');
  await until(404);
  const part = await web.app.inject({ url: `/${key}`, headers: { ...admin.bearer, range: 'bytes=2-4' } });
  assert.deepEqual(
    [part.statusCode, part.body, part.headers['cache-control']],
    [206, 'seg', 'private, no-store'],
  );
  await second.close();
});

test('a file that another video shows is sent as before', async () => {
  const { mediaId: media, key } = await makeMedia();
  const [one, last] = [
    await buildVideo(web.platform, { mediaId: media }),
    await buildVideo(web.platform, { mediaId: media }),
  ];
  await become(one.id, 'removed');
  assert.equal((await get(key)).statusCode, 200);
  await become(last.id, 'held');
  assert.equal((await get(key)).statusCode, 404);
});

test('the file that is to replace a published one is its maker’s until it does', async () => {
  const [now, next] = [await makeMedia(), await makeMedia()];
  const made = await buildVideo(web.platform, { mediaId: now.mediaId, uploaderId: maker.id });
  await db.query('update videos set next_media_id = $2 where id = $1', [made.id, next.mediaId]);
  const seen = async (): Promise<number[]> => [
    (await get(now.key)).statusCode,
    (await get(next.key)).statusCode,
    (await get(next.key, maker)).statusCode,
    (await get(next.key, other)).statusCode,
  ];
  assert.deepEqual(await seen(), [200, 404, 200, 404]);
  await db.query('update videos set media_id = next_media_id, next_media_id = null where id = $1', [made.id]);
  assert.deepEqual(await seen(), [404, 200, 200, 200]);
});

test('an asset that no video shows yet, or any more, is for admins alone', async () => {
  const { mediaId: media, key } = await makeMedia();
  assert.deepEqual([(await get(key)).statusCode, (await get(key, maker)).statusCode], [404, 404]);
  assert.equal((await get(key, admin)).statusCode, 200);
  const made = await buildVideo(web.platform, { mediaId: media });
  assert.equal((await get(key)).statusCode, 200);
  await db.query('delete from videos where id = $1', [made.id]);
  assert.equal((await get(key)).statusCode, 404);
});

test('who made it gets addresses that open it: in the studio, and to choose a frame', async () => {
  const { mediaId: media, key } = await makeMedia();
  const made = await buildVideo(web.platform, {
    mediaId: media,
    uploaderId: maker.id,
    publishStatus: 'draft',
  });
  const thumbnail = `${mediaPrefix(media)}thumbnail.webp`;
  await storage.put(thumbnail, 'a picture');
  await db.query(
    `update videos set thumbnail_key = $2, playback_state = 'ready', playback = $3 where id = $1`,
    [made.id, thumbnail, { master_key: key }],
  );
  const shown = async (): Promise<(string | null)[]> => {
    const { items } = await call('get_studio_videos', {}, maker);
    const own = await call('get_own_playback', { p_video_id: made.id }, maker);
    return [items.find(({ video_id }) => video_id === made.id)?.thumbnail_url ?? null, own.master_url];
  };
  const addresses = await shown();
  for (const url of addresses) {
    assert.match(url!, /^\/media\/signed\/[\w.-]+\/[0-9a-f-]{36}\//);
    assert.equal((await web.app.inject({ url: url! })).statusCode, 200);
  }
  await become(made.id, 'published');
  assert.deepEqual(await shown(), [`/${thumbnail}`, `/${key}`]);
  await become(made.id, 'held');
  assert.deepEqual(await shown(), [null, null]);
  await web.caughtUp();
  for (const url of addresses) assert.equal((await web.app.inject({ url: url! })).statusCode, 404);
});
