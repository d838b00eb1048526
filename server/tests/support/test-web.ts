import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { newId } from '#server/kit/ids.ts';
import { buildWeb, type WebOptions } from '#server/main/build-web.ts';
import { createPlatform } from '#server/main/platform.ts';
import { ensureSecret, readConfig } from '#server/platform/config.ts';
import type { Platform, Role, Viewer } from '#server/platform/context.ts';
import { type Listener, listen, notify } from '#server/platform/db/notifications.ts';
import { testDatabase } from '#server/platform/db/test-database.ts';
import { callsOf, type TestCalls } from './test-calls.ts';
import { makeMember, type TestMember, type TestMemberOptions } from './test-member.ts';

export interface TestWeb extends TestCalls {
  app: FastifyInstance;
  platform: Platform;
  listener: Listener;
  databaseUrl: string;
  /** The same without what `through` put before it. */
  directUrl: string;
  /** Address of the listening server; it starts listening when first asked. */
  url(): Promise<string>;
  /** Another web process over the same database, by default with the same folder. It ends with the test file, or when it is closed. */
  another(own?: { dataDir?: string }): Promise<AnotherWeb>;
  /** Waits until this process has heard of every change that was made before: what it keeps is of now. */
  caughtUp(): Promise<void>;
  /** A real member, with a session, its cookie and an access token. */
  memberNamed(username: string, more?: TestMemberOptions): Promise<TestMember>;
  /**
   * A bearer token for somebody of this role who is in no table. For what only asks who may; what writes for a member
   * takes `memberNamed`.
   */
  tokenFor(role: Role, more?: { canUploadVideos?: boolean; userId?: string }): string;
}

export interface AnotherWeb extends TestCalls {
  app: FastifyInstance;
  listener: Listener;
  url: string;
  close(): Promise<void>;
}

/** A whole web process over a fresh database and data folder, without a socket until one is wanted. */
export async function testWeb(
  options: {
    env?: Record<string, string>;
    pages?: WebOptions['pages'];
    /** Puts something between the site and its database; answers the address to use. */
    through?: (url: string) => Promise<string>;
  } = {},
): Promise<TestWeb> {
  const database = await testDatabase();
  const databaseUrl = (await options.through?.(database.url)) ?? database.url;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tsukimi-test-'));
  const { config, faults } = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '0',
    ...options.env,
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  ensureSecret(config);
  const platform = createPlatform(config, databaseUrl, 'test');
  const listener = await listen(databaseUrl, platform.log);
  const viewers = new Map<string, Viewer>();
  const app = await buildWeb({
    platform,
    listener,
    origin: config.publicUrl ?? 'http://localhost:3000',
    pages: options.pages ?? 'none',
    resolveBearer: (token) => viewers.get(token) ?? null,
  });
  await app.ready();
  const others: (() => Promise<void>)[] = [];
  after(async () => {
    for (const close of others) await close();
    await app.close();
    await listener.close();
    await platform.db.close();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  let address: Promise<string> | null = null;
  return {
    ...callsOf(app),
    app,
    platform,
    listener,
    databaseUrl,
    directUrl: database.url,
    url() {
      address ??= app.listen({ host: '127.0.0.1', port: 0 });
      return address;
    },
    async another(place = {}) {
      const own = createPlatform({ ...config, ...place }, database.url, 'test');
      const ears = await listen(database.url, own.log);
      const second = await buildWeb({
        platform: own,
        listener: ears,
        origin: config.publicUrl ?? 'http://localhost:3000',
        pages: options.pages ?? 'none',
      });
      let closed: Promise<void> | null = null;
      const close = async (): Promise<void> => {
        await second.close();
        await ears.close();
        await own.db.close();
      };
      const closeOnce = (): Promise<void> => {
        closed ??= close();
        return closed;
      };
      others.push(closeOnce);
      return {
        ...callsOf(second),
        app: second,
        listener: ears,
        url: await second.listen({ host: '127.0.0.1', port: 0 }),
        close: closeOnce,
      };
    },
    async caughtUp() {
      // Notices come in the order of their changes.
      const topic = `test ${newId()}`;
      const heard = new Promise<void>((resolve) => {
        const stop = listener.on(topic, () => {
          stop();
          resolve();
        });
      });
      await notify(platform.db, topic);
      await heard;
    },
    memberNamed: (username, more) => makeMember(platform, username, more),
    tokenFor(role, more = {}) {
      const token = `test-${role}-${newId()}`;
      viewers.set(token, {
        userId: more.userId ?? newId(),
        role,
        sessionId: newId(),
        canUploadVideos: more.canUploadVideos ?? false,
        member: null,
      });
      return token;
    },
  };
}
