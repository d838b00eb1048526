import type { Static, TObject, TSchema } from 'typebox';

/** `rpc` answers at `/rest/v1/rpc/{name}`, `function` at `/functions/v1/{name}`. */
export type CallKind = 'rpc' | 'function';

/** Who may call: `verified` = email confirmed, `uploader` = a member with `can_upload_videos`. */
export type Access = 'anyone' | 'member' | 'verified' | 'uploader' | 'admin';

/**
 * Whether the caller of an admin call must have proved their identity within the last minutes. `fresh`: always; `typed`: always, or its
 * own input carries the password; `when`: if this parameter is present and not false; `none`: never.
 */
export type Proof = 'none' | 'fresh' | 'typed' | { readonly when: string };

/** Rate classes; their budgets are in `limits.ts`. */
export type RateClass =
  | 'read'
  | 'search'
  | 'write'
  | 'picture'
  | 'tracking'
  | 'credential'
  | 'enumerable'
  | 'naming'
  | 'comment'
  | 'report'
  | 'vote'
  | 'message'
  | 'upload'
  | 'import'
  | 'join'
  | 'frame';

/** What a cached answer is made from. Naming a topic in a NOTIFY drops every answer that declares it, in every process. */
export type CacheTopic =
  | 'videos'
  | 'categories'
  | 'rankings'
  | 'playlists'
  | 'legal'
  | 'ads'
  | 'works'
  | 'lines';

export interface CachePolicy {
  /** How long an answer may be served, in seconds, by us and by public caches. */
  readonly seconds: number;
  readonly topics: readonly CacheTopic[];
  /** Answers for admins differ: they neither enter nor read the cache. */
  readonly exceptAdmins?: true;
  /** Answers for members differ: they neither enter nor read the cache. */
  readonly exceptMembers?: true;
}

export interface Call<I extends TObject = TObject, O extends TSchema = TSchema, A extends Access = Access> {
  readonly kind: CallKind;
  /** One sentence for the API page. */
  readonly summary: string;
  readonly access: A;
  /** Every admin call states it. */
  readonly proof?: Proof;
  /** What a visitor is told when a member is required; a general sentence by default. */
  readonly signIn?: string;
  readonly limit: RateClass;
  /** Present: the call is a public read. It also answers GET, and its bytes are cached. */
  readonly cache?: CachePolicy;
  /** Answers GET without being cached (a read that depends on the caller). */
  readonly get?: true;
  /**
   * Its answer is chosen by what people watch: whoever has switched recommendations off gets what is popular or newest, which
   * depends on nobody.
   */
  readonly recommended?: true;
  readonly input: I;
  /** An array output is a set of rows: `Accept: application/vnd.pgrst.object+json` then asks for exactly one. */
  readonly output: O;
  /** Refusals in addition to those of every call (bad input, access, rate). */
  readonly errors?: readonly string[];
}

/** Preserves the literal type of the access: what a call receives follows from it. */
export const declare = <I extends TObject, O extends TSchema, const A extends Access>(
  call: Call<I, O, A> & (A extends 'admin' ? { readonly proof: Proof } : unknown),
): Call<I, O, A> => call;

export type InputOf<C> = C extends Call<infer I, TSchema> ? Static<I> : never;
export type OutputOf<C> = C extends Call<TObject, infer O> ? Static<O> : never;
