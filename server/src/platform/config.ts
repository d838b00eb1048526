import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type GivenSettings, readSettings, type Settings } from './settings/settings.ts';

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
  /** False: the operator set another, which may be in his own network. */
  isBuiltIn: boolean;
  /** Milliseconds that an answer may take. */
  patience: number;
}

export interface MatcherConfig {
  /** Where hashes are sent by POST. */
  url: string;
  /** Bearer that proves who asks. */
  secret: string;
  /** What becomes of a file where no answer can be had. */
  ifUnreachable: 'hold' | 'continue';
  /** Milliseconds that an answer may take. */
  patience: number;
}

export interface Config {
  port: number;
  host: string;
  publicUrl: string | null;
  dataDir: string;
  databaseUrl: string | null;
  databaseReplicaUrl: string | null;
  s3: S3Config | null;
  smtpUrl: string | null;
  /** Sender of mails, `Name <address>`; null: the site's name and the contact address. */
  mailFrom: string | null;
  /** Whether an address is confirmed before the first session or after it. */
  signupVerification: 'before' | 'after';
  /** Who looks at identity checks: admins, or for trying things out nobody. */
  identityProvider: 'manual' | 'test';
  /** Sign-in by Google; null: not offered. */
  google: GoogleConfig | null;
  /** Makes the first admin when there is none. */
  firstAdmin: { email: string; password: string } | null;
  /** Public key of client libraries; a bearer equal to it is anonymous. */
  anonKey: string;
  demo: boolean;
  role: 'all' | 'web' | 'worker';
  /** Pages and buckets for trying things out are there. Never in production. */
  isDevelopment: boolean;
  /** Addresses or ranges of proxies whose forwarding headers are believed; false: none. */
  trustProxy: false | string[];
  /** Header of a trusted proxy that carries the country, e.g. `cf-ipcountry`. */
  countryHeader: string | null;
  ffmpegPath: string | null;
  ffprobePath: string | null;
  /** Prefix for `X-Accel-Redirect`; null: segments are sent by this process. */
  accelPrefix: string | null;
  metricsToken: string | null;
  /** `host:port` of the operator's own network that may be fetched from, whatever its address. */
  outboundHosts: string[];
  /** Where the hosted library is asked about its videos. */
  hostedLibraryApi: HostedLibraryApi;
  /** Who else is asked whether a file must not be shown; null: nobody. */
  matcher: MatcherConfig | null;
  /** Multiplies every rate budget; 0 turns limiting off, for measuring on loopback. */
  rateLimitFactor: number;
  logLevel: string;
  /** Key for signed cookies and tokens; made once and kept in DATA_DIR unless `SECRET` is set. */
  secret: string;
  /** What the file and the environment say of the settings. */
  givenSettings: GivenSettings;
  /** What holds now. Replaced as a whole when an admin changes something: read it where it is used, and keep none. */
  settings: Settings;
}

const wholeNumber = /^\d+$/;

