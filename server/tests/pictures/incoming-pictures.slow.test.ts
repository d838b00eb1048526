import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import sharp from 'sharp';
import { cleanUpAccounts } from '#server/domains/accounts/leaving/clean-accounts.ts';
import { createMediaAsset, processMediaHere, receiveSource } from '#server/domains/media/index.ts';
import { makeClip, quickly, temporaryFolder } from '#server/domains/media/test-media.ts';
import { reportedPhoto } from '#server/domains/photos/index.ts';
import { checkPicture } from '#server/domains/pictures/check-picture.handler.ts';
import { comparePictures } from '#server/domains/pictures/compare-pictures.ts';
import { type IntakeName, intakes, placePicture, takePicture } from '#server/domains/pictures/index.ts';
import { bombs } from '#server/domains/pictures/test-pictures.ts';
import { reportedProfile } from '#server/domains/profiles/index.ts';
import { createDeletePictureHandler } from '#server/domains/profiles/pictures/delete-picture.handler.ts';
import { barVideo, reportedVideo } from '#server/domains/videos/index.ts';
import { otherForms } from '#server/kit/picture-names.ts';
import { pictureTargets } from '#server/main/picture-targets.ts';
import { theSite } from '#server/platform/audit/record-act.ts';
import { insertTestHold } from '#tests/inputs/test-case-inputs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { runFileJobs } from '#tests/support/test-evidence.ts';
import { takeMail } from '#tests/support/test-mail.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { scenePicture } from '#tests/support/test-pictures.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { platform, ask } = web;
const { db, storage } = platform;
const admin = await web.memberNamed('keeper', { role: 'admin' });
const signal = new AbortController().signal;

const copies: Record<string, (file: Buffer) => Promise<Buffer>> = {
  'half as large': (file) => sharp(file).resize({ width: 320 }).webp().toBuffer(),
  'encoded again': (file) => sharp(file).webp({ quality: 30 }).toBuffer(),
  brighter: (file) => sharp(file).modulate({ brightness: 1.2 }).webp().toBuffer(),
  'in a mirror': (file) => sharp(file).flop().webp().toBuffer(),
};
const appended = (file: Buffer): Buffer => Buffer.concat([file, Buffer.from([0])]);

const queue = async (who: TestMember = admin) => (await ask('get_picture_queue', {}, who)).body.items;
async function put(who: TestMember, path: string, file: Buffer) {
  const response = await web.app.inject({
    method: 'POST',
    url: `/storage/v1/object/${path}`,
    headers: { ...who.bearer, 'content-type': 'image/webp' },
    payload: file,
  });
  return {
    status: response.statusCode,
    body: response.json() as { Id?: string; held?: true; message?: string },
  };
}
let people = 0;
const member = (): Promise<TestMember> => web.memberNamed(`sender-${++people}`);
const maker = (): Promise<TestMember> =>
  web.memberNamed(`maker-${++people}`, { role: 'creator', canUploadVideos: true });
const columnOf = async (table: string, column: string, id: string): Promise<unknown> =>
  (await db.query<{ it: unknown }>(`select ${column} as it from ${table} where id = $1`, [id]))[0]?.it;
const photoOf = async (who: TestMember, file: Buffer): Promise<string> => {
  const { status, body } = await put(who, `photos/${who.id}/a.webp`, file);
  assert.equal(status, 200, body.message ?? '');
  return body.Id ?? '';
};
const removePhoto = (id: string, isMinorRelated = false) =>
  db.transaction((transaction) =>
    reportedPhoto.remove(transaction, platform, id, 'It broke the rules.', isMinorRelated),
  );
/** A picture that stays down, by a decision about a photo of it. */
async function listed(isMinorRelated = false): Promise<Buffer> {
  const file = await scenePicture();
  await removePhoto(await photoOf(await member(), file), isMinorRelated);
  await comparePictures(platform, pictureTargets, signal);
  return file;
}

