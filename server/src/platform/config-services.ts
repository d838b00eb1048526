/** What the environment says about the services the site uses. */

/** Reads a variable; null: not set. */
export type ReadText = (name: string) => string | null;
/** Reads an address with one of these protocols; any other is a fault. */
export type ReadUrl = (name: string, protocols: string[]) => string | null;

export interface S3Config {
  endpoint: string | null;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  forcePathStyle: boolean;
  /** Where browsers fetch objects: a CDN or public bucket address; null: through our own process. */
  publicUrl: string | null;
}

export interface GoogleConfig {
  clientId: string;
  clientSecret: string;
  /** Address of the OpenID provider. */
  issuer: string;
}

export interface HostedLibraryApi {
  /** Address of the account API, and of the stream API. */
  account: string;
  stream: string;
  /** False: the operator set another address, which may be in their own network. */
  isBuiltIn: boolean;
  /** Milliseconds that an answer may take. */
  patience: number;
}

export interface MatcherConfig {
  /** Where hashes are sent by POST. */
  url: string;
  /** Bearer token that proves who asks. */
  secret: string;
  /** What happens to a file when no answer can be had. */
  ifUnreachable: 'hold' | 'continue';
  /** Milliseconds that an answer may take. */
  patience: number;
}

export interface CdnPurgeConfig {
  /** Where the addresses to purge are sent by POST. */
  url: string;
  /** Bearer token that proves who asks. */
  secret: string;
  /** Milliseconds that an answer may take. */
  patience: number;
}

export interface AgeAssuranceConfig {
  /** Where browsers are sent to have their age checked. */
  url: string;
  /** Signs the answers that they bring back. */
  secret: string;
}

export function readLibraryApi(text: ReadText, url: ReadUrl): HostedLibraryApi {
  // A host other than the real one is for testing; in production no key leaves this machine unencrypted.
  const isHere = /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:|\/|$)/.test(text('HOSTED_LIBRARY_API') ?? '');
  const mayBePlain = isHere || text('NODE_ENV') !== 'production';
  const own = url('HOSTED_LIBRARY_API', mayBePlain ? ['https:', 'http:'] : ['https:']);
  return {
    account: own ?? 'https://api.bunny.net',
    stream: own ?? 'https://video.bunnycdn.com',
    isBuiltIn: own === null,
    patience: own === null ? 15_000 : 2_000,
  };
}

export function readMatcher(
  text: ReadText,
  url: ReadUrl,
  ifUnreachable: MatcherConfig['ifUnreachable'],
  faults: string[],
): MatcherConfig | null {
  // Without TLS only on this machine: a service next to ours.
  const isHere = /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:|\/|$)/.test(text('MATCHER_URL') ?? '');
  const address = url('MATCHER_URL', isHere ? ['https:', 'http:'] : ['https:']);
  const secret = text('MATCHER_SECRET');
  if (address === null) return null;
  if (secret === null) {
    faults.push('MATCHER_URL is set, so MATCHER_SECRET must be set too.');
    return null;
  }
  return { url: address, secret, ifUnreachable, patience: 10_000 };
}

export function readCdnPurge(text: ReadText, url: ReadUrl, faults: string[]): CdnPurgeConfig | null {
  // Without TLS only on this machine: a service next to ours.
  const isHere = /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:|\/|$)/.test(text('CDN_PURGE_URL') ?? '');
  const address = url('CDN_PURGE_URL', isHere ? ['https:', 'http:'] : ['https:']);
  const secret = text('CDN_PURGE_SECRET');
  if (address === null) return null;
  if (secret === null) {
    faults.push('CDN_PURGE_URL is set, so CDN_PURGE_SECRET must be set too.');
    return null;
  }
  return { url: address, secret, patience: 20_000 };
}

/** A shorter secret could be guessed, and with it any age be shown. */
const shortestSecret = 32;

export function readAgeAssurance(text: ReadText, url: ReadUrl, faults: string[]): AgeAssuranceConfig | null {
  // Without TLS only on this machine: a stand-in.
  const isHere = /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:|\/|$)/.test(text('AGE_ASSURANCE_URL') ?? '');
  const address = url('AGE_ASSURANCE_URL', isHere ? ['https:', 'http:'] : ['https:']);
  const secret = text('AGE_ASSURANCE_SECRET');
  if (address === null) return null;
  if (secret === null || secret.length < shortestSecret) {
    faults.push(
      `AGE_ASSURANCE_URL is set, so AGE_ASSURANCE_SECRET must be set too, to at least ${shortestSecret} characters.`,
    );
    return null;
  }
  return { url: address, secret };
}

export function readGoogle(text: ReadText, url: ReadUrl, faults: string[]): GoogleConfig | null {
  const clientId = text('GOOGLE_CLIENT_ID');
  const clientSecret = text('GOOGLE_CLIENT_SECRET');
  // A provider other than Google is for testing; in production nothing may go there unencrypted.
  const protocols = text('NODE_ENV') === 'production' ? ['https:'] : ['https:', 'http:'];
  const issuer = url('GOOGLE_ISSUER', protocols) ?? 'https://accounts.google.com';
  if (clientId === null && clientSecret === null) return null;
  if (clientId === null || clientSecret === null) {
    faults.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together.');
    return null;
  }
  return { clientId, clientSecret, issuer };
}

export function readS3(text: ReadText, url: ReadUrl, faults: string[]): S3Config | null {
  const bucket = text('S3_BUCKET');
  if (bucket === null) return null;
  const accessKeyId = text('S3_ACCESS_KEY_ID');
  const secretAccessKey = text('S3_SECRET_ACCESS_KEY');
  if (accessKeyId === null || secretAccessKey === null)
    faults.push('S3_BUCKET is set, so S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set too.');
  return {
    bucket,
    endpoint: url('S3_ENDPOINT', ['http:', 'https:']),
    region: text('S3_REGION') ?? 'us-east-1',
    accessKeyId: accessKeyId ?? '',
    secretAccessKey: secretAccessKey ?? '',
    forcePathStyle: text('S3_FORCE_PATH_STYLE') !== '0',
    publicUrl: url('S3_PUBLIC_URL', ['http:', 'https:']),
  };
}