/** Reads the environment once. Every fault is collected, so an operator mends them in one go. */
export function readConfig(env: NodeJS.ProcessEnv): { config: Config; faults: string[] } {
  const faults: string[] = [];
  const text = (name: string): string | null => env[name]?.trim() || null;
  const url = (name: string, protocols: string[]): string | null => {
    const value = text(name);
    if (value === null) return null;
    if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
      faults.push(
        `${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
      );
      return null;
    }
    return value.replace(/\/+$/, '');
  };
  const choice = <T extends string>(name: string, values: readonly T[], fallback: T): T => {
    const value = text(name);
    if (value === null) return fallback;
    if ((values as readonly string[]).includes(value)) return value as T;
    faults.push(`${name} must be one of ${values.join(', ')}; it is "${value}".`);
    return fallback;
  };
  const port = text('PORT') ?? '3000';
  if (!wholeNumber.test(port) || Number(port) > 65_535)
    faults.push(`PORT must be a whole number from 0 to 65535; it is "${port}".`);

  const rateLimitFactor = text('RATE_LIMIT_FACTOR') ?? '1';
  if (!/^\d+(\.\d+)?$/.test(rateLimitFactor))
    faults.push(`RATE_LIMIT_FACTOR must be a number from 0; it is "${rateLimitFactor}".`);
  const dataDir = path.resolve(text('DATA_DIR') ?? './data');
  const trustProxy = text('TRUST_PROXY');
  const secret = text('SECRET');
  if (secret !== null && secret.length < 32) faults.push('SECRET must have at least 32 characters.');

  const { given, faults: settingFaults } = readSettings(
    path.resolve(text('SETTINGS_FILE') ?? path.join(dataDir, 'settings.json')),
    text,
  );
  faults.push(...settingFaults);

  const config: Config = {
    port: Number(port),
    host: text('HOST') ?? '127.0.0.1',
    publicUrl: url('PUBLIC_URL', ['http:', 'https:']),
    dataDir,
    databaseUrl: url('DATABASE_URL', ['postgres:', 'postgresql:']),
    databaseReplicaUrl: url('DATABASE_REPLICA_URL', ['postgres:', 'postgresql:']),
    s3: readS3(text, url, faults),
    smtpUrl: url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: text('MAIL_FROM'),
    // Without a mail server nobody could confirm anything first.
    signupVerification: choice(
      'SIGNUP_VERIFICATION',
      ['before', 'after'],
      text('SMTP_URL') === null ? 'after' : 'before',
    ),
    identityProvider: readIdentityProvider(choice, text, faults),
    google: readGoogle(text, url, faults),
    firstAdmin: readFirstAdmin(text, faults),
    anonKey: text('ANON_KEY') ?? 'anon',
    demo: choice('DEMO', ['0', '1'], '1') === '1',
    role: choice('ROLE', ['all', 'web', 'worker'], 'all'),
    isDevelopment: isDevelopment(text),
    trustProxy: trustProxy === null ? false : trustProxy.split(',').map((part) => part.trim()),
    countryHeader: text('COUNTRY_HEADER')?.toLowerCase() ?? null,
    ffmpegPath: text('FFMPEG_PATH'),
    ffprobePath: text('FFPROBE_PATH'),
    accelPrefix: text('ACCEL_PREFIX'),
    metricsToken: text('METRICS_TOKEN'),
    outboundHosts: readOutboundHosts(text, faults),
    hostedLibraryApi: readLibraryApi(text, url),
    matcher: readMatcher(text, url, choice('MATCHER_UNREACHABLE', ['hold', 'continue'], 'hold'), faults),
    rateLimitFactor: Number(rateLimitFactor),
    logLevel: choice('LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
    secret: secret ?? '',
    givenSettings: given,
    settings: given.values,
  };
  return { config, faults };
}

const isDevelopment = (text: (name: string) => string | null): boolean =>
  text('DEV') === '1' && text('NODE_ENV') !== 'production';

function readIdentityProvider(
  choice: (name: string, values: readonly ['manual', 'test'], fallback: 'manual') => 'manual' | 'test',
  text: (name: string) => string | null,
  faults: string[],
): Config['identityProvider'] {
  const provider = choice('IDENTITY_PROVIDER', ['manual', 'test'], 'manual');
  if (provider === 'test' && !isDevelopment(text)) {
    faults.push(
      'IDENTITY_PROVIDER must not be "test" in production: it lets people through whom nobody has looked at. It is taken with DEV=1 alone.',
    );
    return 'manual';
  }
  return provider;
}

function readOutboundHosts(text: (name: string) => string | null, faults: string[]): string[] {
  const hosts = (text('OUTBOUND_HOSTS') ?? '')
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '');
  for (const host of hosts) {
    if (!/^([a-z0-9.-]+|\[[0-9a-f:]+\]):[0-9]{1,5}$/.test(host))
      faults.push(`OUTBOUND_HOSTS must hold hosts with their port, like nas:8080; it holds "${host}".`);
  }
  return hosts;
}

function readLibraryApi(
  text: (name: string) => string | null,
  url: (name: string, protocols: string[]) => string | null,
): HostedLibraryApi {
  // Another host than the real one is for trying things out; in production no key leaves this machine in the clear.
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

function readMatcher(
  text: (name: string) => string | null,
  url: (name: string, protocols: string[]) => string | null,
  ifUnreachable: MatcherConfig['ifUnreachable'],
  faults: string[],
): MatcherConfig | null {
  // Without TLS on this machine alone: a service beside ours.
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

function readGoogle(
  text: (name: string) => string | null,
  url: (name: string, protocols: string[]) => string | null,
  faults: string[],
): GoogleConfig | null {
  const clientId = text('GOOGLE_CLIENT_ID');
  const clientSecret = text('GOOGLE_CLIENT_SECRET');
  // Another provider than Google's is for trying things out; in production nothing may go there in the clear.
  const protocols = text('NODE_ENV') === 'production' ? ['https:'] : ['https:', 'http:'];
  const issuer = url('GOOGLE_ISSUER', protocols) ?? 'https://accounts.google.com';
  if (clientId === null && clientSecret === null) return null;
  if (clientId === null || clientSecret === null) {
    faults.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together.');
    return null;
  }
  return { clientId, clientSecret, issuer };
}

function readFirstAdmin(text: (name: string) => string | null, faults: string[]): Config['firstAdmin'] {
  const email = text('ADMIN_EMAIL');
  const password = text('ADMIN_PASSWORD');
  if (email === null && password === null) return null;
  if (email === null || password === null) {
    faults.push('ADMIN_EMAIL and ADMIN_PASSWORD must be set together.');
    return null;
  }
  if (!/^[^@\s]+@[^@\s]+$/.test(email))
    faults.push(`ADMIN_EMAIL must be an e-mail address; it is "${email}".`);
  if (password.length < 8) faults.push('ADMIN_PASSWORD must have at least 8 characters.');
  return { email, password };
}

function readS3(
  text: (name: string) => string | null,
  url: (name: string, protocols: string[]) => string | null,
  faults: string[],
): S3Config | null {
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

/** The site's secret: from the environment, else from DATA_DIR, where it is made once. */
export function keepSecret(config: Config): void {
  if (config.secret !== '') return;
  const file = path.join(config.dataDir, 'secret');
  mkdirSync(config.dataDir, { recursive: true });
  if (!existsSync(file)) {
    try {
      writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  config.secret = readFileSync(file, 'utf8').trim();
}
