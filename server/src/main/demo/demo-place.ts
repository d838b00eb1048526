import { insertDemoPlaylistLikes } from '../../domains/playlists/index.ts';
import {
  type DemoProfileRow,
  demoProfileIds,
  insertDemoFollows,
  insertDemoProfiles,
} from '../../domains/profiles/index.ts';
import { type DemoCommentRow, insertDemoComments, insertDemoLikes } from '../../domains/responses/index.ts';
import { type DemoPostRow, insertDemoPosts } from '../../domains/stream/index.ts';
import { newId } from '../../kit/ids.ts';
import { dropCached } from '../../platform/calls/cached-answers.ts';
import type { Platform } from '../../platform/context.ts';
import { createRandom, seedOf } from './art/random.ts';
import {
  type DemoVideo,
  demoComments,
  demoMembers,
  demoPlaylists,
  demoPosts,
  demoUploaders,
  quietBio,
  quietMembers,
  type Remark,
} from './catalogue/index.ts';
import { demoId, faceKey, personId, videoId } from './demo-ids.ts';
import { insertPlaylists } from './demo-playlists.ts';
import { beginnings } from './film/film.ts';
import { filmOf } from './film/storyboard.ts';
import { storeFace } from './pictures.ts';

const hour = 3_600_000;
const day = 24 * hour;
const everybody = [...demoMembers.map(({ username }) => username), ...quietMembers];

/**
 * What makes the demo a place: members who say that they are its members, what they say under videos and on their
 * pages, whom they follow, what they like and collect. All of it or nothing; safe to repeat.
 */
export async function makePlace(
  platform: Platform,
  videos: readonly DemoVideo[],
  now: number,
  signal?: AbortSignal,
): Promise<void> {
  const { db, storage } = platform;
  if ((await demoProfileIds(db)).includes(personId(demoMembers[0]!.username))) return;
  for (const { username, picture } of demoMembers) {
    if (signal?.aborted) return;
    await storeFace(storage, personId(username), picture);
  }
  await db.transaction(async (transaction) => {
    await insertDemoProfiles(transaction, memberRows(now));
    // A name may be somebody else's on this site.
    const here = new Set(await demoProfileIds(transaction));
    const isHere = (id: string): boolean => here.has(id);
    await insertPlaylists(transaction, videos, now);
    const comments = videos
      .flatMap((video) => commentRows(video, now))
      .filter((row) => isHere(row.author_id));
    await insertDemoComments(transaction, withThreads(comments, isHere));
    const posts = postRows(now).filter((row) => isHere(row.author_id));
    await insertDemoPosts(transaction, withThreads(posts, isHere));
    await insertDemoLikes(
      transaction,
      videos.flatMap((video) => likeRows(video, now)).filter((row) => isHere(row.member_id)),
    );
    await insertDemoFollows(transaction, followRows(now));
    await insertDemoPlaylistLikes(
      transaction,
      demoPlaylists.flatMap(({ name }) =>
        likers(`playlist ${name}`, 3 + (seedOf(name) % 15)).map((member_id) => ({
          playlist_id: demoId('playlist', name),
          member_id,
        })),
      ),
    );
    await dropCached(transaction, 'videos', 'playlists', 'rankings');
  });
}

function memberRows(now: number): DemoProfileRow[] {
  const spoken = demoMembers.map(({ username, displayName, bio, daysHere }) => ({
    id: personId(username),
    username,
    display_name: displayName,
    avatar_key: faceKey(personId(username)),
    bio,
    role: 'member' as const,
    created_at: new Date(now - daysHere * day).toISOString(),
  }));
  const quiet = quietMembers.map((username, index) => ({
    id: personId(username),
    username,
    display_name: null,
    avatar_key: null,
    bio: quietBio,
    role: 'member' as const,
    created_at: new Date(now - (12 + 13 * index) * day).toISOString(),
  }));
  return [...spoken, ...quiet];
}

/** So many members, the same for the same thing. */
function likers(thing: string, count: number): string[] {
  const random = createRandom(seedOf(`likes of ${thing}`));
  const rest = [...everybody];
  return Array.from({ length: Math.min(count, rest.length) }, () =>
    personId(rest.splice(random.whole(0, rest.length - 1), 1)[0]!),
  );
}

const between = (from: number, to: number, share: number): number => Math.round(from + share * (to - from));

/** One remark and what was said to it; `since` is when that could begin. */
function thread(remark: Remark & { replies?: readonly Remark[] }, said: number, now: number) {
  const row = (one: Remark, at: number, parent: string | null) => ({
    id: newId(at),
    parent_id: parent,
    author_id: personId(one.by),
    content: one.text,
    created_at: new Date(at).toISOString(),
    liked_by: likers(one.text, one.likes ?? 0).filter((id) => id !== personId(one.by)),
  });
  const head = row(remark, said, null);
  const replies = (remark.replies ?? []).map((reply) => row(reply, between(said, now, reply.at), head.id));
  return [head, ...replies];
}

function commentRows(video: DemoVideo, now: number): DemoCommentRow[] {
  const published = now - video.hoursOld * hour;
  const film = filmOf(video);
  const starts = beginnings(film);
  const moment = (chapter: string): string => {
    const second = starts[film.shots.findIndex((shot) => shot.chapter === chapter)] ?? 0;
    return `${Math.floor(second / 60)}:${String(second % 60).padStart(2, '0')}`;
  };
  const comments = demoComments[video.title] ?? [];
  return comments
    .flatMap((comment) => thread(comment, between(published, now, comment.at), now))
    .map((row) => ({
      ...row,
      video_id: videoId(video),
      content: row.content
        .replaceAll('{closer}', moment('A closer look'))
        .replaceAll('{end}', moment('Last light')),
    }));
}

const postRows = (now: number): DemoPostRow[] =>
  demoPosts.flatMap(({ by, text, hoursOld, likes, replies = [] }) =>
    thread({ by, text, at: 0, likes, replies }, now - hoursOld * hour, now),
  );

/** What is left of threads once some of their members are not here. */
function withThreads<Row extends { id: string; parent_id: string | null; liked_by: readonly string[] }>(
  rows: readonly Row[],
  isHere: (id: string) => boolean,
): Row[] {
  const ids = new Set(rows.map(({ id }) => id));
  return rows
    .filter(({ parent_id }) => parent_id === null || ids.has(parent_id))
    .map((row) => ({ ...row, liked_by: row.liked_by.filter(isHere) }));
}

function likeRows(video: DemoVideo, now: number) {
  const random = createRandom(seedOf(`liked ${video.title}`));
  const share = Math.min(0.85, 0.18 + video.pull / 320);
  const published = now - video.hoursOld * hour;
  return likers(`video ${video.title}`, Math.round(everybody.length * share * random.between(0.8, 1.15))).map(
    (member_id) => ({
      member_id,
      video_id: videoId(video),
      changed_at: new Date(between(published, now, random.next())).toISOString(),
    }),
  );
}

function followRows(now: number) {
  const random = createRandom(seedOf('who follows whom'));
  return demoUploaders.flatMap(({ username }) => {
    const share = random.between(0.25, 0.85);
    return everybody
      .filter(() => random.chance(share))
      .map((follower) => ({
        follower: personId(follower),
        studio: personId(username),
        created_at: new Date(now - random.between(0.2, 12) * day).toISOString(),
      }));
  });
}
