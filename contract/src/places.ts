import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { placeKinds, placeLimits, placeModes, placePattern } from './place-lists.ts';
import { CodeText, Input, Nullable, OneOf, QueryText, StaffText, Timestamp, Uuid } from './schema-parts.ts';

/** Codes of countries and regions; `ZZ` is whatever nobody knows. */
export const PlaceCodes = Type.Array(
  CodeText({
    pattern: placePattern,
    maxLength: 6,
    description: 'the code of a country like GB, or of a region like US-TX',
  }),
  { minItems: 1, maxItems: placeLimits.places, uniqueItems: true },
);

export const PlaceRule = Type.Object({
  kind: OneOf(placeKinds),
  subject_id: Type.String(),
  name: Type.String(),
  slug: Type.String(),
  mode: OneOf(placeModes),
  places: Type.Array(Type.String()),
  reason: Type.String({ description: 'Shown to whoever asks for it from where it is not shown.' }),
  video_count: Type.Integer({ description: 'Published videos that it concerns.' }),
  case_id: Nullable({
    ...Uuid,
    description: 'The case on which it was decided; null: it was set by itself.',
  }),
  set_by: Type.String(),
  set_at: Timestamp,
});
export type PlaceRule = Static<typeof PlaceRule>;

export const placeCalls = {
  get_places: declare({
    kind: 'rpc',
    summary: 'What is shown in some places only, the latest first.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({}),
    output: Type.Object({ rules: Type.Array(PlaceRule) }),
  }),
  set_place_rule: declare({
    kind: 'rpc',
    summary:
      'Says where a tag, a category or a video may be shown, in place of what was said before. Elsewhere lists and search leave it out, and its page answers 451 with the reason. On record. A video of somebody else is limited by a decision on a case, so that its uploader gets a statement.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({
      p_kind: OneOf(placeKinds),
      p_slug: QueryText({ minLength: 1, maxLength: placeLimits.subject }),
      p_mode: OneOf(placeModes),
      p_places: PlaceCodes,
      p_reason: StaffText({ minLength: 1, maxLength: placeLimits.reason }),
    }),
    output: Type.Object({ subject_id: Type.String() }),
    errors: [
      'notFound (404): there is none of this slug',
      'badInput (400): no reason',
      'conflict (409): the video is somebody else’s, or a decision limits it',
    ],
  }),
  remove_place_rule: declare({
    kind: 'rpc',
    summary: 'Shows something everywhere again. On record.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ p_kind: OneOf(placeKinds), p_subject_id: CodeText({ maxLength: 40 }) }),
    output: Type.Object({ removed: Type.Literal(true) }),
    errors: [
      'notFound (404): nothing is said about it',
      'conflict (409): a decision limits it, and is undone on its case',
    ],
  }),
};
