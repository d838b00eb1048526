import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readEmailAddress } from '../kit/email-address.ts';
import { type BackupsConfig, readBackups } from './config-backups.ts';
import {
  type AgeAssuranceConfig,
  type CdnPurgeConfig,
  type GoogleConfig,
  type HostedLibraryApi,
  type MatcherConfig,
  readAgeAssurance,
  readCdnPurge,
  readGoogle,
  readLibraryApi,
  readMatcher,
  readS3,
  type S3Config,
} from './config-services.ts';
import {
  type Mailbox,
  publicUrlFaults,
  type ReplicasConfig,
  readConnections,
  readDatabaseUrl,
  readDrain,
  readMailFrom,
  readOutboundHosts,
  readProxies,
  readReplicas,
  readSockets,
  shapeFaults,
} from './config-serving.ts';
import { type EncoderChoice, encoderChoices } from './encoder-choices.ts';
import { type FenceKind, fenceKinds } from './fence/fence-plan.ts';
import { makeFolder } from './make-folder.ts';
import { closeFilesToOthers } from './private-files.ts';
import { type GivenSettings, readSettings, type Settings } from './settings/settings.ts';
import { joinKeys, readKeys, shortestKey } from './site-keys.ts';
import { readTracing, type TracingConfig } from './tracing/config-tracing.ts';

export interface Config {
  port: number;
  host: string;
  publicUrl: string | null;
  dataDir: string;
  databaseUrl: string | null;
  /**
   * The server itself, where `databaseUrl` leads to a pooler; null: there is none before it.
   */
  databaseDirectUrl: string | null;
  /** Whether that pooler knows prepared statements. */
  poolerPrepares: boolean;
  /** The most connections a process opens for its statements. */
  databaseConnections: number;
  /** Servers that follow the primary; null: none is read. */
  replicas: ReplicasConfig | null;
  s3: S3Config | null;
  backups: BackupsConfig;
  smtpUrl: string | null;
  /** Sender of mails; null: the site's name and the contact address. */
  mailFrom: Mailbox | null;
  /** Whether an address is confirmed before the first session or after it. */
  signupVerification: 'before' | 'after';
  /** Who reviews identity checks: admins, or nobody, for testing. */
  identityProvider: 'manual' | 'test';
  /** Sign-in by Google; null: not offered. */
  google: GoogleConfig | null;
  /** Creates the first admin if there is none. */
  firstAdmin: { email: string; password: string } | null;
  /** Public key of client libraries; a bearer equal to it is anonymous. */
  anonKey: string;
  demo: boolean;
  role: 'all' | 'web' | 'worker';
  /** Whether test pages and buckets are there. Never in production. */
  isDevelopment: boolean;
  /** Addresses or ranges of proxies whose forwarding headers are believed; false: none. */
  trustProxy: false | string[];
  /** Header of a trusted proxy that carries the country, e.g. `cf-ipcountry`. */
  countryHeader: string | null;
  /** Header of a trusted proxy that carries the region within it, e.g. `cf-region-code`. */
  regionHeader: string | null;
  ffmpegPath: string | null;
  ffprobePath: string | null;
  /** What makes the better qualities, and where that hardware is. */
  encoder: EncoderChoice;
  encoderDevice: string;
  /** The fence around ffmpeg when it reads files from strangers. */
  mediaFence: 'auto' | FenceKind;
  /** Prefix for `X-Accel-Redirect`; null: segments are sent by this process. */
  accelPrefix: string | null;
  metricsToken: string | null;
  /** Separate port on which `/metrics` needs no token; null: none. */
  metricsPort: number | null;
  /** Port on which the worker says how it does; null: none. */
  workerMetricsPort: number | null;
  /** Where traces are sent; null: nothing is traced. */
  tracing: TracingConfig | null;
  /** `host:port` in the operator's own network that may be fetched from, whatever its address. */
  outboundHosts: string[];
  /** Where to ask the hosted library about its videos. */
  hostedLibraryApi: HostedLibraryApi;
  /** The outside service that finds out whether a visitor has reached an age; null: none. */
  ageAssurance: AgeAssuranceConfig | null;
  /** The outside service that is asked whether a file must not be shown; null: none. */
  matcher: MatcherConfig | null;
  /** The service that makes a CDN drop files that are no longer public; null: none. */
  cdnPurge: CdnPurgeConfig | null;
  /** Multiplies every rate budget; 0 turns limiting off, for benchmarks on loopback. */
  rateLimitFactor: number;
  /** Seconds for which a web process that is to end still answers, and says that it is not ready. */
  drainSeconds: number;
  /** Realtime connections that one member, or one visitor address, may have open to a process. */
  socketsPerClient: number;
  logLevel: string;
  /**
   * The site's keys for signing and sealing; made once and stored in DATA_DIR unless set. Several can be
   * joined in one text; `keysOf` takes them apart.
   */
  secret: string;
  /** Where the file of settings is, or would be. */
  settingsFile: string;
  /** What the file and the environment say about the settings. */
  givenSettings: GivenSettings;
  /**
   * The current settings. Replaced as a whole when an admin changes something: read them where they are used,
   * and never hold on to them.
   */
  settings: Settings;
}

const settingsPath = (text: (name: string) => string | null, dataDir: string): string =>
  path.resolve(text('SETTINGS_FILE') ?? path.join(dataDir, 'settings.json'));

const wholeNumber = /^\d+$/;

function readPort(name: string, text: (name: string) => string | null, faults: string[]): number | null {
  const port = text(name);
  if (port !== null && (!wholeNumber.test(port) || Number(port) > 65_535))
    faults.push(`${name} must be a whole number from 0 to 65535; it is "${port}".`);
  return port === null ? null : Number(port);
}

