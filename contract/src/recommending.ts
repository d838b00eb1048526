import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { limits } from './limits.ts';
import { CodeText, Input, Nullable, OneOf, Slug, Uuid } from './schema-parts.ts';
import { VideoCard } from './videos.ts';
import { reasonKinds, recommendingBases, tasteKinds } from './wire-values.ts';
import { WorkCard } from './works.ts';

/** Why a video is shown to a member. What is new has no cause of theirs. */
const Reason = Type.Object({
  kind: OneOf(reasonKinds),
  title: Nullable(Type.String({ description: 'Of the video, or of the series on their list.' })),
  slug: Nullable(Type.String()),
});
export type Reason = Static<typeof Reason>;

export const ForYouCard = Type.Object({
  ...VideoCard.properties,
  reason: Nullable(Reason),
  tags: Type.Array(Type.Object({ name: Type.String(), slug: Type.String() }), {
    description: 'A few of them, by which less of it can be asked for.',
  }),
});
export type ForYouCard = Static<typeof ForYouCard>;

const Basis = OneOf(recommendingBases);

export const ForYou = Type.Object({
  /** `taste`: chosen for the caller. `popular`: nothing is known of them yet. `off`: they switched it off; then it is what is popular. */
  basis: Basis,
  items: Type.Array(ForYouCard),
  /** On the first page: what is like one video that they watched lately, if there is enough of it. */
  because: Nullable(
    Type.Object({ title: Type.String(), slug: Type.String(), items: Type.Array(ForYouCard) }),
  ),
  page: Type.Integer(),
  has_more: Type.Boolean(),
});
export type ForYou = Static<typeof ForYou>;

export const TasteMark = Type.Object({
  kind: OneOf(tasteKinds),
  subject_id: Type.String({ description: 'The number of a tag, the id of a video or a creator.' }),
  name: Nullable(Type.String({ description: 'Null: it is not shown any more.' })),
  slug: Nullable(Type.String({ description: 'Last part of its address; of a creator: the username.' })),
});
export type TasteMark = Static<typeof TasteMark>;

const Novelty = Type.Integer({
  minimum: 0,
  maximum: 2,
  description: 'How much of it is new: little, some, much.',
});
const Length = Type.Integer({ minimum: -1, maximum: 1, description: 'Rather short, any, rather long.' });
export const Recommending = Type.Object({
  is_on: Type.Boolean(),
  is_off_here: Type.Boolean({
    description:
      'Of a member: this browser says off, as before they logged in; on their account it is on, and what they watch counts. `set_recommending` decides it for the account.',
  }),
  /** Of a member; null: a visitor has none. */
  taste: Nullable(Type.Object({ novelty: Novelty, length: Length, marks: Type.Array(TasteMark) })),
});
export type Recommending = Static<typeof Recommending>;

export const recommendingCalls = {
  get_for_you: declare({
    kind: 'rpc',
    summary:
      'Published videos chosen for the caller by what they watched, like and have on their list, each with its reason. With recommendations switched off, what is popular.',
    access: 'member',
    limit: 'read',
    get: true,
    recommended: true,
    input: Input({
      p_page: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.forYouPages, default: 1 })),
      p_limit: Type.Optional(
        Type.Integer({ minimum: 1, maximum: limits.forYouPageSize, default: limits.forYouPageSize }),
      ),
    }),
    output: ForYou,
  }),
  get_similar_videos: declare({
    kind: 'rpc',
    summary:
      'Published videos that the same people watched and that are alike. With recommendations switched off, what is popular. Rows: none, if the video is not published.',
    access: 'anyone',
    limit: 'read',
    cache: { seconds: 300, topics: ['videos'] },
    recommended: true,
    input: Input({
      p_video_id: Uuid,
      p_limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 24, default: 12 })),
    }),
    output: Type.Object({ basis: Basis, items: Type.Array(VideoCard) }),
  }),
  get_similar_works: declare({
    kind: 'rpc',
    summary:
      'Published series, films and OVAs like one, by their videos and by the lists of members. With recommendations switched off, the newest.',
    access: 'anyone',
    limit: 'read',
    cache: { seconds: 300, topics: ['videos', 'works'] },
    recommended: true,
    input: Input({
      p_slug: Slug(limits.slugLength),
      p_limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 24, default: 12 })),
    }),
    output: Type.Object({ basis: Basis, items: Type.Array(WorkCard) }),
  }),
  get_recommending: declare({
    kind: 'rpc',
    summary: 'Whether anything is recommended to the asker, and what a member said of their taste.',
    access: 'anyone',
    limit: 'read',
    get: true,
    input: Input({}),
    output: Recommending,
  }),
  set_recommending: declare({
    kind: 'rpc',
    summary:
      'Switches recommendations off or on in every list at once: of a member on the account, of a visitor in this browser. Off, nothing is worked out about a member.',
    access: 'anyone',
    limit: 'write',
    input: Input({ p_is_on: Type.Boolean() }),
    output: Type.Object({ is_on: Type.Boolean() }),
  }),
  update_taste: declare({
    kind: 'rpc',
    summary: 'Sets how new and how long the videos are that are recommended to the caller.',
    access: 'member',
    limit: 'write',
    input: Input({ p_novelty: Type.Optional(Novelty), p_length: Type.Optional(Length) }),
    output: Type.Object({ novelty: Novelty, length: Length }),
  }),
  mark_taste: declare({
    kind: 'rpc',
    summary:
      'Asks to see less like a video, less of a creator, or nothing with a tag, among what is recommended.',
    access: 'member',
    limit: 'write',
    input: Input({
      p_kind: OneOf(tasteKinds),
      p_slug: Slug(limits.slugLength),
    }),
    output: TasteMark,
    errors: [
      'notFound (404): there is no such video, creator or tag',
      `conflict (409): there are ${limits.tasteMarks} already`,
    ],
  }),
  unmark_taste: declare({
    kind: 'rpc',
    summary:
      'Takes that back, by its address or, also when it is not shown any more, by its `subject_id`. Not an error if there is nothing to take back.',
    access: 'member',
    limit: 'write',
    input: Input({
      p_kind: OneOf(tasteKinds),
      p_slug: Type.Optional(Slug(limits.slugLength)),
      p_subject_id: Type.Optional(CodeText({ minLength: 1, maxLength: 36 })),
    }),
    output: Type.Object({ removed: Type.Boolean() }),
  }),
};
