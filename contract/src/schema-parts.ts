import { type TLiteral, type TStringOptions, type TUnion, Type } from 'typebox';

export const Uuid = Type.String({
  pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
  description: 'A UUID.',
});
export const Timestamp = Type.String({ description: 'A moment in UTC, ISO 8601.' });
export const Nullable = <T extends import('typebox').TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
/** An input object: unknown names are refused. */
export const Input = <P extends import('typebox').TProperties>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });
/** What the address leads to: a page, or a picture or media, of which before the age gate no page holds any. */
const address =
  (means: 'link' | 'media') =>
  (options: TStringOptions = {}) =>
    Type.String({ ...options, 'x-means': means });
/** An address of a page. */
export const LinkUrl = address('link');
/** An address of a picture or of media, or the key that makes one. */
export const MediaUrl = address('media');
/** Options of a schema for what is not declared in full and may hold such addresses. */
export const holdsMedia = { 'x-means': 'media' } as const;
/** The same for what is not declared in full and holds none. */
export const holdsNoMedia = { 'x-means': 'code' } as const;
export const Slug = (maxLength = 200) => Type.String({ minLength: 1, maxLength });
type Literals<Words extends readonly string[]> = Words extends readonly [
  infer First extends string,
  ...infer Rest extends readonly string[],
]
  ? [TLiteral<First>, ...Literals<Rest>]
  : [];
/** One of these words. The cast gives back the words' own types, which `map` forgets. */
export const OneOf = <const Words extends readonly string[]>(words: Words) =>
  Type.Union(words.map((word) => Type.Literal(word))) as unknown as TUnion<Literals<Words>>;
