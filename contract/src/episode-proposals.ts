import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { limits } from './limits.ts';
import { Input, Nullable, OneOf, PublicText, QueryText, Timestamp, Uuid } from './schema-parts.ts';
import { publishStates } from './wire-values.ts';
import { episodeCuts, episodeKinds, workKinds, workStates } from './work-words.ts';

const Title = PublicText({
  holder: 'The title holds',
  longest: limits.titleLength,
  holdWords: 'passed',
  maxLength: limits.titleLength,
});
const Group = PublicText({
  holder: 'The group holds',
  longest: limits.releaseGroupLength,
  holdWords: 'passed',
  maxLength: limits.releaseGroupLength,
});
const EpisodeNumber = Type.Number({ minimum: 0, maximum: 99_999, description: 'With two decimals at most.' });

/** What an uploader says of a video: a work that is there, or the title of one that is not, and which episode it is. */
export const SaidSeries = Input({
  work_id: Type.Optional(Nullable(Uuid)),
  work_title: Type.Optional(Nullable(Title)),
  work_kind: Type.Optional(OneOf(workKinds)),
  kind: Type.Optional(OneOf(episodeKinds)),
  number: EpisodeNumber,
  cut: Type.Optional(OneOf(episodeCuts)),
  release_group: Type.Optional(Nullable(Group)),
});
export type SaidSeries = Static<typeof SaidSeries>;

/** What a name says, for a form that is filled in by it. */
export const SuggestedEpisode = Type.Object({
  title: Type.String({ description: 'Of the work; empty: the name tells of none.' }),
  kind: OneOf(episodeKinds),
  number: Nullable(Type.Number()),
  work_kind: OneOf(workKinds),
  cut: OneOf(episodeCuts),
  release_group: Nullable(Type.String()),
  work: Nullable(Type.Object({ id: Uuid, slug: Type.String(), title: Type.String() })),
});
export type SuggestedEpisode = Static<typeof SuggestedEpisode>;

export const FoundWork = Type.Object({
  id: Uuid,
  slug: Type.String(),
  title: Type.String(),
  native_title: Nullable(Type.String()),
  kind: OneOf(workKinds),
  year: Nullable(Type.Integer()),
});
export type FoundWork = Static<typeof FoundWork>;

/** Where the series of an own video stands. */
export const OwnEpisode = Type.Object({
  episode: Nullable(
    Type.Object({
      slug: Nullable(Type.String({ description: 'Of the work, where it is public.' })),
      title: Type.String(),
      kind: OneOf(episodeKinds),
      number: Type.Number(),
    }),
  ),
  said: Nullable(
    Type.Object({
      state: OneOf(['open', 'accepted', 'dismissed']),
      work_id: Nullable(Uuid),
      work_title: Type.String(),
      work_kind: OneOf(workKinds),
      kind: OneOf(episodeKinds),
      number: Nullable(Type.Number()),
      cut: OneOf(episodeCuts),
      release_group: Nullable(Type.String()),
    }),
  ),
});
export type OwnEpisode = Static<typeof OwnEpisode>;

export const EpisodeProposal = Type.Object({
  id: Uuid,
  video_id: Uuid,
  slug: Type.String(),
  title: Type.String({ description: 'Of the video.' }),
  publish_status: OneOf(publishStates),
  audio_language: Nullable(Type.String()),
  origin: OneOf(['title', 'uploader', 'source']),
  kind: OneOf(episodeKinds),
  number: Nullable(Type.Number()),
  episode_title: Nullable(Type.String()),
  cut: OneOf(episodeCuts),
  release_group: Nullable(Type.String()),
  proposed_at: Timestamp,
});
export type EpisodeProposal = Static<typeof EpisodeProposal>;

/** All that waits for one work, which may not be there yet. */
export const ProposalGroup = Type.Object({
  lead: Type.String({ description: 'The same for all that lead to one work.' }),
  count: Type.Integer(),
  work: Nullable(
    Type.Object({ id: Uuid, slug: Type.String(), title: Type.String(), state: OneOf(workStates) }),
  ),
  title: Type.String({ description: 'For the work, where it is not there.' }),
  kind: OneOf(workKinds),
  proposals: Type.Array(EpisodeProposal, { description: 'By number; 200 at most.' }),
});
export type ProposalGroup = Static<typeof ProposalGroup>;

