import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { makeMember } from '#tests/support/test-member.ts';
import { callsAt } from './calling.ts';
import { makeClip } from './clips.ts';
import { atEnd } from './closing.ts';
import { onSite } from './on-site.ts';
import { childOf, killChild } from './processes.ts';
import { startSite, until } from './site.ts';

const tus = { 'tus-resumable': '1.0.0' };
const place = '/storage/v1/upload/resumable';

test('a file whose web process is killed again and again arrives whole, and becomes a video though the worker is killed before and in the middle of the transcode', {
  timeout: 235_000,
}, async () => {
  const site = await startSite();
  atEnd(() => site.stop());
  const who = await onSite(site.env, (platform) =>
    makeMember(platform, 'stubborn', { role: 'publisher', canUploadVideos: true }),
  );
  const clip = path.join(site.dataDir, 'clip.mp4');
  // Long enough to be killed in the middle of its transcode.
  await makeClip(clip, { seconds: 8, size: '1280x720' });
  // A box of noise that says nothing to a player: much to send, and a hash that tells each byte.
  const noise = randomBytes(24_000_000);
  noise.writeUInt32BE(noise.length, 0);
  noise.write('free', 4);
  const file = Buffer.concat([await readFile(clip), noise]);
  const ask = async (method: string, to: string, headers: object, body?: Buffer): Promise<Response | null> =>
    fetch(site.url + to, {
      method,
      headers: { ...who.bearer, ...tus, ...headers },
      ...(body ? { body: new Uint8Array(body) } : {}),
    }).catch(() => null);
  const { call } = callsAt(site.url);

  const begun = await ask('POST', place, {
    'upload-length': String(file.length),
    'upload-metadata': `filename ${Buffer.from('clip.mp4').toString('base64')}`,
  });
  const location = begun?.headers.get('location') ?? '';
  const id = path.basename(location);
  let acknowledged = 0;
  let kills = 0;
  const deadline = Date.now() + 120_000;
  while (acknowledged < file.length) {
    assert.ok(Date.now() < deadline, `only ${acknowledged} bytes were taken:\n${site.output()}`);
    const head = await ask('HEAD', location, {});
    if (head?.status !== 200) {
      await new Promise((resolve) => setTimeout(resolve, 300));
      continue;
    }
    const offset = Number(head.headers.get('upload-offset'));
    assert.ok(offset >= acknowledged, `${acknowledged} bytes were acknowledged, and ${offset} are there`);
    const piece = file.subarray(offset, offset + 4_000_000);
    const sent = ask(
      'PATCH',
      location,
      { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      piece,
    );
    if (kills < 2 && offset > (kills + 1) * 5_000_000) {
      kills++;
      killChild(site, 'web.ts');
    }
    const answer = await sent;
    if (answer?.status === 204) acknowledged = Number(answer.headers.get('upload-offset'));
  }
  assert.equal(kills, 2);
  const stored = await readFile(path.join(site.dataDir, 'uploads', id));
  const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
  assert.equal(sha256(stored), sha256(file));

  await call(
    'submit_upload',
    {
      p_upload_id: id,
      p_title: 'Past two kills',
      p_category_id: '00000000-0000-7000-8000-000000000001',
      p_publish: 'publish',
      p_adults_only: true,
      p_contains_actual_humans: false,
      p_rights_held: true,
    },
    who,
  );
  killChild(site, 'worker.ts');
  let seen = '';
  type Upload = { video: { publish_status: string; playback_state: string } | null; reason: string | null };
  const becomes = (words: string, wanted: (video: NonNullable<Upload['video']>) => boolean) =>
    until(
      async () => {
        const [upload] = await call('get_my_uploads', {}, who);
        seen = JSON.stringify(upload);
        return upload?.video != null && wanted(upload.video);
      },
      90_000,
      () => `it did not ${words}: ${seen}\n${site.output()}`,
    );
  // The first rendition is out and the others are made, when the worker goes for the second time.
  await becomes('begin to play', ({ playback_state }) => playback_state !== 'preparing');
  assert.doesNotMatch(seen, /"playback_state":"ready"/, 'the transcode is not over yet');
  await until(
    () => childOf(site, 'worker.ts') !== null,
    20_000,
    () => `no worker:\n${site.output()}`,
  );
  killChild(site, 'worker.ts');
  await becomes(
    'become a video',
    ({ publish_status, playback_state }) => publish_status === 'published' && playback_state === 'ready',
  );
  const videos = await onSite(site.env, ({ db }) =>
    db.query('select 1 from videos where uploader_id = $1', [who.id]),
  );
  assert.equal(videos.length, 1);
  const jobsIn = (states: string[]): Promise<string[]> =>
    onSite(site.env, async ({ db }) =>
      // One that no retry follows comes again by its schedule.
      (
        await db.query<{ name: string }>(
          `select name from jobs.job where state::text = any ($1) and (state <> 'failed' or retry_limit > 0)`,
          [states],
        )
      ).map(({ name }) => name),
    );
  await until(
    async () => (await jobsIn(['active', 'retry'])).length === 0,
    30_000,
    () => `a job is stuck:\n${site.output()}`,
  );
  assert.deepEqual(await jobsIn(['failed']), []);
});
