import http from 'node:http';
import type { FastifyInstance } from 'fastify';
import { authRoutes, exportRoutes, requireFreshSession, SessionLookup } from '../domains/accounts/index.ts';
import { adAssetRoutes, goRoutes, placementTableSource, startDelivery } from '../domains/ads/index.ts';
import { hasCheckedAge, identityRoutes } from '../domains/identity/index.ts';
import { noticeRoutes } from '../domains/importing/index.ts';
import { mediaDeletedTopic, mediaPrefix } from '../domains/media/index.ts';
import { evidencePackageRoutes, evidenceRoutes } from '../domains/moderation/index.ts';
import { statusReader } from '../domains/operating/index.ts';
import { photoRoutes } from '../domains/photos/index.ts';
import { heldPictureRoutes } from '../domains/pictures/index.ts';
import { pictureDeletedTopic, pictureRoutes, writeProfileRow } from '../domains/profiles/index.ts';
import { createSwitches } from '../domains/recommending/index.ts';
import { createShields } from '../domains/shield/index.ts';
import { refuseTerms } from '../domains/texts/index.ts';
import { captionRoutes, thumbnailRoutes, UploadPace, uploadRoutes } from '../domains/uploads/index.ts';
import {
  categoryThumbnailRoutes,
  createFileAccess,
  narrowToPlace,
  placeRulesTopic,
  previewRoutes,
  publicTableSources,
  readPlaceRules,
  streamHostsTopic,
  streamOrigins,
  writeVideoRows,
  writtenTableSources,
} from '../domains/videos/index.ts';
import { workTableSources } from '../domains/works/index.ts';
import { createAgeGate } from '../platform/age/age-gate.ts';
import { ageRoutes } from '../platform/age/age-routes.ts';
import { followDrops } from '../platform/calls/cached-answers.ts';
import { createCallReads, readsOfPrimary } from '../platform/calls/call-reads.ts';
import { type CheckTexts, createCallRunner } from '../platform/calls/call-runner.ts';
import type { Platform, Viewer } from '../platform/context.ts';
import { follow } from '../platform/db/follow.ts';
import type { Listener } from '../platform/db/notifications.ts';
import { geoRoutes } from '../platform/geo/geo-routes.ts';
import { createApp, letGoOfIdle, nextRequestId } from '../platform/http/app.ts';
import { cachedPageFront, putBefore } from '../platform/http/cached-page-front.ts';
import { Draining } from '../platform/http/draining.ts';
import { createObjectCache, objectRoutes } from '../platform/http/objects.ts';
import { PageCache } from '../platform/http/page-cache.ts';
import { type PageHandler, pageRoutes } from '../platform/http/pages.ts';
import { RateLimiter } from '../platform/http/rate-limiter.ts';
import { createReceiptPages } from '../platform/http/receipt-pages.ts';
import { RequestCounts } from '../platform/http/request-counts.ts';
import type { Sessions } from '../platform/http/request-facts.ts';
import { contentSecurityPolicy } from '../platform/http/security-headers.ts';
import { securityTextRoute } from '../platform/http/security-text.ts';
import { storeErrors } from '../platform/http/store-errors.ts';
import { createPlaceGroups, type PlaceRule } from '../platform/places/place-groups.ts';
import { realtimeRoutes, takeUpgrades } from '../platform/realtime/realtime-routes.ts';
import { followSettings } from '../platform/settings/live-settings.ts';
import { createAdSources } from './ad-sources.ts';
import { implementations } from './calls.ts';
import { openReplicas } from './open-replicas.ts';
import { callReadsFrom, tableReadsFrom } from './reads-from.ts';
import { createRealtime } from './realtime.ts';
import { createSiteFacts } from './site-facts.ts';
import { siteMetrics } from './site-metrics.ts';
import { trialBucketRoutes } from './trial-bucket-routes.ts';
import { mountWebApp } from './web-pages.ts';