/** Another's list, which answers what the test wants. */
const outside = { status: 200, matches: [] as object[], asked: [] as { sha256: string; frames: string[] }[] };
const matcher = createServer((request, response) => {
  let text = '';
  request.on('data', (part) => (text += part));
  request.on('end', () => {
    outside.asked.push(JSON.parse(text));
    response.writeHead(outside.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ matches: outside.matches }));
  });
});
await new Promise<void>((resolve) => matcher.listen(0, '127.0.0.1', resolve));
after(() => matcher.close());
async function withMatcher<T>(ifUnreachable: 'hold' | 'continue', work: () => Promise<T>): Promise<T> {
  const url = `http://127.0.0.1:${(matcher.address() as AddressInfo).port}/`;
  platform.config.matcher = { url, secret: 'a secret', patience: 2000, ifUnreachable };
  try {
    return await work();
  } finally {
    platform.config.matcher = null;
    Object.assign(outside, { status: 200, matches: [], asked: [] });
  }
}

const down = await listed();
for (const name of Object.keys(intakes) as IntakeName[]) {
  const isCompared = !('notCompared' in intakes[name]);
  test(`the door of ${name}: size and kind before anything is decoded`, async () => {
    await assert.rejects(takePicture(platform, name, bombs.webp), { kind: 'tooLarge' });
    await assert.rejects(takePicture(platform, name, Buffer.from('<svg>'.repeat(20))), { kind: 'badInput' });
    const drawn = await takePicture(platform, name, await scenePicture());
    assert.deepEqual([drawn.found, drawn.sha256s.length], [[], 1 + drawn.drawn.length]);
  });
  test(`the door of ${name}: ${isCompared ? 'what stays down' : 'nothing is compared or told'}`, async () => {
    if (!isCompared) {
      await withMatcher('hold', () => takePicture(platform, name, down));
      return assert.equal(outside.asked.length, 0);
    }
    const refusal = { kind: 'notAllowed', message: 'This picture was removed and must stay down.' };
    await assert.rejects(takePicture(platform, name, down), refusal);
    // What was drawn of the other may differ in size: then it is known by its looks.
    const found = await takePicture(platform, name, appended(down)).then(
      (taken) => taken.found,
      (error: unknown) => assert.rejects(Promise.reject(error), refusal),
    );
    assert.ok(found === undefined || found.length > 0);
    for (const [what, copy] of Object.entries(copies)) {
      const [match] = (await takePicture(platform, name, await copy(down))).found;
      assert.deepEqual(
        [match?.reason, match?.mirrored],
        ['It broke the rules.', what === 'in a mirror'],
        what,
      );
    }
    await withMatcher('hold', async () => {
      outside.matches = [{ list: 'theirs', reason: 'known', minor_related: true }];
      const { found, sha256s } = await takePicture(platform, name, await scenePicture());
      assert.deepEqual(found, [{ list: 'theirs', reason: 'known', is_minor_related: true }]);
      assert.equal(outside.asked[0]?.sha256, sha256s[0]?.toString('hex'));
      assert.ok((outside.asked[0]?.frames.length ?? 0) >= 1);
    });
  });
}

