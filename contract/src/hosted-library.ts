import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { CodeText, Input, MediaUrl, Nullable, SecretText, Timestamp } from './schema-parts.ts';
import { storedKey } from './wire-values.ts';

const ApiKey = SecretText({
  maxLength: 200,
  description: `A key of the host, or \`${storedKey}\` for the account key that is stored here.`,
});
/** Numbers of libraries come as text or number. */
export const libraryIds = [
  CodeText({ maxLength: 30 }),
  Type.Integer({ minimum: 1, maximum: 999_999_999_999 }),
] as const;
const LibraryId = Type.Union([...libraryIds], { description: 'Number of the library.' });

/** A library, named as its host does. It gives no `Guid`: null. */
export const HostedLibrary = Type.Object({
  Id: Type.Integer(),
  Guid: Type.Null(),
  Name: Type.String(),
  VideoCount: Type.Integer(),
});
export type HostedLibrary = Static<typeof HostedLibrary>;

export const HostedVideo = Type.Object({
  guid: Type.String(),
  title: Type.String(),
  dateUploaded: Nullable(Timestamp),
  length: Type.Integer({ description: 'Seconds.' }),
  bunny_thumbnail_url: Nullable(MediaUrl()),
  state: Type.String({
    description: 'What the host does with it, in a word or two: Finished, Transcoding, …',
  }),
  is_importable: Type.Boolean({ description: 'It plays there.' }),
  is_imported: Type.Boolean({ description: 'It is here already, in any state.' }),
});
export type HostedVideo = Static<typeof HostedVideo>;

export const HostedVideoPage = Type.Object({
  items: Type.Array(HostedVideo),
  totalItems: Type.Integer(),
  currentPage: Type.Integer(),
  itemsPerPage: Type.Integer(),
});
export type HostedVideoPage = Static<typeof HostedVideoPage>;

/** What is known here about a library. It contains no keys, only whether they are set. */
export const KnownLibrary = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  has_key: Type.Boolean(),
  has_webhook_key: Type.Boolean({ description: 'Its notices about videos can be verified.' }),
  stream_host: Nullable(Type.String()),
  has_token_key: Type.Boolean({ description: 'Addresses of its streams carry a token.' }),
});
export type KnownLibrary = Static<typeof KnownLibrary>;

export const HostedSettings = Type.Object({
  host_name: Type.String(),
  account_key_stored_at: Nullable(Timestamp),
  libraries: Type.Array(KnownLibrary),
  webhook_path: Type.String(),
});
export type HostedSettings = Static<typeof HostedSettings>;

const hostRefuses = [
  'badInput (400): the host does not accept the key, or knows no such library',
  'rateLimited (429), unavailable (503): the host is asked too often, slow, or answers what cannot be read',
] as const;

export const hostedLibraryCalls = {
  'list-bunny-libraries': declare({
    kind: 'function',
    summary:
      'The libraries of a video host account. Each library’s key is stored, sealed; the account’s only with `remember`.',
    access: 'admin',
    proof: { when: 'remember' },
    limit: 'write',
    input: Input({ apiKey: ApiKey, remember: Type.Optional(Type.Boolean()) }),
    output: Type.Array(HostedLibrary),
    errors: hostRefuses,
  }),
  'list-bunny-videos': declare({
    kind: 'function',
    summary:
      'A page of the videos of a library. `apiKey` may be a key of the library or of the account; for a library whose key is stored, neither has to be valid.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({
      libraryId: LibraryId,
      apiKey: ApiKey,
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, default: 1 })),
    }),
    output: HostedVideoPage,
    errors: hostRefuses,
  }),
  get_hosted_library_settings: declare({
    kind: 'rpc',
    summary:
      'What is known about the video host’s libraries. It says which keys are stored, but never returns a key.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({}),
    output: HostedSettings,
  }),
  update_hosted_library: declare({
    kind: 'rpc',
    summary:
      'Sets what a library’s own key does not reveal: its streaming host, the token key, and the read-only key that signs its notices. Omitted fields stay; an empty text removes a value.',
    access: 'admin',
    proof: 'fresh',
    limit: 'write',
    input: Input({
      p_library_id: Type.Integer({ minimum: 1, maximum: 999_999_999_999 }),
      p_stream_host: Type.Optional(CodeText({ maxLength: 253 })),
      p_token_key: Type.Optional(SecretText({ maxLength: 200 })),
      p_read_only_key: Type.Optional(SecretText({ maxLength: 200 })),
    }),
    output: KnownLibrary,
    errors: ['notFound (404): no such library here', 'badInput (400): not a host'],
  }),
  forget_hosted_keys: declare({
    kind: 'rpc',
    summary: 'Forgets the account key, or all keys of one library. Imported videos continue to play.',
    access: 'admin',
    proof: 'fresh',
    limit: 'write',
    input: Input({
      p_library_id: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 999_999_999_999 }))),
    }),
    output: Type.Object({ forgotten: Type.Boolean() }),
  }),
};
