import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { limits } from './limits.ts';
import { ManagedWork } from './managed-works.ts';
import { Input, Nullable, OneOf, PublicText, Timestamp, Uuid } from './schema-parts.ts';
import { episodeKinds, workKinds } from './work-words.ts';

/** Something done to works that can be undone. */
export const WorkAct = Type.Object({
  id: Uuid,
  act: Type.String(),
  summary: Type.String(),
  made_at: Timestamp,
  undone_at: Nullable(Timestamp),
});
export type WorkAct = Static<typeof WorkAct>;

const act = { kind: 'rpc', access: 'admin', proof: 'none', limit: 'write' } as const;
const noWork = 'notFound (404): no such work';
const noEpisode = 'notFound (404): some of these are no episodes of this work';

export const reshapedWorkCalls = {
  merge_works: declare({
    ...act,
    summary:
      'Merges another work into this one: its episodes, titles, studios and relations are this one’s, and its address leads here.',
    input: Input({ p_work_id: Uuid, p_other_id: Uuid }),
    output: ManagedWork,
    errors: [noWork, 'conflict (409): both are the same'],
  }),
  split_work: declare({
    ...act,
    summary: 'Makes chosen episodes of a work a work of their own, and answers that.',
    input: Input({
      p_work_id: Uuid,
      p_episode_ids: Type.Array(Uuid, { minItems: 1, maxItems: 1000 }),
      p_title: PublicText({
        holder: 'The title holds',
        longest: limits.titleLength,
        holdWords: 'passed',
        maxLength: limits.workTyped,
      }),
      p_kind: Type.Optional(OneOf(workKinds)),
    }),
    output: ManagedWork,
    errors: [noWork, noEpisode, 'badInput (400): no title', 'conflict (409): no episode would be left'],
  }),
  number_episodes: declare({
    ...act,
    summary: 'Gives episodes of a work other numbers, several at once, so that two can change places.',
    input: Input({
      p_work_id: Uuid,
      p_episodes: Type.Array(
        Input({
          id: Uuid,
          kind: Type.Optional(OneOf(episodeKinds)),
          number: Type.Number({ minimum: 0, maximum: 99_999, description: 'With two decimals at most.' }),
        }),
        { minItems: 1, maxItems: 1000 },
      ),
    }),
    output: ManagedWork,
    errors: [noWork, noEpisode, 'badInput (400): a number is no number, or two episodes would have the same'],
  }),
  get_work_acts: declare({
    kind: 'rpc',
    summary: 'The last acts on works that can be undone, the latest first.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({
      p_limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
      p_offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
    }),
    output: Type.Object({ total: Type.Integer(), items: Type.Array(WorkAct) }),
  }),
  undo_work_act: declare({
    ...act,
    summary: 'Puts back what was before an act on works.',
    input: Input({ p_act_id: Uuid }),
    output: Type.Object({ summary: Type.String() }),
    errors: [
      'notFound (404): no such act',
      'conflict (409): it has been undone, or something of it has changed since',
    ],
  }),
};
