import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import sharp from 'sharp';
import { reserveAsset } from '#server/domains/ads/creatives/assets/asset-queries.ts';
import { MatcherFault } from '#server/domains/media/index.ts';
import { distance } from '#server/domains/media/matching/frame-hash-rules.ts';
import { reportedPhoto } from '#server/domains/photos/index.ts';
import { comparePictures } from '#server/domains/pictures/compare-pictures.ts';
import { hashesOfDrawn } from '#server/domains/pictures/draw-picture.ts';
import { hashStoredPictures } from '#server/domains/pictures/hash-stored-pictures.ts';
import { type IntakeName, intakes, takePicture } from '#server/domains/pictures/index.ts';
import { type Place, placePicture } from '#server/domains/pictures/place-picture.ts';
import { showForgiven } from '#server/domains/pictures/show-forgiven.ts';
import { newId } from '#server/kit/ids.ts';
import { pictureTargets } from '#server/main/picture-targets.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { scenePicture } from '#tests/support/test-pictures.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { platform, ask } = web;
const { db, storage } = platform;
const admin = await web.memberNamed('keeper', { role: 'admin' });
const signal = new AbortController().signal;

type Compared = {
  [N in IntakeName]: (typeof intakes)[N] extends { readonly notCompared: string } ? never : N;
}[IntakeName];
let people = 0;
const member = () => web.memberNamed(`before-${++people}`, { canUploadVideos: true });
const ofMember = async (): Promise<Place> => {
  const { id } = await member();
  return { ownerId: id, subjectId: id, details: { path: `${id}/me.webp` } };
};
const ofVideo = async (isOwned: boolean): Promise<Place> => {
  const uploaderId = isOwned ? (await member()).id : null;
  const { id } = await buildVideo(platform, { uploaderId, publishStatus: 'published' });
  return { ownerId: uploaderId, subjectId: id };
};
const ofAd =
  (kind: 'picture' | 'video') =>
  async (sha256: Buffer): Promise<Place> => {
    const [path, folder] = [`night-${++people}.png`, randomBytes(12).toString('hex')];
    const about = { path, folder, kind, source_type: 'png' as const, sha256, bytes: 1000, uploaded_by: null };
    await reserveAsset(db, about);
    const copies = ['large.webp', 'large.avif', 'small.webp', 'small.avif'].map((name) => ({
      path: `${folder}/${name}`,
      type: `image/${name.split('.')[1]}`,
      width: 640,
      height: 360,
    }));
    return { ownerId: null, subjectId: null, details: { path, folder, copies } };
  };
/** Where a picture of each way in stands, as before hashes were taken. */
const places: Readonly<Record<Compared, (sent: Buffer) => Promise<Place>>> = {
  avatar: ofMember,
  cover: ofMember,
  photo: async () => ({
    ownerId: (await member()).id,
    subjectId: newId(),
    details: { caption: null, album_id: null, width: 640, height: 360, bytes: 1000 },
  }),
  own_thumbnail: () => ofVideo(true),
  thumbnail: () => ofVideo(false),
  imported_thumbnail: () => ofVideo(false),
  hosted_thumbnail: () => ofVideo(false),
  hosted_preview: () => ofVideo(false),
  category: async () => ({
    ownerId: null,
    subjectId: null,
    details: { path: `public/night-${++people}.webp`, overwrite: false, bytes: 1000 },
  }),
  ad_picture: ofAd('picture'),
  ad_clip: ofAd('video'),
};
const sentIsKnown: ReadonlySet<Compared> = new Set(['photo', 'ad_picture', 'ad_clip']);
const names = Object.keys(places) as Compared[];
interface Stored {
  intake: Compared;
  file: Buffer;
  keys: readonly string[];
  /** Of the picture as its own way in knew it; nothing of it is there now. */
  sha256s: readonly Buffer[];
  subjectId: string | null;
}

/** A picture that is shown and of which no hash is known. */
async function store(intake: Compared): Promise<Stored> {
  // A clip is known by a still that we took ourselves.
  // Nothing but what a cover shows is stored of it, and what lay around that cannot be known again.
  const scene = await (intake === 'cover' ? scenePicture(1200, 400) : scenePicture());
  const file = intake === 'ad_clip' ? await sharp(scene).jpeg().toBuffer() : scene;
  const target = pictureTargets.find((one) => one.intakes.includes(intake));
  assert.ok(target, intake);
  const taken = await takePicture(platform, intake, file);
  const where = await places[intake](taken.sha256s[0]!);
  const { keys, isHeld } = await placePicture(platform, target, taken, where);
  assert.deepEqual([keys.length > 0, isHeld], [true, false], intake);
  await db.query('delete from pictures where keys && $1', [keys]);
  return { intake, file, keys, sha256s: taken.sha256s, subjectId: where.subjectId };
}
const rowOf = async ({ keys }: Stored) =>
  (
    await db.query<{ intake: string; state: string; sha256s: Buffer[]; hashes: number; subject_id: string }>(
      `select intake, state, sha256s, subject_id,
         (select count(*)::int from picture_hashes h where h.picture_id = p.id) as hashes
       from pictures p where keys && $1`,
      [keys],
    )
  )[0];
const queue = async () => {
  const response = await ask('get_picture_queue', {}, admin);
  return response.body.items;
};
const afresh = () => db.query('delete from picture_hashing');
/** As often as it takes, so many pictures at a time. */
async function hashAll(together = Number.POSITIVE_INFINITY): Promise<number> {
  for (let jobs = 1; ; jobs++) {
    let left = together;
    await hashStoredPictures(platform, pictureTargets, { signal, afterEach: async () => --left > 0 });
    const [open] = await db.query<{ n: number }>(
      'select count(*)::int as n from picture_hashing where done_at is not null',
    );
    if (open?.n === names.length) return jobs;
    assert.ok(jobs < 100);
  }
}

