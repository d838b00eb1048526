import { createDeleteMediaObjectsHandler } from '#server/domains/media/delete-media-objects.handler.ts';
import { makeConversation } from '#server/domains/messages/test-conversations.ts';
import { createDeletePictureHandler } from '#server/domains/profiles/pictures/delete-picture.handler.ts';
import { newId } from '#server/kit/ids.ts';
import type { Platform } from '#server/platform/context.ts';
import { insertTestComment } from '#tests/inputs/test-acting-inputs.ts';
import { insertTestPhoto } from '#tests/inputs/test-photo-inputs.ts';
import { insertTestPlaylist } from '#tests/inputs/test-playlist-inputs.ts';
import { insertTestPost } from '#tests/inputs/test-stream-inputs.ts';
import { buildVideo } from './test-catalogue.ts';
import { insertTestMedia } from './test-media-assets.ts';
import { makeMember, type TestMember } from './test-member.ts';

export const evidenceKinds = ['photo', 'post', 'comment', 'message', 'playlist', 'profile', 'video'] as const;
export type Kind = (typeof evidenceKinds)[number];

/** Something of a member that can be evidence, and who else may see it. */
export interface TestThing {
  kind: Kind;
  id: string;
  owner: TestMember;
  /** May see and report it. */
  witness: TestMember;
  /** Files of it, as they lie in storage. */
  keys: string[];
}

let made = 0;
const someone = (platform: Platform): Promise<TestMember> =>
  makeMember(platform, `evidence-${++made}`, { canUploadVideos: true });

/** A video with a media asset and one file of it. */
export async function addMedia({ db, storage }: Platform, videoId: string): Promise<string> {
  const mediaId = await insertTestMedia({ db }, { state: 'ready' });
  await db.query(`update videos set media_id = $2, playback_state = 'ready' where id = $1`, [
    videoId,
    mediaId,
  ]);
  await storage.put(`media/${mediaId}/360p/00001.m4s`, 'segment');
  return mediaId;
}

/** A thing of its own member, whole and in sight. */
export async function makeThing(platform: Platform, kind: Kind): Promise<TestThing> {
  const { db, storage } = platform;
  const [owner, witness] = [await someone(platform), await someone(platform)];
  const thing = (id: string, keys: string[] = []): TestThing => ({ kind, id, owner, witness, keys });
  switch (kind) {
    case 'photo': {
      const photo = await insertTestPhoto(platform, owner.id);
      const keys = ['', '-small'].map((end) => `private/photos/${owner.id}/${photo}${end}.webp`);
      for (const key of keys) await storage.put(key, 'photo', 'image/webp');
      return thing(photo, keys);
    }
    case 'post':
      return thing(await insertTestPost(platform, owner.id));
    case 'comment': {
      const video = await buildVideo(platform);
      return thing(
        await insertTestComment(platform, { videoId: video.id, authorId: owner.id, content: 'lantern' }),
      );
    }
    case 'message': {
      const id = newId();
      const conversation = await makeConversation(db, owner.id, witness.id);
      await db.query(
        'insert into messages (id, conversation_id, sender_id, content, created_at) values ($1, $2, $3, $4, now())',
        [id, conversation, owner.id, 'lantern'],
      );
      return thing(id);
    }
    case 'playlist':
      return thing(
        await insertTestPlaylist(platform, { ownerId: owner.id, name: 'lantern', isPublic: true }),
      );
    case 'profile': {
      const key = `media/avatars/${owner.id}/${newId()}.webp`;
      await storage.put(key, 'avatar', 'image/webp');
      await db.query(
        'update profiles set avatar_key = $2, avatar_path = $3, display_name = $4 where id = $1',
        [owner.id, key, `${owner.id}/me.png`, 'Lantern'],
      );
      return thing(owner.id, [key]);
    }
    case 'video': {
      const video = await buildVideo(platform, { uploaderId: owner.id });
      const mediaId = await addMedia(platform, video.id);
      return thing(video.id, [`media/${mediaId}/360p/00001.m4s`]);
    }
  }
}

const tables: Readonly<Record<Kind, readonly [table: string, whole: string]>> = {
  photo: ['photos', 'photo_key is not null'],
  post: ['stream_posts', "content <> ''"],
  comment: ['comments', "content <> ''"],
  message: ['messages', "content <> ''"],
  playlist: ['playlists', "name <> ''"],
  profile: ['profiles', "coalesce(avatar_key, held_look ->> 'avatar_key') is not null"],
  video: ['videos', 'media_id is not null'],
};

/** Where a thing with all that it said is: in its own table, laid down as evidence, or nowhere. */
export async function whereIs(
  { db }: Platform,
  { kind, id }: TestThing,
): Promise<'own table' | 'preserved' | null> {
  const [table, whole] = tables[kind];
  if ((await db.query(`select from ${table} where id = $1 and ${whole}`, [id])).length > 0)
    return 'own table';
  const preserved = await db.query(
    `select from preserved_things where kind = $1 and thing_id = $2
       and coalesce(content ->> 'content', content ->> 'name', content ->> 'photo_key', content ->> 'avatar_key',
         content ->> 'media_id', '') <> ''`,
    [kind, id],
  );
  return preserved.length > 0 ? 'preserved' : null;
}

/** Does at once what the queue would do with files. */
export async function runFileJobs(platform: Platform): Promise<void> {
  const signal = new AbortController().signal;
  const handlers = [createDeletePictureHandler(platform), createDeleteMediaObjectsHandler(platform)];
  for (const { job, run } of handlers) {
    const rows = await platform.db.query<{
      data: { key: string; mediaId: string; sourceKey: string | null };
    }>(`delete from jobs.job where name = $1 and state < 'active' returning data`, [job.name]);
    for (const { data } of rows) await run({ id: '', payload: data, attempt: 0, lastAttempt: true, signal });
  }
}
