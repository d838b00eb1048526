import { newId } from '#server/kit/ids.ts';
import type { Platform } from '#server/platform/context.ts';
import { makeMember, type TestMember } from '#tests/support/test-member.ts';
import { once } from '#tests/support/test-once.ts';
import type { Known } from './contract-samples.ts';

/** A playlist as it lies in the table, which may hold a video; answers its id. */
export async function insertTestPlaylist(
  { db }: Pick<Platform, 'db'>,
  playlist: { ownerId: string; isPublic?: boolean; name?: string; videoId?: string },
): Promise<string> {
  const id = newId();
  await db.query('insert into playlists (id, owner_id, slug, name, is_public) values ($1, $2, $3, $4, $5)', [
    id,
    playlist.ownerId,
    `lantern-${id}`,
    playlist.name ?? 'Lantern evenings',
    playlist.isPublic ?? false,
  ]);
  if (playlist.videoId) {
    await db.query(
      'insert into playlist_videos (id, playlist_id, video_id, position) values ($1, $2, $3, 1024)',
      [newId(), id, playlist.videoId],
    );
    await db.query('update playlists set video_count = 1 where id = $1', [id]);
  }
  return id;
}

const stranger = new WeakMap<object, Promise<TestMember>>();

/** What the calls of playlists can be given. */
export const playlistInputs = (platform: Platform, asker: TestMember | null, videoId: string): Known => {
  const otherId = async (): Promise<string> => {
    const others = stranger.get(platform.db) ?? makeMember(platform, 'playlist-keeper');
    stranger.set(platform.db, others);
    return (await others).id;
  };
  const publicPlaylist = once(async () =>
    insertTestPlaylist(platform, { ownerId: await otherId(), isPublic: true, videoId }),
  );
  return {
    private: false,
    own_playlist_id: async () =>
      insertTestPlaylist(platform, { ownerId: asker?.id ?? (await otherId()), videoId }),
    public_playlist_id: publicPlaylist,
    public_playlist_slug: async () => `lantern-${await publicPlaylist()}`,
    before_nothing: null,
  };
};
