import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { NonceContext } from './held-scripts.tsx';
import { isBackOffice } from './lib/back-office.ts';
import { entryOnly } from './lib/entry-only.ts';
import {
  earlyScriptsContext,
  type PageFacts,
  pageFactsContext,
  type Services,
  servicesContext,
} from './page-context.ts';
import type { PageHandle } from './page-handle.ts';

export const streamTimeout = 5_000;

/**
 * The page handler. It is made inside the bundle so that it shares one copy of react-router with the contexts: outside
 * there may be a second copy.
 */
export function createHandler(build: ServerBuild, mode: 'development' | 'production') {
  const handle = createRequestHandler(build, mode);
  const imports = build.assets.routes['routes/watch']?.imports ?? [];
  const earlyScripts = ['watch-start', 'base', 'rolldown-runtime'].flatMap((name) =>
    imports.filter((file) => file.includes(`/${name}-`)),
  );
  return (request: Request, input: { services: Services; page: PageFacts }): Promise<Response> => {
    const context = new RouterContextProvider();
    context.set(servicesContext, input.services);
    context.set(pageFactsContext, input.page);
    context.set(earlyScriptsContext, earlyScripts);
    return handle(request, context);
  };
}
export type PageHandler = ReturnType<typeof createHandler>;

export const handleError: HandleErrorFunction = (error, { context }) => {
  // A client's bad request gets an answer, but it is not our fault.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  context.get(servicesContext).report(error);
};

/**
 * Public pages load a list of routes without the back office and without pages that no link leads to (made by
 * `react-router.config.ts`): visitors should not pay for what they never open.
 */
const publicEntry = (entry: EntryContext): EntryContext => ({
  ...entry,
  manifest: { ...entry.manifest, url: entry.manifest.url.replace('/manifest-', '/public-manifest-') },
});

/** Renders whole pages: the server caches them, and readers without script need all of them. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce, ageAsked } = context.get(pageFactsContext);
  const services = context.get(servicesContext);
  headers.set('content-type', 'text/html; charset=utf-8');
  const isOpen = entry.staticHandlerContext.matches.some(
    ({ route }) => (entry.routeModules[route.id]?.handle as PageHandle | undefined)?.open,
  );
  // Where the site is not offered, no other page says anything else.
  const answered = ageAsked?.methods.length === 0 && !isOpen ? 451 : status;
  const isListed =
    !isBackOffice(new URL(request.url).pathname) &&
    !entry.staticHandlerContext.matches.some(({ route }) => entryOnly.has(route.id));
  const known = isListed ? publicEntry(entry) : entry;
  return new Promise<Response>((resolve, reject) => {
    let failed = false;
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(patience);
        resolve(new Response(Buffer.concat(chunks), { status: failed ? 500 : answered, headers }));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={known} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        // Nothing is left to a script: a page must be complete without one.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => pipe(sink),
        onShellError: reject,
        onError(error: unknown) {
          failed = true;
          services.report(error);
        },
      },
    );
    const patience = setTimeout(abort, streamTimeout + 1_000).unref();
  });
}