export interface WebOptions {
  platform: Platform;
  /** Hears changes made in other processes; null in tests of a single process that drop nothing. */
  listener: Listener | null;
  /** Origin of canonical addresses. */
  origin: string;
  /** Where pages come from; tests bring a handler of their own. */
  pages: 'built' | 'development' | 'none' | PageHandler;
  /** Tells when this process is about to end; by default it never is. */
  draining?: Draining;
  /** Resolves tokens that have no session, for tests. Asked first. */
  resolveBearer?: (token: string) => Viewer | null;
}

/** One web process, assembled and not yet listening. */
export async function buildWeb({
  platform,
  listener,
  origin,
  pages,
  draining = new Draining(),
  resolveBearer,
}: WebOptions): Promise<FastifyInstance> {
  const { config, storage } = platform;
  const checkTexts: CheckTexts = (schema, value) => refuseTerms(platform, schema, value);
  const placeRules = await follow({
    read: () => readPlaceRules(platform.db),
    topic: placeRulesTopic,
    listener,
    log: platform.log,
    what: 'the place rules',
    changed: (rules, before) => {
      if (rulesKey(rules) !== rulesKey(before)) runner.cache.dropAll();
    },
  });
  const places = createPlaceGroups(config, placeRules, narrowToPlace);
  const shields = createShields(platform, listener);
  const replicas = listener === null ? null : openReplicas(platform, listener);
  const reads =
    replicas === null
      ? readsOfPrimary(platform.db)
      : createCallReads({ db: platform.db, replicas, calls: callReadsFrom, tables: tableReadsFrom });
  const runner = createCallRunner({
    platform,
    places,
    shields,
    switches: createSwitches(platform, listener),
    reads,
    implementations,
    checkTexts,
    requireProof: (caller) => requireFreshSession(platform, caller),
  });
  const limiter = new RateLimiter(platform.db, platform.log, config);
  const lookup = new SessionLookup({ platform, listener });
  const siteFacts = createSiteFacts(platform, origin, () => statusReader(platform).banner);
  const pageCache = new PageCache({ maxBytes: 24 * 1024 * 1024, seconds: 15 });
  const receiptPages = createReceiptPages(listener);
  const gate = createAgeGate(config);
  const objectCache = createObjectCache(storage);
  const counts = new RequestCounts();
  const pace = new UploadPace();
  if (listener) {
    followDrops(runner.cache, listener);
    listener.on(mediaDeletedTopic, ({ mediaId }) => objectCache.drop(mediaPrefix(String(mediaId))));
    listener.on(pictureDeletedTopic, ({ key }) => objectCache.drop(String(key)));
    // Nobody can say which were deleted while notifications were not heard.
    listener.onLost(() => objectCache.clear());
    listener.onReconnect(() => objectCache.clear());
  }
  // Pages and answers depend on the settings too.
  if (listener) await followSettings(platform, listener, () => runner.cache.dropAll());
  runner.cache.onDrop(() => {
    pageCache.clear();
    receiptPages.clear();
  });
  runner.cache.onExpire(() => pageCache.expire());
  const sessions: Sessions = {
    byCookie: (token) => lookup.byCookie(token),
    byBearer: (token) => resolveBearer?.(token) ?? lookup.byBearer(token),
  };
  const delivery = await startDelivery({
    ...{ platform, listener, sources: createAdSources(platform.db) },
    changed: () => runner.cache.drop(['ads']),
  });
  const realtime = createRealtime({ platform, listener, sessions });
  draining.onBegin((milliseconds) => realtime.sendAway(milliseconds));
  const app = await createApp({
    platform,
    runner,
    checkTexts,
    tableSources: { ...publicTableSources, ...workTableSources, placements: placementTableSource },
    tableWriters: {
      profiles: async (context, [id], row) => {
        await writeProfileRow(context, id, row);
        return [id];
      },
      videos: writeVideoRows,
    },
    writtenTableSources,
    limiter,
    places,
    shields,
    reads,
    replicas,
    counts,
    sessions,
    listener,
    draining,
    servesCached: () => pageCache.hasPages,
    siteMetrics: () => siteMetrics(platform),
    also: async (instance, reader) => {
      authRoutes(instance, { platform, reader, limiter, origin });
      exportRoutes(instance, { platform, reader, limiter });
      securityTextRoute(instance, { config, origin });
      geoRoutes(instance, { config, reader, limiter });
      ageRoutes(instance, {
        platform,
        gate,
        reader,
        limiter,
        hasCheckedAge: (memberId, years) => hasCheckedAge(platform, memberId, years),
      });
      pictureRoutes(instance, { platform, reader, limiter });
      noticeRoutes(instance, { platform, limiter });
      photoRoutes(instance, { platform, reader, limiter });
      thumbnailRoutes(instance, { platform, reader, limiter });
      captionRoutes(instance, { platform, reader, limiter });
      await uploadRoutes(instance, { platform, reader, limiter, pace, listener });
      heldPictureRoutes(instance, { platform, reader, limiter });
      identityRoutes(instance, { platform, reader, limiter });
      evidenceRoutes(instance, { platform, reader, limiter });
      evidencePackageRoutes(instance, { platform, reader, limiter });
      adAssetRoutes(instance, { platform, reader, limiter });
      categoryThumbnailRoutes(instance, { platform, reader, limiter });
      previewRoutes(instance, { platform, reader, limiter });
      goRoutes(instance, { platform, reader, limiter });
      if (config.isDevelopment) trialBucketRoutes(instance, { platform, reader, limiter });
      objectRoutes(instance, {
        storage,
        config,
        cache: objectCache,
        access: createFileAccess({
          platform,
          listener,
          viewerOf: (request) => reader.viewer(request),
          placeOf: (request) => places.of(() => reader.connection(request)),
          drop: (prefix) => {
            objectCache.drop(prefix);
            storage.places?.forget(prefix);
          },
        }),
      });
      realtimeRoutes(instance, { realtime, reader, config, limiter });
      if (pages === 'none') return;
      const development = pages === 'development';
      const policy = contentSecurityPolicy(config, development, await followStreamHosts(platform, listener));
      const handler =
        typeof pages === 'function' ? async () => pages : await mountWebApp(instance, platform, development);
      pageRoutes(instance, {
        config,
        origin,
        runner,
        reader,
        limiter,
        cache: pageCache,
        receiptPages,
        gate,
        places,
        policy,
        siteFacts,
        handler,
        development,
      });
      putBefore(
        instance.server,
        cachedPageFront({
          config,
          cache: pageCache,
          receiptPages,
          limiter,
          policy,
          gate,
          places,
          nextId: nextRequestId,
          counts,
        }),
      );
    },
  });
  pace.watch(app.server);
  draining.watch(app.server);
  app.addHook('onClose', async () => limiter.close());
  app.addHook('onClose', storeErrors(platform, counts));
  app.addHook('onClose', () => delivery.close());
  app.addHook('onClose', () => replicas?.close());
  return app;
}