test('a picture that looks like one that was removed waits out of sight, and a person decides', async () => {
  const [mio, ren] = [await member(), await member()];
  const copy = await copies['half as large']!(down);
  const avatar = await put(mio, `avatars/${mio.id}/a.webp`, copy);
  assert.deepEqual([avatar.status, avatar.body.held], [200, true]);
  assert.equal(await columnOf('profiles', 'avatar_key', mio.id), null);
  const photo = await put(ren, `photos/${ren.id}/a.webp`, copy);
  assert.equal(photo.body.held, true);
  assert.deepEqual((await ask('get_user_photos', { p_user_id: ren.id }, ren)).body, []);
  const waiting = await queue();
  assert.deepEqual(
    waiting.map(({ intake, owner_username, found }) => [intake, owner_username, found[0]?.reason]),
    [
      ['avatar', mio.username, 'It broke the rules.'],
      ['photo', ren.username, 'It broke the rules.'],
    ],
  );
  const [first, second] = waiting;
  const fetched = (who: TestMember | null) =>
    web.app.inject({ url: first?.picture_url ?? '', ...(who ? { headers: who.bearer } : {}) });
  assert.equal((await fetched(admin)).headers['content-type'], 'image/webp');
  assert.deepEqual([(await fetched(mio)).statusCode, (await fetched(null)).statusCode], [403, 401]);
  assert.equal((await ask('approve_picture', { p_picture_id: first!.id }, mio)).status, 403);
  assert.equal((await ask('approve_picture', { p_picture_id: first!.id }, admin)).status, 200);
  const key = String(await columnOf('profiles', 'avatar_key', mio.id));
  assert.match(key, /^media\/avatars\//);
  for (const one of [key, ...otherForms(key).map((other) => other.key)])
    assert.ok(await storage.get(one), one);
  assert.equal((await ask('approve_picture', { p_picture_id: first!.id }, admin)).status, 404);
  assert.equal((await ask('refuse_picture', { p_picture_id: second!.id }, admin)).status, 200);
  assert.deepEqual(await queue(), []);
  // One that was let pass is not held again by the same entry.
  await db.query('update stay_down_entries set pictures_compared_at = null');
  await comparePictures(platform, pictureTargets, signal);
  assert.equal(await columnOf('profiles', 'avatar_key', mio.id), key);
});

test('pictures that are here are compared with a new entry, of the same file, of a copy and of a frame', async () => {
  const file = await scenePicture();
  const [mio, ren, kai] = [await member(), await member(), await member()];
  const id = await photoOf(mio, file);
  const same = await photoOf(ren, appended(file));
  assert.equal((await put(kai, `covers/${kai.id}/a.webp`, await copies['in a mirror']!(file))).status, 200);
  const key = String(await columnOf('profiles', 'cover_key', kai.id));
  const forms = otherForms(key).map((other) => other.key);
  assert.ok(forms.length > 0);
  await removePhoto(id);
  await comparePictures(platform, pictureTargets, signal);
  assert.equal(await columnOf('photos', 'state', same), 'held');
  assert.equal(await columnOf('profiles', 'cover_key', kai.id), null);
  const waiting = await queue();
  assert.deepEqual(waiting.map(({ intake, found }) => [intake, found[0]?.is_mirrored]).sort(), [
    ['cover', true],
    ['photo', false],
  ]);
  const list = (await ask('get_stay_down', {}, admin)).body;
  const { picture_intake, found_pictures, frame_count } = list.items[0]!;
  assert.deepEqual([picture_intake, found_pictures], ['photo', 2]);
  assert.ok(frame_count >= 1);
  // A report that is dismissed meanwhile does not show it again; a person does.
  await db.transaction((transaction) => reportedPhoto.release(transaction, platform, same));
  assert.equal(await columnOf('photos', 'state', same), 'held');
  for (const { id: p_picture_id } of waiting)
    assert.equal((await ask('approve_picture', { p_picture_id }, admin)).status, 200);
  assert.equal(await columnOf('photos', 'state', same), 'published');
  assert.match(String(await columnOf('profiles', 'cover_key', kai.id)), /^media\/covers\//);
  assert.notEqual(await columnOf('profiles', 'cover_key', kai.id), key);
  // What was hidden is hidden in every form.
  const hidden = { id: '', payload: { key }, attempt: 0, lastAttempt: true, signal };
  await createDeletePictureHandler(platform).run(hidden);
  for (const one of [key, ...forms]) assert.equal(await storage.stat(one), null, one);
});

test('what may show a minor waits for those who decide about that, and stays as evidence', async () => {
  const safe = await web.memberNamed('careful', { role: 'admin', childSafety: true });
  const file = await listed(true);
  const sender = await member();
  await takeMail(platform);
  assert.equal(
    (await put(sender, `avatars/${sender.id}/a.webp`, await copies['encoded again']!(file))).body.held,
    true,
  );
  assert.deepEqual(
    (await takeMail(platform)).map(({ kind, to }) => [kind, to]),
    [['look-first', safe.email]],
  );
  assert.deepEqual(await queue(), []);
  const [{ id }] = (await db.query<{ id: string }>(`select id from pictures where owner_id = $1`, [
    sender.id,
  ])) as [{ id: string }];
  assert.equal((await ask('approve_picture', { p_picture_id: id }, admin)).status, 404);
  assert.deepEqual(
    (await queue(safe)).map((one) => [one.id, one.is_minor_related]),
    [[id, true]],
  );
  assert.equal((await ask('refuse_picture', { p_picture_id: id }, safe)).status, 400);
  assert.equal((await ask('refuse_picture', { p_picture_id: id, p_reason: 'Seen.' }, safe)).status, 200);
  const [row] = await db.query<{ state: string; keys: string[] }>(
    'select state, keys from pictures where id = $1',
    [id],
  );
  assert.equal(row?.state, 'refused');
  assert.ok(await storage.get(row!.keys[0]!));
  const acts = (await ask('list_admin_acts', {}, admin)).body;
  assert.ok(!JSON.stringify(acts).includes(id));
});

test('where another’s list cannot be asked, a picture waits for it, and then goes by the configuration', async () => {
  for (const [ifUnreachable, isShown] of [
    ['hold', false],
    ['continue', true],
  ] as const)
    await withMatcher(ifUnreachable, async () => {
      outside.status = 500;
      const sender = await member();
      assert.equal((await put(sender, `avatars/${sender.id}/a.webp`, await scenePicture())).body.held, true);
      const [{ id }] = (await db.query<{ id: string }>('select id from pictures where owner_id = $1', [
        sender.id,
      ])) as [{ id: string }];
      await assert.rejects(checkPicture(platform, pictureTargets, id, { signal, lastAttempt: false }));
      assert.equal(await columnOf('pictures', 'state', id), 'asking');
      await checkPicture(platform, pictureTargets, id, { signal, lastAttempt: true });
      assert.equal(await columnOf('pictures', 'state', id), isShown ? 'shown' : 'unreachable');
      assert.equal((await columnOf('profiles', 'avatar_key', sender.id)) !== null, isShown);
    });
  const [waiting] = await queue();
  assert.equal(waiting?.held_because, 'The matching service could not be asked about it.');
  assert.equal((await ask('refuse_picture', { p_picture_id: waiting!.id }, admin)).status, 200);
});

test('one that may be shown, and whose place is held meanwhile, waits for a person', async () => {
  const sender = await member();
  await withMatcher('continue', async () => {
    outside.status = 500;
    assert.equal((await put(sender, `avatars/${sender.id}/a.webp`, await scenePicture())).body.held, true);
    await db.transaction((transaction) => reportedProfile.hold(transaction, platform, sender.id));
    const [row] = await db.query<{ id: string }>('select id from pictures where owner_id = $1', [sender.id]);
    await checkPicture(platform, pictureTargets, row!.id, { signal, lastAttempt: true });
  });
  const [waiting] = await queue();
  assert.equal(waiting?.held_because, 'What it was sent for has changed meanwhile.');
  await db.transaction((transaction) => reportedProfile.release(transaction, platform, sender.id));
  assert.equal((await ask('approve_picture', { p_picture_id: waiting!.id }, admin)).status, 200);
  assert.match(String(await columnOf('profiles', 'avatar_key', sender.id)), /^media\/avatars\//);
});

test('a decision about a profile keeps its pictures down', async () => {
  const file = await scenePicture();
  const sender = await member();
  assert.equal((await put(sender, `avatars/${sender.id}/a.webp`, file)).status, 200);
  await db.transaction((transaction) =>
    reportedProfile.remove(transaction, platform, sender.id, 'It broke the rules.', false),
  );
  const other = await member();
  const again = await put(other, `photos/${other.id}/a.webp`, file);
  assert.deepEqual([again.status, again.body.message], [403, 'This picture was removed and must stay down.']);
});

test('a thumbnail that is sent or chosen after the review waits for one, and the old one stays', async () => {
  const sender = await maker();
  const videoOf = async (status: 'published' | 'draft') => {
    const { id } = await buildVideo(platform, { uploaderId: sender.id, publishStatus: status });
    return id;
  };
  const draft = await videoOf('draft');
  assert.equal((await put(sender, `thumbnails/${draft}/a.webp`, await scenePicture())).body.held, undefined);
  assert.match(String(await columnOf('videos', 'custom_thumbnail_key', draft)), /^media\/thumbnails\//);

  const shown = await videoOf('published');
  const before = await columnOf('videos', 'custom_thumbnail_key', shown);
  for (let turn = 0; turn < 2; turn++)
    assert.equal((await put(sender, `thumbnails/${shown}/a.webp`, await scenePicture())).body.held, true);
  assert.equal(await columnOf('videos', 'custom_thumbnail_key', shown), before);
  const waiting = await queue();
  assert.deepEqual(
    waiting.map(({ intake, held_because }) => [intake, held_because]),
    [['own_thumbnail', 'It would change a video that was reviewed.']],
  );
  assert.equal((await ask('approve_picture', { p_picture_id: waiting[0]!.id }, admin)).status, 200);
  assert.match(String(await columnOf('videos', 'custom_thumbnail_key', shown)), /^media\/thumbnails\//);

  const publisher = await web.memberNamed('publisher', { role: 'publisher', canUploadVideos: true });
  const own = (await buildVideo(platform, { uploaderId: publisher.id, publishStatus: 'published' })).id;
  assert.equal((await put(publisher, `thumbnails/${own}/a.webp`, await scenePicture())).body.held, undefined);
});

test('a picture of a category that looks like one that was removed waits too', async () => {
  const path = 'category_thumbnails/public/night.webp';
  const held = await put(admin, path, await copies.brighter!(down));
  assert.equal(held.status, 409);
  const [waiting] = await queue();
  assert.equal((await ask('approve_picture', { p_picture_id: waiting!.id }, admin)).status, 200);
  const answer = await web.app.inject({
    url: '/storage/v1/object/public/category_thumbnails/public/night.webp',
  });
  assert.equal(answer.statusCode, 200);
});

test('a frame of a video that stays down is recognised when it is sent as a photo', async () => {
  const folder = await temporaryFolder();
  // One that moves slowly: of a fast scene only the frames near those that are kept are known.
  const film = await makeClip(`${folder}/film.mp4`, [
    ...['-f', 'lavfi', '-i', 'mandelbrot=s=320x180:r=12:end_pts=200:end_scale=0.3,trim=duration=6'],
    ...quickly,
  ]);
  const source = await receiveSource(platform, { path: film, mode: 'copy' });
  const mediaId = await db.transaction((transaction) => createMediaAsset(transaction, platform.jobs, source));
  await processMediaHere(platform, mediaId, signal);
  const { id } = await buildVideo(platform, { publishStatus: 'published' });
  await db.query('update videos set media_id = $2 where id = $1', [id, mediaId]);
  await db.transaction((transaction) => barVideo(transaction, platform, theSite, id, 'Notice 9.'));
  const sender = await member();
  for (const second of ['1.2', '2.7']) {
    const frame = await makeClip(`${folder}/frame-${second}.png`, [
      '-ss',
      second,
      '-i',
      film,
      '-frames:v',
      '1',
    ]);
    const sent = await put(sender, `photos/${sender.id}/a.webp`, await sharp(frame).webp().toBuffer());
    assert.equal(sent.body.held, true, second);
  }
  const waiting = await queue();
  assert.deepEqual(
    waiting.map(({ intake, found }) => [intake, found[0]?.reason]),
    [
      ['photo', 'Notice 9.'],
      ['photo', 'Notice 9.'],
    ],
  );
  for (const one of waiting)
    assert.equal((await ask('refuse_picture', { p_picture_id: one.id }, admin)).status, 200);
});

test('the pictures of a video that stays down stay down with it', async () => {
  for (const intake of [
    'own_thumbnail',
    'imported_thumbnail',
    'hosted_thumbnail',
    'hosted_preview',
  ] as const) {
    const file = await scenePicture();
    const { id } = await buildVideo(platform, { publishStatus: 'published' });
    const target = pictureTargets.find((one) => (one.intakes as readonly IntakeName[]).includes(intake))!;
    const taken = await takePicture(platform, intake, file);
    await placePicture(platform, target, taken, { ownerId: null, subjectId: id });
    await db.transaction(async (transaction) => {
      await reportedVideo.stayDown(
        transaction,
        platform,
        theSite,
        id,
        'Notice 10.',
        intake === 'own_thumbnail',
      );
      await reportedVideo.remove(transaction, platform, id, 'It broke the rules.', false);
    });
    await comparePictures(platform, pictureTargets, signal);
    // Its own picture is not held once more: nobody sees it.
    assert.deepEqual(await queue(), []);
    await assert.rejects(takePicture(platform, 'photo', file), { kind: 'notAllowed' });
    const [match] = (await takePicture(platform, 'avatar', await copies['half as large']!(file))).found;
    assert.deepEqual(
      [match?.reason, match?.is_minor_related],
      ['Notice 10.', intake === 'own_thumbnail' ? true : undefined],
      intake,
    );
  }
});

test('of whoever deletes the account, what waits unseen goes with it; what matched or is evidence is still looked at', async () => {
  const leaver = async (file: Buffer, prepare: (who: TestMember) => Promise<unknown> = async () => {}) => {
    const who = await member();
    await prepare(who);
    const sent = await withMatcher('hold', async () => {
      outside.status = 500;
      return put(who, `avatars/${who.id}/a.webp`, file);
    });
    assert.equal(sent.body.held, true);
    const [row] = await db.query<{ id: string; keys: string[] }>(
      'select id, keys from pictures where owner_id = $1',
      [who.id],
    );
    await db.query(`update accounts set deletion_requested_at = now() - interval '15 days' where id = $1`, [
      who.id,
    ]);
    return { who, ...row! };
  };
  const unseen = await leaver(await scenePicture());
  const matched = await leaver(await copies.brighter!(down));
  const underHold = await leaver(await scenePicture(), (who) => insertTestHold(platform, 'member', who.id));
  const { deleted } = await cleanUpAccounts(platform, signal);
  assert.equal(deleted, 3);
  await runFileJobs(platform);
  const lies = async ({ keys }: { keys: string[] }) => (await storage.stat(keys[0]!)) !== null;
  assert.deepEqual([await lies(unseen), await lies(matched), await lies(underHold)], [false, true, true]);
  assert.equal(await columnOf('pictures', 'state', unseen.id), undefined);
  const waiting = await queue();
  assert.deepEqual(
    waiting.map(({ id, held_because }) => [id, held_because]).toSorted(),
    [
      [matched.id, 'It looks like something on a list.'],
      [underHold.id, 'The matching service could not be asked about it.'],
    ].toSorted(),
  );
  const fetched = await web.app.inject({ url: waiting[0]?.picture_url ?? '', headers: admin.bearer });
  assert.equal(fetched.statusCode, 200);
  for (const { who, id } of [matched, underHold]) {
    const [account] = await db.query<{ sent: string[] }>(
      `select content -> 'held_pictures' as sent from preserved_things where kind = 'account' and thing_id = $1`,
      [who.id],
    );
    assert.deepEqual(account?.sent, [id]);
  }
  assert.deepEqual(await db.query('select from preserved_things where thing_id = $1', [unseen.who.id]), []);
  for (const one of waiting)
    assert.equal((await ask('refuse_picture', { p_picture_id: one.id }, admin)).status, 200);
});

test('the thumbnail of a member’s video goes with the account', async () => {
  const sender = await maker();
  const { id } = await buildVideo(platform, { uploaderId: sender.id, publishStatus: 'draft' });
  assert.equal((await put(sender, `thumbnails/${id}/a.webp`, await scenePicture())).status, 200);
  const key = String(await columnOf('videos', 'custom_thumbnail_key', id));
  await db.query(`update accounts set deletion_requested_at = now() - interval '15 days' where id = $1`, [
    sender.id,
  ]);
  await cleanUpAccounts(platform, signal);
  await runFileJobs(platform);
  assert.equal(await storage.stat(key), null);
  assert.deepEqual(await db.query('select from pictures where keys @> array[$1]', [key]), []);
});