export const EpisodeProposals = Type.Object({ total: Type.Integer(), items: Type.Array(ProposalGroup) });
export type EpisodeProposals = Static<typeof EpisodeProposals>;

const ids = (most: number) => Type.Array(Uuid, { minItems: 1, maxItems: most });
const noVideo = 'notFound (404): there is no such video of this member';

export const saidSeriesCalls = {
  find_works: declare({
    kind: 'rpc',
    summary: 'Published works (10) of which a title begins with, or holds, what was typed.',
    access: 'uploader',
    limit: 'read',
    get: true,
    input: Input({ p_search: QueryText({ minLength: 1, maxLength: limits.searchQueryLength }) }),
    output: Type.Array(FoundWork),
  }),
  suggest_episode: declare({
    kind: 'rpc',
    summary:
      'What the name of a file, or a title, says of the work and the episode, and that work if it is here.',
    access: 'uploader',
    limit: 'read',
    get: true,
    input: Input({ p_name: QueryText({ minLength: 1, maxLength: 500 }) }),
    output: SuggestedEpisode,
  }),
  get_own_episode: declare({
    kind: 'rpc',
    summary:
      'Which episode the caller’s own video is, and what they said that waits for an admin or was decided.',
    access: 'uploader',
    limit: 'read',
    get: true,
    input: Input({ p_video_id: Uuid }),
    output: OwnEpisode,
    errors: [noVideo],
  }),
  say_episode: declare({
    kind: 'rpc',
    summary:
      'Says which episode of which work the caller’s own video is. It is so once an admin has accepted it; null takes back what waits.',
    access: 'uploader',
    limit: 'write',
    input: Input({ p_video_id: Uuid, p_series: Nullable(SaidSeries) }),
    output: OwnEpisode,
    errors: [
      noVideo,
      'badInput (400): neither a published work nor a title, or a text that is not allowed',
      'conflict (409): the video is an episode already, or the same was said and dismissed',
    ],
  }),
};

const admin = { kind: 'rpc', access: 'admin', proof: 'none' } as const;
const gone = 'notFound (404): some of these proposals wait no more';

export const episodeProposalCalls = {
  get_episode_proposals: declare({
    ...admin,
    summary: 'What waits on the desk of works, by the work that it leads to, the largest groups first.',
    limit: 'read',
    get: true,
    input: Input({
      p_limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 10 })),
      p_offset: Type.Optional(Type.Integer({ minimum: 0, maximum: limits.moderatedDeepest })),
    }),
    output: EpisodeProposals,
  }),
  accept_episode_proposals: declare({
    ...admin,
    summary:
      'Makes videos episodes of a work, as they were proposed or are corrected here; a work that is not named is made.',
    limit: 'write',
    input: Input({
      p_work_id: Type.Optional(Nullable(Uuid)),
      p_title: Type.Optional(Nullable(Title)),
      p_kind: Type.Optional(OneOf(workKinds)),
      p_proposals: Type.Array(
        Input({
          id: Uuid,
          kind: Type.Optional(OneOf(episodeKinds)),
          number: EpisodeNumber,
          title: Type.Optional(Nullable(Title)),
          cut: Type.Optional(OneOf(episodeCuts)),
          release_group: Type.Optional(Nullable(Group)),
        }),
        { minItems: 1, maxItems: 200 },
      ),
    }),
    output: Type.Object({ id: Uuid, slug: Type.String(), title: Type.String() }),
    errors: [
      gone,
      'notFound (404): no such work',
      'badInput (400): no title, or a text or number that is not allowed',
      'conflict (409): a video is an episode already',
    ],
  }),
  dismiss_episode_proposals: declare({
    ...admin,
    summary: 'Says that videos are not what was proposed. It is not proposed again.',
    limit: 'write',
    input: Input({ p_proposal_ids: ids(200) }),
    output: Type.Object({ dismissed: Type.Integer() }),
    errors: [gone],
  }),
};
