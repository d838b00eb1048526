import { Type } from 'typebox';
import { declare } from './call.ts';
import { limits } from './limits.ts';
import { CodeText, Input, MemberPictureUrl, Nullable, Timestamp, Uuid } from './schema-parts.ts';

const Blocked = { blocked_id: Uuid, username: Type.String() };

export const blockCalls = {
  'block-user': declare({
    kind: 'function',
    summary:
      'Blocks a member, by id or by username: neither can write to the other or see what the other posts. Blocking twice is not an error.',
    access: 'member',
    limit: 'write',
    input: Input({
      blocked_id: Type.Optional(Uuid),
      username: Type.Optional(CodeText({ minLength: 1, maxLength: 60 })),
    }),
    output: Type.Object(Blocked),
    errors: [
      'badInput (400): neither id nor username is given, or it is oneself',
      'notFound (404): there is no such member',
      `conflict (409): ${limits.blockedMembers} are blocked already`,
    ],
  }),
  'unblock-user': declare({
    kind: 'function',
    summary: 'Unblocks a member. Not an error if there is no block.',
    access: 'member',
    limit: 'write',
    input: Input({ blocked_id: Uuid }),
    output: Type.Object({ blocked_id: Uuid }),
  }),
  'list-blocked-users': declare({
    kind: 'function',
    summary: 'The members the caller has blocked, latest first; all of them, or a page.',
    access: 'member',
    limit: 'read',
    input: Input({
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.blockedMembers })),
      cursor: Type.Optional(Nullable(CodeText({ maxLength: 200 }))),
    }),
    output: Type.Array(
      Type.Object({
        ...Blocked,
        avatar_url: Nullable(MemberPictureUrl()),
        created_at: Timestamp,
        cursor: Type.String({ description: 'The page after this row.' }),
      }),
    ),
  }),
};
