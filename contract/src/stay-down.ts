import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { limits } from './limits.ts';
import { CodeText, Input, Nullable, QueryText, StaffText, Timestamp, Uuid } from './schema-parts.ts';

/** Something that was taken down and must not come back. */
export const StayDownEntry = Type.Object({
  id: Uuid,
  sha256: Nullable(Type.String({ description: 'Of the whole file, in hex.' })),
  frame_count: Type.Integer({
    description: 'Frames that identify it in another encoding; 0: only the exact file is recognised.',
  }),
  reason: Type.String(),
  video_title: Nullable(Type.String({ description: 'The video that it was, where it was one here.' })),
  added_by: Nullable(Type.String({ description: 'Username; null: the shell, or somebody who has left.' })),
  added_at: Timestamp,
  compared_at: Nullable(
    Type.String({ description: 'When everything here had been compared with it; null: not finished.' }),
  ),
  found_count: Type.Integer({ description: 'Videos that were here then and looked like it.' }),
  found_pictures: Type.Integer({ description: 'Pictures that were here then and looked like it.' }),
  picture_intake: Nullable(
    Type.String({
      description: 'How the picture had come in: `avatar`, `photo`, …; null: a video.',
    }),
  ),
});
export type StayDownEntry = Static<typeof StayDownEntry>;

const Reason = StaffText({ maxLength: limits.removalReasonLength });

export const stayDownCalls = {
  get_stay_down: declare({
    kind: 'rpc',
    summary:
      'A page of the stay-down list, newest first; searched by a part of the reason or title, or by the beginning of a hash. Entries about minors are included only for admins with `child_safety`.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({
      p_search: Type.Optional(Nullable(QueryText({ maxLength: limits.searchQueryLength }))),
      p_limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: limits.moderatedPageSize })),
      p_offset: Type.Optional(Type.Integer({ minimum: 0, maximum: limits.moderatedDeepest })),
    }),
    output: Type.Object({ items: Type.Array(StayDownEntry), total: Type.Integer() }),
  }),
  add_stay_down: declare({
    kind: 'rpc',
    summary:
      'Puts files on the list by their SHA-256, one per line, as `sha256sum` writes them. Existing entries are unchanged.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({
      p_hashes: CodeText({ maxLength: limits.stayDownListLength }),
      p_reason: Reason,
    }),
    output: Type.Object({
      added: Type.Integer(),
      known: Type.Integer({ description: 'How many of them were on it.' }),
    }),
    errors: ['badInput (400): no hash, a line that is none, or no reason'],
  }),
  remove_stay_down: declare({
    kind: 'rpc',
    summary: 'Takes an entry off the list: its file may come in again.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ p_entry_id: Uuid, p_reason: Reason }),
    output: Type.Object({ done: Type.Literal(true) }),
    errors: ['badInput (400): no reason', 'notFound (404): it is not on the list'],
  }),
};