/** Rules are never changed, only replaced. */
const rulesKey = (rules: readonly PlaceRule[]): string => rules.map(({ id }) => id).join();

/** Hosts that hosted libraries stream from, as they are now in the database. */
const followStreamHosts = (
  { db, log }: Platform,
  listener: Listener | null,
): Promise<() => readonly string[]> =>
  follow({ read: () => streamOrigins(db), topic: streamHostsTopic, listener, log, what: 'hosts of streams' });

/** Listens on the address; on the default one, on both loopback addresses, so that `localhost` works whatever it means. */
export async function listenOn(app: FastifyInstance, host: string, port: number): Promise<number> {
  const second = http.createServer((request, response) => void app.server.emit('request', request, response));
  takeUpgrades(app, second);
  second.keepAliveTimeout = app.server.keepAliveTimeout;
  second.requestTimeout = app.server.requestTimeout;
  second.headersTimeout = app.server.headersTimeout;
  app.addHook('onClose', () => {
    second.closeIdleConnections();
    letGoOfIdle(second);
    return new Promise<void>((resolve) => (second.listening ? second.close(() => resolve()) : resolve()));
  });
  await app.listen({ host, port });
  const address = app.server.address();
  const listening = typeof address === 'object' && address !== null ? address.port : port;
  if (host === '127.0.0.1') {
    await new Promise<void>((resolve) => {
      // A machine without IPv6 has no ::1; the first address serves it alone.
      second.once('error', () => resolve());
      second.listen(listening, '::1', resolve);
    });
  }
  return listening;
}
