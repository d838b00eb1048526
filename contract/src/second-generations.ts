import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { limits } from './limits.ts';
import { CodeText, Input, Nullable, Timestamp, Uuid } from './schema-parts.ts';

export const secondGenerationStates = ['waiting', 'encoding', 'ready', 'failed', 'withdrawn'] as const;
export const SecondGenerationState = Type.Union(secondGenerationStates.map((state) => Type.Literal(state)));
export type SecondGenerationState = (typeof secondGenerationStates)[number];

export const SecondGeneration = Type.Object({
  video_id: Uuid,
  video_slug: Type.String(),
  video_title: Type.String(),
  state: Type.Unsafe<SecondGenerationState>(SecondGenerationState),
  /** Viewers in 30 days when it was asked for. */
  views: Type.Integer(),
  /** Share of the work that is done, 0 to 1. */
  progress: Type.Number(),
  /** Why it failed, as a sentence for a person. */
  reason: Nullable(Type.String()),
  made_from: Nullable(Type.Union([Type.Literal('source'), Type.Literal('top rung')])),
  /** How alike the least of its rungs is to what it was made from (SSIM), 0 to 1. */
  likeness: Nullable(Type.Number()),
  /** Bytes of all H.264 rungs, and of those in AV1. */
  first_bytes: Type.Integer(),
  second_bytes: Type.Integer(),
  /** When it came to this state. */
  since: Timestamp,
});
export type SecondGeneration = Static<typeof SecondGeneration>;

const Moved = Type.Object({ state: Type.Unsafe<SecondGenerationState>(SecondGenerationState) });
const notThere = 'notFound (404): Video not found.';

export const secondGenerationCalls = {
  list_second_generations: declare({
    kind: 'rpc',
    summary: 'Videos by how far their AV1 version is, the most watched first.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({
      p_state: Type.Unsafe<SecondGenerationState>(SecondGenerationState),
      /** The `next_cursor` of the page before. */
      p_cursor: Type.Optional(Nullable(CodeText({ minLength: 1, maxLength: 200 }))),
      p_limit: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.jobsAtMost })),
    }),
    output: Type.Object({
      items: Type.Array(SecondGeneration),
      /** Null: this is the end. */
      next_cursor: Nullable(Type.String()),
    }),
  }),
  make_second_generation: declare({
    kind: 'rpc',
    summary:
      'Has the AV1 version of a finished video made, whatever the setting says. One that was withdrawn and whose files are still there is simply taken up again.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ p_video_id: Uuid }),
    output: Moved,
    errors: [notThere, 'conflict (409): it has one or is getting one, or its file isn’t finished'],
  }),
  withdraw_second_generation: declare({
    kind: 'rpc',
    summary:
      'Takes the AV1 version of a video back: nobody is given it from now on. Who plays it goes on; its files are deleted a day later.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ p_video_id: Uuid }),
    output: Moved,
    errors: [notThere, 'conflict (409): it has none'],
  }),
};
