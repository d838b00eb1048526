import assert from 'node:assert/strict';
import type { CallName } from '#contract/calls.ts';
import { reviewComment } from '#server/domains/responses/index.ts';
import { reviewPost } from '#server/domains/stream/index.ts';
import { insertTestIdentity } from '#tests/inputs/test-identity-inputs.ts';
import { insertTestPhoto, insertWaitingPicture } from '#tests/inputs/test-photo-inputs.ts';
import { insertTestPost } from '#tests/inputs/test-stream-inputs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { takeMail } from '#tests/support/test-mail.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import type { TestWeb } from '#tests/support/test-web.ts';

export interface Act {
  /** Does it to something of the author's. */
  act(author: TestMember, why: object): Promise<{ status: number; isBack?(): Promise<boolean> }>;
  headline: RegExp;
  /** In the export of the Commission's schema; a strike alone is no restriction there. */
  isExported?: false;
  /** It takes no explanation. */
  isMute?: true;
  /** It takes no rule. */
  hasNoGround?: true;
  /** No complaint stands in for a check: undone, the right waits for one, and `isBack` says that it does. */
  needsIdentity?: true;
  /** The operator did it: any admin answers. */
  isOfShell?: true;
}

/** By what an admin takes something from somebody, outside of a case, each with how it is done. */
export function restrictingActs({ app, ask, call, platform }: TestWeb, keeper: TestMember) {
  const { db } = platform;
  const stateIn = async (table: string, column: string, id: string): Promise<string> =>
    (await db.query<{ state: string }>(`select ${column} as state from ${table} where id = $1`, [id]))[0]
      ?.state ?? 'gone';
  const rightOf = async (id: string) =>
    (await call('get_user_record', { p_user_id: id }, keeper)).can_upload_videos;
  const videoOf = (author: TestMember) => buildVideo(platform, { uploaderId: author.id });
  const stateOfVideo = (id: string) => stateIn('videos', 'publish_status', id);

  const onVideo =
    (name: CallName, input: (id: string) => object, more: (why: { words: string }) => object): Act['act'] =>
    async (author, why) => {
      const { id } = await videoOf(author);
      const words = (why as { words: string }).words;
      const { status } = await ask(
        name,
        { ...input(id), ...more({ words }), p_ground: 'HATEFUL_INFLAMMATORY' },
        keeper,
      );
      assert.notEqual(await stateOfVideo(id), 'published');
      return { status, isBack: async () => (await stateOfVideo(id)) === 'published' };
    };

  const restricting: Partial<
    Record<CallName | 'PATCH videos' | 'npm run admin -- comments' | 'npm run admin -- posts', Act>
  > = {
    delete_video: {
      act: onVideo(
        'delete_video',
        (id) => ({ p_video_id: id }),
        ({ words }) => ({ p_reason: words }),
      ),
      headline: /^Your video was removed$/,
    },
    delete_videos: {
      act: onVideo(
        'delete_videos',
        (id) => ({ p_video_ids: [id] }),
        ({ words }) => ({ p_reason: words }),
      ),
      headline: /^Your video was removed$/,
    },
    set_videos_status: {
      act: onVideo(
        'set_videos_status',
        (id) => ({ p_video_ids: [id], p_status: 'pending' }),
        ({ words }) => ({ p_explanation: words }),
      ),
      headline: /^Your video was unpublished$/,
    },
    'upsert-video-metadata': {
      async act(author, { words }: { words?: string }) {
        const { id } = await videoOf(author);
        const input = { id, status: 'pending', explanation: words, ground: 'HATEFUL_INFLAMMATORY' };
        const { status } = await ask('upsert-video-metadata', input, keeper);
        return { status, isBack: async () => (await stateOfVideo(id)) === 'published' };
      },
      headline: /^Your video was unpublished$/,
    },
    'PATCH videos': {
      async act(author, { words }: { words?: string }) {
        const { id } = await videoOf(author);
        const payload = { status: 'pending', ground: 'HATEFUL_INFLAMMATORY', explanation: words };
        const { statusCode } = await app.inject({
          ...{ method: 'PATCH', url: `/rest/v1/videos?id=eq.${id}`, payload },
          headers: keeper.bearer,
        });
        return { status: statusCode, isBack: async () => (await stateOfVideo(id)) === 'published' };
      },
      headline: /^Your video was unpublished$/,
    },
    refuse_video: {
      async act(author, { words }: { words?: string }) {
        const { id } = await videoOf(author);
        await db.query(`update videos set publish_status = 'review' where id = $1`, [id]);
        const input = { p_video_id: id, p_reason: words, p_ground: 'HATEFUL_INFLAMMATORY' };
        const { status } = await ask('refuse_video', input, keeper);
        assert.equal(await stateOfVideo(id), 'draft');
        return { status, isBack: async () => (await stateOfVideo(id)) === 'published' };
      },
      headline: /^Your video was unpublished$/,
    },
    delete_comment: {
      async act(author, { words }: { words?: string }) {
        const { id: videoId } = await buildVideo(platform);
        const { id } = await call(
          'create_comment',
          { p_video_id: videoId, p_content: 'A loud word' },
          author,
        );
        const input = { p_comment_id: id, p_explanation: words, p_ground: 'HATEFUL_INFLAMMATORY' };
        const { status } = await ask('delete_comment', input, keeper);
        assert.equal(await stateIn('comments', 'state', id), 'removed');
        return { status, isBack: async () => (await stateIn('comments', 'state', id)) === 'published' };
      },
      headline: /^Your comment was removed$/,
    },
    'delete-stream-post': {
      async act(author, { words }: { words?: string }) {
        const id = await insertTestPost(platform, author.id);
        const input = { postId: id, explanation: words, ground: 'HATEFUL_INFLAMMATORY' };
        const { status } = await ask('delete-stream-post', input, keeper);
        assert.equal(await stateIn('stream_posts', 'state', id), 'removed');
        return { status, isBack: async () => (await stateIn('stream_posts', 'state', id)) === 'published' };
      },
      headline: /^Your post was removed$/,
    },
    'npm run admin -- comments': {
      async act(author) {
        const { id: videoId } = await buildVideo(platform);
        const { id } = await call(
          'create_comment',
          { p_video_id: videoId, p_content: 'A held word' },
          author,
        );
        await db.query(`update comments set state = 'held', held_for = 'word' where id = $1`, [id]);
        await reviewComment(platform, id, 'removed');
        return { status: 200, isBack: async () => (await stateIn('comments', 'state', id)) === 'published' };
      },
      headline: /^Your comment was removed$/,
      ...{ isMute: true, hasNoGround: true, isOfShell: true },
    },
    'npm run admin -- posts': {
      async act(author) {
        const id = await insertTestPost(platform, author.id);
        await db.query(`update stream_posts set state = 'held', held_for = 'word' where id = $1`, [id]);
        await reviewPost(platform, id, 'removed');
        return {
          status: 200,
          isBack: async () => (await stateIn('stream_posts', 'state', id)) === 'published',
        };
      },
      headline: /^Your post was removed$/,
      ...{ isMute: true, hasNoGround: true, isOfShell: true },
    },
    delete_photo: {
      async act(author, { words }: { words?: string }) {
        const id = await insertTestPhoto(platform, author.id);
        const input = { p_photo_id: id, p_explanation: words, p_ground: 'HATEFUL_INFLAMMATORY' };
        const { status } = await ask('delete_photo', input, keeper);
        assert.equal(await stateIn('photos', 'state', id), 'removed');
        return { status, isBack: async () => (await stateIn('photos', 'state', id)) === 'published' };
      },
      headline: /^Your photo was removed$/,
    },
    refuse_picture: {
      async act(author, { words }: { words?: string }) {
        const id = await insertWaitingPicture(platform, author.id);
        const input = { p_picture_id: id, p_reason: words, p_ground: 'HATEFUL_INFLAMMATORY' };
        return { status: (await ask('refuse_picture', input, keeper)).status };
      },
      headline: /^Your picture was removed$/,
    },
    suspend_user: {
      async act(author, { words }: { words?: string }) {
        const input = { p_user_id: author.id, p_reason: words, p_ground: 'HATEFUL_INFLAMMATORY' };
        const { status } = await ask('suspend_user', input, keeper);
        const isOut = async () =>
          (await call('get_user_record', { p_user_id: author.id }, keeper)).suspension !== null;
        assert.equal(await isOut(), true);
        return { status, isBack: async () => !(await isOut()) };
      },
      headline: /^Your account is suspended$/,
    },
    give_strike: {
      async act(author, { words }: { words?: string }) {
        const input = { p_user_id: author.id, p_reason: words, p_ground: 'HATEFUL_INFLAMMATORY' };
        const { status } = await ask('give_strike', input, keeper);
        const isFree = async () =>
          (await call('get_user_record', { p_user_id: author.id }, keeper)).strikes.length === 0;
        assert.equal(await isFree(), false);
        return { status, isBack: isFree };
      },
      headline: /^Your account was given a strike$/,
      isExported: false,
    },
    set_upload_right: {
      async act(author, { words }: { words?: string }) {
        const input = { p_user_id: author.id, p_can_upload_videos: false, p_reason: words };
        const { status } = await ask(
          'set_upload_right',
          { ...input, p_ground: 'HATEFUL_INFLAMMATORY' },
          keeper,
        );
        assert.equal(await rightOf(author.id), false);
        return { status, isBack: () => rightOf(author.id) };
      },
      headline: /^You can no longer upload videos$/,
    },
    refuse_identity: {
      async act(author, { words }: { words?: string }) {
        const id = await insertTestIdentity(platform, author.id);
        await call('approve_identity', { p_record_id: id }, keeper);
        await call('set_upload_right', { p_user_id: author.id, p_can_upload_videos: true }, keeper);
        await takeMail(platform);
        await db.query('delete from notifications where member_id = $1', [author.id]);
        const input = { p_record_id: id, p_reason: words, p_ground: 'HATEFUL_INFLAMMATORY' };
        const { status } = await ask('refuse_identity', input, keeper);
        return { status, isBack: async () => !(await rightOf(author.id)) };
      },
      headline: /^You can no longer upload videos$/,
      needsIdentity: true,
    },
  };
  return restricting;
}
