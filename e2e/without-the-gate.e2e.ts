import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageQueries } from '#contract/page.ts';
import { adFigureInputs } from '#tests/inputs/test-ad-figures.ts';
import { insertTestCase } from '#tests/inputs/test-case-inputs.ts';
import { insertTestDataRequest } from '#tests/inputs/test-data-request.ts';
import { insertTestIdentity } from '#tests/inputs/test-identity-inputs.ts';
import { legalInputs } from '#tests/inputs/test-legal-inputs.ts';
import { insertTestPhoto } from '#tests/inputs/test-photo-inputs.ts';
import { insertTestPlaylist } from '#tests/inputs/test-playlist-inputs.ts';
import { insertTestPost } from '#tests/inputs/test-stream-inputs.ts';
import { insertTestTicket } from '#tests/inputs/test-support-inputs.ts';
import { insertTestWork } from '#tests/inputs/test-work-inputs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { makeMember, type TestMember } from '#tests/support/test-member.ts';
import { openCase, refreshCases } from '../server/src/domains/moderation/cases/case-queries.ts';
import { newId } from '../server/src/kit/ids.ts';
import { call } from './calling.ts';
import { atEnd } from './closing.ts';
import { newName } from './members.ts';
import { conversation, say, site, url } from './talking.ts';

/** What no page may hold before the age gate: addresses of pictures and media, wherever they stand in it. */
const media =
  /\/media\/\S|--hint:|private\/photos|\/storage\/v1\/object|data:(image|video)|<(video|audio)[\s>]|\w\.(m3u8|mp4|webm|vtt)\b/;

interface Pages {
  /** Who owns what is shown, and may see everything. */
  keeper: TestMember;
  /** Addresses of pages by their pattern, for what takes a part; and more views of a page. */
  samples: Readonly<Record<string, readonly string[]>>;
  /** Pages that show pictures or media to whoever has passed the gate: a look at nothing would prove nothing. */
  shows: readonly string[];
}