test('every way in that is compared has what is stored of it looked through', () => {
  const compared = (Object.keys(intakes) as IntakeName[]).filter((name) => !('notCompared' in intakes[name]));
  assert.deepEqual(names.toSorted(), compared.sort());
  assert.deepEqual(pictureTargets.flatMap((target) => target.intakes).sort(), compared.sort());
});

test('what an avatar shows of a picture is known again from a photo, however large the picture was', async () => {
  for (const [width, height] of [
    [640, 360],
    [360, 640],
    [2000, 900],
  ] as const) {
    const scene = await scenePicture(width, height);
    const avatar = await takePicture(platform, 'avatar', scene);
    const photo = await takePicture(platform, 'photo', scene);
    const [shown] = avatar.drawn;
    assert.equal(shown?.width, shown?.height, `${width} × ${height}`);
    const [hash] = await hashesOfDrawn([shown!.bytes], { isMoving: false });
    assert.ok(Math.min(...photo.hashes.map((one) => distance(one, hash!))) <= 16, `${width} × ${height}`);
  }
});

test('what is stored gets its hashes, in jobs of any size, and keeps being shown', async () => {
  const stored = [];
  for (const name of names) stored.push(await store(name));
  const broken = await store('photo');
  await storage.delete(broken.keys[0]!);
  assert.ok((await hashAll(2)) >= 5);
  for (const one of stored) {
    const row = await rowOf(one);
    assert.deepEqual(
      [row?.intake, row?.state, row?.subject_id ?? null],
      [one.intake, 'shown', one.subjectId],
    );
    assert.ok((row?.hashes ?? 0) >= 1, one.intake);
    // What was drawn of it is known; of a photo what was sent as well.
    const known = row!.sha256s.map((hash) => hash.toString('hex'));
    const drawn = one.sha256s.map((hash) => hash.toString('hex'));
    assert.deepEqual(known, sentIsKnown.has(one.intake) ? drawn : drawn.slice(1), one.intake);
  }
  assert.equal(await rowOf(broken), undefined);
  const [unreadable] = await db.query('select 1 from picture_hashing where unreadable = 1');
  assert.ok(unreadable);
  assert.deepEqual(await queue(), []);
  await afresh();
  await hashAll();
  const [{ n }] = (await db.query<{ n: number }>('select count(*)::int as n from pictures')) as [
    { n: number },
  ];
  assert.equal(n, stored.length, 'once each');
  await db.query('delete from photos where photo_key = $1', [broken.keys[0]]);
});

test('what is stored and looks like what stays down goes to the queue, from every way in', async () => {
  const stored: Stored[] = [];
  for (const name of names) {
    const one = await store(name);
    stored.push(one);
    const other = await member();
    const sent = await web.app.inject({
      method: 'POST',
      url: `/storage/v1/object/photos/${other.id}/a.webp`,
      headers: { ...other.bearer, 'content-type': 'image/webp' },
      payload: Buffer.concat([one.file, Buffer.from([0])]),
    });
    assert.equal(sent.statusCode, 200, sent.body);
    await db.transaction((transaction) =>
      reportedPhoto.remove(transaction, platform, sent.json().Id, 'It broke the rules.', false),
    );
  }
  // The entries were compared before anything was known of these.
  await comparePictures(platform, pictureTargets, signal);
  assert.deepEqual(await queue(), []);
  await afresh();
  await hashAll();
  const waiting = await queue();
  assert.deepEqual(waiting.map(({ intake }) => intake as string).sort(), [...names].sort());
  assert.ok(waiting.every(({ found }) => found[0]?.reason === 'It broke the rules.'));
  for (const one of stored)
    assert.equal(
      (await rowOf(one))?.state ?? 'out of sight',
      // Their files are sent to nobody by themselves, and stay where they are.
      sentIsKnown.has(one.intake) ? 'matched' : 'out of sight',
    );
});

test('what waits only for an entry that is off the list is shown again', async () => {
  const waiting = await queue();
  assert.equal(waiting.length, names.length);
  const [minor] = waiting;
  await db.query('update pictures set is_minor_related = true where id = $1', [minor?.id]);
  await showForgiven(platform, pictureTargets, signal);
  assert.equal((await queue()).length, names.length - 1, 'the entries are on it still');
  await db.query('delete from stay_down_entries');
  await showForgiven(platform, pictureTargets, signal);
  const left = await db.query<{ id: string }>(`select id from pictures where state = 'matched'`);
  assert.deepEqual(left, [{ id: minor?.id }], 'but for what may show a minor');
});

test('a matching service is asked about what is stored; without an answer it goes on there later', async () => {
  const known = await store('avatar');
  await afresh();
  let status = 500;
  const asked: string[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => (text += part));
    request.on('end', () => {
      asked.push(text);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ matches: [{ list: 'theirs', reason: 'known' }] }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  after(() => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  platform.config.matcher = { url, secret: 'a secret', patience: 2000, ifUnreachable: 'hold' };
  try {
    await assert.rejects(hashAll(), MatcherFault);
    assert.equal(await rowOf(known), undefined);
    status = 200;
    await hashAll();
    const [row] = await db.query<{ state: string }>('select state from pictures where owner_id = $1', [
      known.subjectId,
    ]);
    assert.equal(row?.state, 'matched');
  } finally {
    platform.config.matcher = null;
  }
  assert.ok(asked.length >= 2);
});
