import { type TLiteral, type TStringOptions, type TUnion, Type } from 'typebox';

export const Uuid = Type.String({
  pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
  description: 'A UUID.',
  'x-means': 'code',
});
export const Timestamp = Type.String({ description: 'A moment in UTC, ISO 8601.' });
export const Nullable = <T extends import('typebox').TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
/** An input object: unknown names are refused. */
export const Input = <P extends import('typebox').TProperties>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });

/** Which part of a queue is asked for; 20 from its beginning if nothing is said. */
export const QueuePage = () =>
  Input({
    p_limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
    p_offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  });

/**
 * What a text of an input means; every text says it, because its checks depend on it. Pictures and media
 * say it in answers too: before the age gate no page holds an address of any.
 */
const textThat =
  (means: string) =>
  (options: TStringOptions = {}) =>
    Type.String({ ...options, 'x-means': means });
/** An address of a page. */
export const LinkUrl = textThat('link');
/** An address of a picture or of media, or the key that makes one. */
export const MediaUrl = textThat('media');
/** The address of a member's avatar or cover. The API gives it whole, so that it resolves from other origins too. */
export const MemberPictureUrl = (options: TStringOptions = {}) => MediaUrl({ ...options, 'x-whole': true });
/** Not read as words: an id, a slug, a moment, a cursor, a language. */
export const CodeText = textThat('code');
/** A password, a token, a key. */
export const SecretText = textThat('secret');
/** A search query. It is stored nowhere; calls with a message for it answer a prohibited term with the safety text. */
export const QueryText = textThat('query');
/** Text for the operator only, or for nobody but its author. */
export const PrivateText = textThat('private');
/** Text by admins, who may have to name what is not allowed. */
export const StaffText = textThat('staff');

export interface PublicTextRules {
  /** The beginning of its refusal: `The comment holds`, `The tags hold`. */
  readonly holder: string;
  /** Characters that its call takes at most; what is longer the call refuses itself. */
  readonly longest: number;
  /**
   * What becomes of it with a word that somebody should look at first: it waits (`held`), or where nobody looks it is
   * `refused`. `passed`: its readers are few, or somebody looks at all of them.
   */
  readonly holdWords: 'held' | 'refused' | 'passed';
  /** One word may be many: `LanternKeeper9` is read as three. */
  readonly isName?: true;
  /** It is checked where all such texts come in, also those of files, feeds and commands. */
  readonly atDoor?: true;
}
/** What others read. It contains no prohibited term: the call runner has that checked (`domains/texts`). */
export const PublicText = ({
  holder,
  longest,
  holdWords,
  isName,
  atDoor,
  ...options
}: PublicTextRules & TStringOptions) =>
  Type.String({
    ...options,
    'x-means': 'public',
    'x-public': { holder, longest, holdWords, ...(isName && { isName }), ...(atDoor && { atDoor }) },
  });

/** Options of a schema for what is not declared in full and may hold addresses of pictures and media. */
export const holdsMedia = { 'x-means': 'media' } as const;
/** The same for what is not declared in full and holds none. */
export const holdsNoMedia = { 'x-means': 'code' } as const;
export const Slug = (maxLength = 200) => CodeText({ minLength: 1, maxLength });
type Literals<Words extends readonly string[]> = Words extends readonly [
  infer First extends string,
  ...infer Rest extends readonly string[],
]
  ? [TLiteral<First>, ...Literals<Rest>]
  : [];
/** One of these words. The cast gives back the words' own types, which `map` forgets. */
export const OneOf = <const Words extends readonly string[]>(words: Words) =>
  Type.Union(words.map((word) => Type.Literal(word))) as unknown as TUnion<Literals<Words>>;
