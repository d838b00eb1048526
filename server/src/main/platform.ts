import type { Config } from '../platform/config.ts';
import type { Platform } from '../platform/context.ts';
import { longPatience, openDatabase, shortPatience } from '../platform/db/database.ts';
import { createFacts } from '../platform/facts.ts';
import { createJobs } from '../platform/jobs/pg-boss-jobs.ts';
import { createLog } from '../platform/log.ts';
import { createMailer } from '../platform/mail/mailer.ts';
import { configuredOutbound } from '../platform/outbound/configured-outbound.ts';
import { loadSettings } from '../platform/settings/live-settings.ts';
import { createStorage } from '../platform/storage/create-storage.ts';
import { registerNotifications } from './notification-reactions.ts';
import { registerReactions } from './reactions.ts';

/** The platform of a command, with the settings as they are when it begins. */
export async function openPlatform(
  config: Config,
  databaseUrl: string,
  processName: string,
): Promise<Platform> {
  const platform = createPlatform(config, databaseUrl, processName);
  try {
    await loadSettings(platform);
    return platform;
  } catch (error) {
    await platform.db.close();
    throw error;
  }
}

/** The platform of one process, with the reactions tied to its facts. */
export function createPlatform(config: Config, databaseUrl: string, processName: string): Platform {
  const log = createLog(config.logLevel, { process: processName });
  const { databaseDirectUrl, poolerPrepares } = config;
  const isPooled = databaseDirectUrl !== null && databaseUrl === config.databaseUrl;
  const db = openDatabase(databaseUrl, {
    behindPooler: isPooled ? { directUrl: databaseDirectUrl, preparesStatements: poolerPrepares } : null,
    applicationName: `tsukimi-${processName}`,
    connections: config.databaseConnections,
    // Somebody waits for each statement of a web process.
    statementPatience: processName === 'web' ? shortPatience : longPatience,
  });
  const facts = createFacts();
  const platform: Platform = {
    config,
    log,
    db,
    storage: createStorage(config),
    jobs: createJobs(db),
    facts,
    mail: createMailer(config, log),
    outbound: configuredOutbound(config),
    objectBase: '/',
  };
  registerReactions(platform);
  registerNotifications(platform);
  return platform;
}
