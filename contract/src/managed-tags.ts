import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { limits } from './limits.ts';
import { Input, Nullable, OneOf, PublicText, QueryText, StaffText, Timestamp } from './schema-parts.ts';
import { tagTypes } from './wire-values.ts';

export const ManagedTag = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  slug: Type.String(),
  video_count: Type.Integer({ description: 'Published videos.' }),
  aliases: Type.Array(Type.String()),
  type: OneOf(tagTypes),
  description: Nullable(Type.String()),
  implies: Type.Array(Type.String(), {
    description: 'Names of tags that every video with this one has too.',
  }),
});
export type ManagedTag = Static<typeof ManagedTag>;

export const BlockedTag = Type.Object({
  name: Type.String(),
  reason: Nullable(Type.String()),
  blocked_by: Nullable(Type.String({ description: 'Username.' })),
  blocked_at: Timestamp,
});
export type BlockedTag = Static<typeof BlockedTag>;

export const TagSort = Type.Union([
  Type.Literal('most_used'),
  Type.Literal('least_used'),
  Type.Literal('name'),
  Type.Literal('name_backwards'),
  Type.Literal('newest'),
]);
export type TagSort = Static<typeof TagSort>;

const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
/** A new name for a tag. */
const Name = PublicText({
  holder: 'The name holds',
  longest: limits.tagLength,
  holdWords: 'passed',
  maxLength: limits.tagLength * 2,
});
/** A name that a tag has, or that is blocked. */
const KnownName = StaffText({ maxLength: limits.tagLength * 2 });
const notThere = 'notFound (404): no such tag';
const badName = 'badInput (400): no name, or one that is not allowed';

export const managedTagCalls = {
  get_managed_tags: declare({
    kind: 'rpc',
    summary: 'A page of all tags with their aliases; searched by a part of either, exact matches first.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({
      p_search: Type.Optional(Nullable(QueryText({ maxLength: limits.searchQueryLength }))),
      p_sort: Type.Optional(TagSort),
      p_limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: limits.moderatedPageSize })),
      p_offset: Type.Optional(Type.Integer({ minimum: 0, maximum: limits.moderatedDeepest })),
    }),
    output: Type.Object({
      items: Type.Array(ManagedTag),
      total: Type.Integer(),
      is_capped: Type.Boolean(),
    }),
  }),
  rename_tag: declare({
    kind: 'rpc',
    summary: 'Renames a tag. Its old name becomes an alias, so old addresses still work.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ p_tag_id: Id, p_name: Name }),
    output: ManagedTag,
    errors: [badName, notThere, 'conflict (409): another tag has the name; merge them'],
  }),
  merge_tags: declare({
    kind: 'rpc',
    summary: 'Merges two tags: videos with the first get the second, and its names become aliases.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ p_tag_id: Id, p_into_id: Id }),
    output: ManagedTag,
    errors: [notThere, 'conflict (409): both are the same'],
  }),
  add_tag_alias: declare({
    kind: 'rpc',
    summary: 'Gives a tag an alias: another name that leads to it and tags videos with it.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ p_tag_id: Id, p_alias: Name }),
    output: ManagedTag,
    errors: [badName, notThere, 'conflict (409): a tag or an alias has the name'],
  }),
  remove_tag_alias: declare({
    kind: 'rpc',
    summary: 'Removes an alias from a tag.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ p_tag_id: Id, p_alias: KnownName }),
    output: ManagedTag,
    errors: [notThere],
  }),
  describe_tag: declare({
    kind: 'rpc',
    summary: 'Says of which type a tag is, and in a sentence or two what it means.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({
      p_tag_id: Id,
      p_type: OneOf(tagTypes),
      p_description: Nullable(
        PublicText({
          holder: 'The meaning of the tag holds',
          longest: limits.tagDescriptionLength,
          holdWords: 'passed',
          maxLength: limits.tagDescriptionLength * 2,
        }),
      ),
    }),
    output: ManagedTag,
    errors: [notThere],
  }),
  set_tag_implications: declare({
    kind: 'rpc',
    summary:
      'Says which tags a video with this one gets too; replaces those said before. Present videos get them within minutes; none loses one.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ p_tag_id: Id, p_implies: Type.Array(KnownName, { maxItems: limits.tagImplications }) }),
    output: ManagedTag,
    errors: [
      'notFound (404): no such tag, or none of one of these names',
      'conflict (409): one would imply itself',
    ],
  }),
  block_tag: declare({
    kind: 'rpc',
    summary:
      'Blocks a name and removes its tag from every video; nothing can be tagged with it until it is unblocked.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ p_name: KnownName, p_reason: Type.Optional(Nullable(StaffText({ maxLength: 500 }))) }),
    output: Type.Object({
      name: Type.String(),
      untied: Type.Integer({ description: 'Videos that had it.' }),
    }),
    errors: [badName, 'conflict (409): it is blocked already'],
  }),
  unblock_tag: declare({
    kind: 'rpc',
    summary: 'Unblocks a name, so that it can be used again.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ p_name: KnownName }),
    output: Type.Object({ name: Type.String() }),
    errors: ['notFound (404): it is not blocked'],
  }),
  get_blocked_tags: declare({
    kind: 'rpc',
    summary: 'Blocked names, newest first.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({}),
    output: Type.Array(BlockedTag),
  }),
};
