import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { Category } from './categories.ts';
import { limits } from './limits.ts';
import { Input, MediaUrl, Nullable, PublicText, Timestamp, Uuid } from './schema-parts.ts';

/** A category as admins manage it, hidden ones too. */
export const ManagedCategory = Type.Object({
  ...Category.properties,
  is_hidden: Type.Boolean(),
  sort_position: Type.Integer(),
  /** It takes what fits nowhere else, so it cannot be removed and keeps its slug. */
  is_last_resort: Type.Boolean(),
  /** Its former addresses, and those of categories merged into it. */
  former_slugs: Type.Array(Type.String()),
  created_at: Timestamp,
});
export type ManagedCategory = Static<typeof ManagedCategory>;

const words = (holder: string, longest: number) =>
  PublicText({ holder, longest, holdWords: 'passed', maxLength: limits.categoryTyped });
const Name = words('The name holds', limits.categoryNameLength);
const NewSlug = Type.Optional(Nullable(words('The slug holds', limits.slugLength)));
const Description = Type.Optional(Nullable(words('The description holds', limits.categoryDescriptionLength)));
const Address = Type.Optional(Nullable(MediaUrl({ maxLength: 2048 })));
const more = {
  orientation: Type.Optional(Type.Union([Type.Literal('all'), Type.Literal('gay')])),
  is_hidden: Type.Optional(Type.Boolean()),
};
const errors = [
  'badInput (400): no name, a slug or text that is not allowed, or a picture that was not uploaded',
  'conflict (409): another category has the name or the slug',
];
const notThere = 'notFound (404): no such category';

/** How many videos went where. */
const Moved = Type.Object({
  moved: Type.Integer(),
  target: Type.Object({ id: Uuid, name: Type.String(), slug: Type.String() }),
});

export const managedCategoryCalls = {
  get_managed_categories: declare({
    kind: 'rpc',
    summary: 'All categories in their order, hidden and empty ones too.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({}),
    output: Type.Array(ManagedCategory),
  }),
  create_category: declare({
    kind: 'rpc',
    summary:
      'Creates a category; without a slug, it is made from the name. `p_image_url` is the address of an upload.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({
      p_name: Name,
      p_slug: NewSlug,
      p_description: Description,
      p_image_url: Address,
      p_orientation: more.orientation,
      p_is_hidden: more.is_hidden,
    }),
    output: ManagedCategory,
    errors,
  }),
  'create-category-direct': declare({
    kind: 'function',
    summary: 'The same as `create_category`.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ name: Name, slug: NewSlug, description: Description, image_url: Address, ...more }),
    output: ManagedCategory,
    errors,
  }),
  'update-category-direct': declare({
    kind: 'function',
    summary:
      'Changes a category. An old slug still leads here; a replaced picture is removed. Absent fields stay.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({
      id: Uuid,
      name: Type.Optional(Name),
      slug: NewSlug,
      description: Description,
      image_url: Address,
      ...more,
    }),
    output: ManagedCategory,
    errors: [...errors, notThere],
  }),
  'delete-category-direct': declare({
    kind: 'function',
    summary:
      'Deletes a category. Its videos move to `target_id`, or to Uncategorized, and its address redirects there.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ id: Uuid, target_id: Type.Optional(Nullable(Uuid)) }),
    output: Moved,
    errors: [notThere, 'conflict (409): it is the one that takes what has no other place'],
  }),
  merge_categories: declare({
    kind: 'rpc',
    summary: 'Merges two categories: videos and addresses of the first move to the second.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ p_category_id: Uuid, p_into_id: Uuid }),
    output: Moved,
    errors: [notThere, 'conflict (409): both are the same, or it takes what has no other place'],
  }),
  order_categories: declare({
    kind: 'rpc',
    summary: 'Puts categories into this order; the others follow in their present order.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ p_category_ids: Type.Array(Uuid, { minItems: 1, maxItems: 1000 }) }),
    output: Type.Array(ManagedCategory),
    errors: [notThere],
  }),
};
