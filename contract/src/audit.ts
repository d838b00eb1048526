import { Type } from 'typebox';
import { declare } from './call.ts';
import { limits } from './limits.ts';
import { holdsMedia, Input, Nullable, QueryText, Timestamp, Uuid } from './schema-parts.ts';

const Word = (description: string) => Type.Optional(Nullable(QueryText({ maxLength: 200, description })));

export const auditCalls = {
  list_admin_acts: declare({
    kind: 'rpc',
    summary: 'What admins, the operator’s shell and the site itself have done, latest first.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({
      p_search: Word('Part of the sentence.'),
      p_actor: Word('Username of the person who acted, or `shell`, or `site`.'),
      p_act: Word('e.g. `member.suspended`, or `member` for all that concerns members.'),
      p_target_kind: Word('e.g. `video`.'),
      p_target_id: Word('Of what was acted on.'),
      p_before: Type.Optional(
        Nullable(
          Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: 'Older than this id.' }),
        ),
      ),
      p_limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: limits.actsPageSize })),
    }),
    output: Type.Array(
      Type.Object({
        id: Type.Integer(),
        acted_at: Timestamp,
        actor_id: Nullable(Uuid),
        actor_name: Type.String({ description: 'As it was at the time.' }),
        act: Type.String(),
        target_kind: Type.String(),
        target_id: Nullable(Type.String()),
        summary: Type.String(),
        details: Type.Unknown({ ...holdsMedia, description: 'What changed: an object.' }),
      }),
    ),
  }),
};