/** Reads the environment once. Every fault is collected, so an operator can fix them all in one go. */
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
  const port = readPort('PORT', text, faults) ?? 3000;
  const rateLimitFactor = text('RATE_LIMIT_FACTOR') ?? '1';
  if (!/^\d+(\.\d+)?$/.test(rateLimitFactor))
    faults.push(`RATE_LIMIT_FACTOR must be a number from 0; it is "${rateLimitFactor}".`);
  const dataDir = path.resolve(text('DATA_DIR') ?? './data');

  const { given, faults: settingFaults } = readSettings(settingsPath(text, dataDir), text);
  faults.push(...settingFaults, ...shapeFaults(text));
  const settingsFile = text('SETTINGS_FILE');
  if (settingsFile !== null && !existsSync(settingsFile))
    faults.push(`SETTINGS_FILE: there is no file ${settingsFile}.`);

  const config: Config = {
    settingsFile: settingsPath(text, dataDir),
    port,
    host: text('HOST') ?? '127.0.0.1',
    publicUrl: url('PUBLIC_URL', ['http:', 'https:']),
    dataDir,
    databaseUrl: readDatabaseUrl('DATABASE_URL', text, faults),
    databaseDirectUrl: readDatabaseUrl('DATABASE_DIRECT_URL', text, faults),
    poolerPrepares: choice('DATABASE_POOLER_PREPARES', ['0', '1'], '0') === '1',
    databaseConnections: readConnections(text, faults),
    replicas: readReplicas(text, faults),
    s3: readS3(text, url, faults),
    backups: readBackups(text, url, faults),
    smtpUrl: url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: readMailFrom(text, faults),
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
    trustProxy: readProxies(text, faults),
    countryHeader: text('COUNTRY_HEADER')?.toLowerCase() ?? null,
    regionHeader: text('REGION_HEADER')?.toLowerCase() ?? null,
    ffmpegPath: text('FFMPEG_PATH'),
    ffprobePath: text('FFPROBE_PATH'),
    encoder: choice('ENCODER', encoderChoices, 'software'),
    encoderDevice: text('ENCODER_DEVICE') ?? '/dev/dri/renderD128',
    mediaFence: choice('MEDIA_FENCE', ['auto', ...fenceKinds], 'auto'),
    accelPrefix: text('ACCEL_PREFIX'),
    metricsToken: text('METRICS_TOKEN'),
    metricsPort: readPort('METRICS_PORT', text, faults),
    workerMetricsPort: readPort('WORKER_METRICS_PORT', text, faults),
    tracing: readTracing(text, faults),
    outboundHosts: readOutboundHosts(text, faults),
    hostedLibraryApi: readLibraryApi(text, url),
    cdnPurge: readCdnPurge(text, url, faults),
    ageAssurance: readAgeAssurance(text, url, faults),
    matcher: readMatcher(text, url, choice('MATCHER_UNREACHABLE', ['hold', 'continue'], 'hold'), faults),
    rateLimitFactor: Number(rateLimitFactor),
    drainSeconds: readDrain(text, faults),
    socketsPerClient: readSockets(text, faults),
    logLevel: choice('LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
    secret: readKeys(text, faults),
    givenSettings: given,
    settings: given.values,
  };
  if (config.databaseUrl === null && config.databaseDirectUrl !== null)
    faults.push('DATABASE_DIRECT_URL is set, so DATABASE_URL must be set too: to the pooler before it.');
  if (config.databaseUrl === null && config.replicas !== null)
    faults.push('DATABASE_REPLICA_URLS is set, so DATABASE_URL must be set too: to the primary they follow.');
  faults.push(...publicUrlFaults(config.publicUrl));
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

function readFirstAdmin(text: (name: string) => string | null, faults: string[]): Config['firstAdmin'] {
  const email = text('ADMIN_EMAIL');
  const password = text('ADMIN_PASSWORD');
  if (email === null && password === null) return null;
  if (email === null || password === null) {
    faults.push('ADMIN_EMAIL and ADMIN_PASSWORD must be set together.');
    return null;
  }
  const address = readEmailAddress(email, 'operator');
  if (address === null) faults.push(`ADMIN_EMAIL must be an email address; it is "${email}".`);
  if (password.length < 8) faults.push('ADMIN_PASSWORD must have at least 8 characters.');
  return { email: address ?? email, password };
}

/**
 * The site's secret: from the environment, else from DATA_DIR, where it is made once. It appears there whole:
 * a process that starts at the same time, or a full disk, must not leave half of one to be taken for the key.
 * From here on, files this process writes are closed to other users. Throws with a message for the operator.
 */
export function ensureSecret(config: Config): void {
  closeFilesToOthers(config);
  if (config.secret !== '') return;
  const file = path.join(config.dataDir, 'secret');
  makeFolder(config.dataDir);
  if (!existsSync(file)) {
    const draft = `${file}-${process.pid}`;
    try {
      writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600 });
      putInPlace(draft, file);
    } finally {
      rmSync(draft, { force: true });
    }
  }
  const keys = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((key) => key.trim());
  if (keys.some((key) => key.length < shortestKey))
    throw new Error(
      `The file ${file} holds no secret of at least ${shortestKey} characters. Put the site's own back from a copy; or delete it, and a new one is made: everybody has to log in again.`,
    );
  config.secret = joinKeys(keys);
}

/** Moves a file into place if none is there; one that appeared in the meantime stays. */
function putInPlace(draft: string, file: string): void {
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    // A file system without hard links.
    renameSync(draft, file);
  }
}
