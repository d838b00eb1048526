import { PassThrough, Writable } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { type PageFacts, pageFactsContext, type Services, servicesContext } from './page-context.ts';

export const streamTimeout = 5_000;

/** Loads the whole tree before it answers: for crawlers, and for pages that the server keeps. */
const wantsWholePage = (request: Request) =>
  request.headers.has('x-whole-page') || isbot(request.headers.get('user-agent') ?? '');

/**
 * The page handler. It is made inside the bundle, so that the router which reads the contexts is the one
 * that made them: outside there may be a second copy of react-router.
 */
export function createHandler(build: ServerBuild, mode: 'development' | 'production') {
  const handle = createRequestHandler(build, mode);
  return (request: Request, input: { services: Services; page: PageFacts }): Promise<Response> => {
    const context = new RouterContextProvider();
    context.set(servicesContext, input.services);
    context.set(pageFactsContext, input.page);
    return handle(request, context);
  };
}
export type PageHandler = ReturnType<typeof createHandler>;

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(servicesContext).report(error);
};

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce } = context.get(pageFactsContext);
  const services = context.get(servicesContext);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Promise<Response>((resolve, reject) => {
    let failed = false;
    const answer = (body: BodyInit) => resolve(new Response(body, { status: failed ? 500 : status, headers }));
    const whole = wantsWholePage(request);
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={entry} url={request.url} nonce={nonce} />,
      {
        nonce,
        onShellReady() {
          if (whole) return;
          const body = new PassThrough();
          answer(createReadableStreamFromReadable(body));
          pipe(body);
        },
        onAllReady() {
          if (!whole) return;
          const chunks: Buffer[] = [];
          const sink = new Writable({
            write(chunk: Buffer, _encoding, done) {
              chunks.push(chunk);
              done();
            },
            final(done) {
              answer(Buffer.concat(chunks));
              done();
            },
          });
          pipe(sink);
        },
        onShellError: reject,
        onError(error: unknown) {
          failed = true;
          if (!request.signal.aborted) services.report(error);
        },
      },
    );
    setTimeout(abort, streamTimeout + 1_000).unref();
  });
}