async function fillPages(): Promise<Pages> {
  const { platform } = site();
  const { db } = platform;
  const keeper = await makeMember(platform, newName('gatekeeper'), { role: 'admin', canUploadVideos: true });
  const friend = await makeMember(platform, newName('gatefriend'));
  const avatar = (id: string) =>
    db.query(`update profiles set avatar_key = 'media/avatars/' || id || '.webp' where id = $1`, [id]);
  await Promise.all([avatar(keeper.id), avatar(friend.id)]);
  const [seeded] = await db.query<{ slug: string; media_id: string; category_slug: string; tag: string }>(
    `select v.slug, v.media_id, c.slug as category_slug,
       (select t.slug from video_tags vt join tags t on t.id = vt.tag_id where vt.video_id = v.id limit 1) as tag
     from videos v join categories c on c.id = v.category_id
     where v.media_id is not null and v.publish_status = 'published' and v.is_demo limit 1`,
  );
  assert.ok(seeded, 'a prepared video is there');
  const post = await insertTestPost(platform, keeper.id, `See ${url}/play/${seeded.slug}`);
  const dataRequest = await insertTestDataRequest(platform.db, { isAnswered: true });
  const urgent = await (legalInputs(platform).urgent_request as () => Promise<string>)();
  const own = await buildVideo(platform, { title: `Gate lamp ${process.pid}`, uploaderId: keeper.id });
  const waiting = await buildVideo(platform, { title: `Gate wick ${process.pid}`, publishStatus: 'review' });
  await db.query('update videos set media_id = $1 where id = any($2)', [
    seeded.media_id,
    [own.id, waiting.id],
  ]);
  // Other journeys look at what is newest: these have pictures that are not there.
  atEnd(async () => {
    await db.query(`update videos set publish_status = 'draft' where id = any($1)`, [[own.id, waiting.id]]);
    await db.query('delete from works where id = $1', [series.id]);
    await db.query('update profiles set avatar_key = null where id = any($1)', [[keeper.id, friend.id]]);
  });
  const photo = await insertTestPhoto(platform, keeper.id);
  const photoCase = await openCase(db, {
    id: newId(),
    kind: 'photo',
    targetId: photo,
    ownerId: keeper.id,
    title: 'Lamp',
  });
  await refreshCases(db, [photoCase, await insertTestCase(platform, keeper.id, friend.id)]);
  const playlist = await insertTestPlaylist(platform, {
    ownerId: keeper.id,
    isPublic: true,
    videoId: own.id,
  });
  const series = await insertTestWork(platform, { episodes: [{ number: 1, videos: [own.id] }] });
  const talk = await conversation(friend, keeper);
  await say(friend, talk, 'Good evening.');
  await call('toggle_subscription', { p_uploader_id: keeper.id }, friend);
  await call('toggle_subscription', { p_uploader_id: friend.id }, keeper);
  await call('toggle_favorite_video', { p_video_id: own.id }, keeper);
  await call('create_comment', { p_video_id: own.id, p_content: `A lamp ${process.pid}.` }, friend);
  await call('block-user', { username: 'lantern-keeper' }, friend);
  const identity = await insertTestIdentity(platform, friend.id);

  const proof = await adFigureInputs(platform, null).ad_proof_code();
  const { id: ticket } = await insertTestTicket(db);

  const profile = `/user/${keeper.username}`;
  const userTabs = ['Posts', 'Videos', 'Photos', 'Playlists', 'Favorites', 'Achievements'];
  const samples = {
    '/': ['/', '/?tab=playlists'],
    '/user/:username': [profile, ...userTabs.map((tab) => `${profile}?initialTab=${tab}`)],
    '/post/:postId': [`/post/${post}`],
    '/play/:slug': [`/play/${seeded.slug}`, `/play/${own.slug}`],
    '/embed/:slug': [`/embed/${seeded.slug}`],
    '/oembed': [`/oembed?url=${encodeURIComponent(`${url}/play/${seeded.slug}`)}`],
    '/categories/:slug': [`/categories/${seeded.category_slug}`],
    '/tags/:tag': [`/tags/${encodeURIComponent(seeded.tag)}`],
    '/playlist/:slug': [`/playlist/lantern-${playlist}`],
    '/playlist/:slug/shuffle': [`/playlist/lantern-${playlist}/shuffle`],
    '/series/:slug': [`/series/${series.slug}`],
    '/studios/:slug': [`/studios/${series.studioSlug}`],
    '/search': ['/search?q=lamp', '/search?q=lanterns'],
    '/studio/:slug': [`/studio/${own.slug}`, `/studio/${own.slug}?tab=edit`],
    '/conversation/shared': [`/conversation/shared?slugs=${seeded.slug}`],
    '/conversation/:conversationId': [`/conversation/${talk}`],
    '/admin/users/:userId': [`/admin/users/${friend.id}`],
    '/admin/works/:workId': [`/admin/works/${series.id}`],
    '/admin/identity/:recordId': [`/admin/identity/${identity}`],
    '/admin/applications/:applicationId': [`/admin/applications/${newId()}`],
    '/admin/reports/:caseId': [`/admin/reports/${photoCase}`],
    '/admin/legal/urgent/:requestId': [`/admin/legal/urgent/${urgent}`],
    '/admin/data-requests/:requestId': [`/admin/data-requests/${dataRequest.id}`],
    '/data-request/:receipt': [`/data-request/${dataRequest.receipt}`],
    '/data-request/:receipt/records.json': [`/data-request/${dataRequest.receipt}/records.json`],
    '/admin/legal/:page': ['/admin/legal/terms'],
    '/information/:page': ['/information/terms', '/information/recommender'],
    '/information/*': ['/information/terms/more'],
    '/case/:receipt': ['/case/0123456789abcdef'],
    '/admin/support/:ticketId': [`/admin/support/${ticket}`],
    '/proof/:code': [`/proof/${proof}`],
    '/statement/:statementId': [`/statement/${newId()}`],
  };
  const shows = [
    '/',
    profile,
    `${profile}?initialTab=Photos`,
    `/play/${seeded.slug}`,
    `/studio/${own.slug}?tab=edit`,
    `/playlist/lantern-${playlist}`,
    `/series/${series.slug}`,
    `/studios/${series.studioSlug}`,
    '/studios',
    '/series',
    '/search?q=lanterns',
    `/conversation/${talk}`,
    '/inbox',
    '/notifications',
    '/favorites',
    '/admin/review',
    '/admin/all-videos',
    `/admin/reports/${photoCase}`,
  ];
  return { keeper, samples, shows };
}

const page = async (path: string, cookie: string): Promise<string> => {
  const response = await fetch(url + path, { headers: { cookie }, redirect: 'manual' });
  assert.ok(response.status < 500, `${path}: ${response.status}`);
  return response.text();
};

test('no page of the site holds an address of a picture or of media before the age gate, whoever asks', async () => {
  const { keeper, samples, shows } = await fillPages();
  const passed = 'age_confirmed=1; ';
  for (const path of shows) assert.match(await page(path, passed + keeper.cookie), media, path);
  const found: string[] = [];
  for (const pattern of Object.keys(pageQueries)) {
    const addresses = Object.hasOwn(samples, pattern)
      ? samples[pattern]
      : pattern.includes(':')
        ? null
        : [pattern];
    assert.ok(addresses, `${pattern} has no address to try`);
    for (const [who, cookie] of [
      ['a visitor', ''],
      ['an admin', keeper.cookie],
    ] as const) {
      // Asked for a page of their own, sign-out ends the session that the others need.
      if (pattern === '/logout') continue;
      for (const path of addresses) {
        const at = media.exec(await page(path, cookie));
        if (at)
          found.push(`${path} for ${who}: ${at.input.slice(Math.max(0, at.index - 60), at.index + 60)}`);
      }
    }
  }
  assert.deepEqual(found, []);
});
