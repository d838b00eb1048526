import { Type } from 'typebox';
import { declare } from './call.ts';
import { CodeText, Input, Nullable, Timestamp, Uuid } from './schema-parts.ts';

/** Videos that play from elsewhere and are not there. */
export const missedSourceCalls = {
  get_missed_sources: declare({
    access: 'admin',
    proof: 'none',
    kind: 'rpc',
    summary:
      'Videos that play from elsewhere and were not there when it was looked at last, the newest first. Several looks over half a day take one out of sight; it comes back by itself.',
    limit: 'read',
    get: true,
    input: Input({
      /** The `next_cursor` of the page before. */
      p_cursor: Type.Optional(Nullable(CodeText({ minLength: 1, maxLength: 200 }))),
      p_limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    }),
    output: Type.Object({
      items: Type.Array(
        Type.Object({
          video_id: Uuid,
          title: Type.String(),
          slug: Type.String(),
          misses: Type.Integer({ description: 'Looks in a row that found it gone.' }),
          first_missed_at: Timestamp,
          next_look_at: Timestamp,
          is_out_of_sight: Type.Boolean(),
        }),
      ),
      /** Null: this is the end. */
      next_cursor: Nullable(Type.String()),
    }),
  }),
  check_source: declare({
    access: 'admin',
    proof: 'none',
    kind: 'rpc',
    summary:
      'Looks now whether the place that a video plays from still has it. A video that is back is shown again; a look that finds it gone counts as one of several.',
    limit: 'write',
    input: Input({ p_video_id: Uuid }),
    output: Type.Object({
      found: Type.Union([Type.Literal('there'), Type.Literal('gone'), Type.Literal('unknown')]),
      message: Type.String(),
    }),
    errors: [
      'notFound (404): no such video',
      'conflict (409): it does not play from elsewhere, or is not shown for another reason',
    ],
  }),
};
