import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { CodeText, Input, MediaUrl, Nullable, SecretText, Timestamp } from './schema-parts.ts';
import { storedKey } from './wire-values.ts';

const ApiKey = SecretText({
  maxLength: 200,
  description: `A key of the host, or \`${storedKey}\` for the account key that is kept here.`,
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
  is_imported: Type.Boolean({ description: 'It is here already, in whatever state.' }),
});
export type HostedVideo = Static<typeof HostedVideo>;

export const HostedVideoPage = Type.Object({
  items: Type.Array(HostedVideo),
  totalItems: Type.Integer(),
  currentPage: Type.Integer(),
  itemsPerPage: Type.Integer(),
});
export type HostedVideoPage = Static<typeof HostedVideoPage>;

/** What is known of a library here. No key is in it, only whether there is one. */
export const KnownLibrary = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  has_key: Type.Boolean(),
  has_webhook_key: Type.Boolean({ description: 'What it tells us of its videos can be checked.' }),
  stream_host: Nullable(Type.String()),
  has_token_key: Type.Boolean({ description: 'Addresses of its streams bear a token.' }),
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
      'The libraries of an account of the video host. The key of each library is kept, sealed; that of the account only with `remember`.',
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
      'A page of the videos of a library. `apiKey` may be a key of the library or of the account; a library whose key is kept needs neither to be right.',
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
      'What is known of the libraries of the video host. It says which keys are kept, and never a key.',
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
      'Sets what a library’s own key does not tell: the host of its streams, the key of their tokens, the read-only key that its notices are signed with. What is left out stays; an empty text takes it away.',
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
    summary: 'Forgets the account key, or all keys of one library. Videos that are here go on playing.',
    access: 'admin',
    proof: 'fresh',
    limit: 'write',
    input: Input({
      p_library_id: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 999_999_999_999 }))),
    }),
    output: Type.Object({ forgotten: Type.Boolean() }),
  }),
};
