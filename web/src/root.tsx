// The base comes first: the style sheets of the parts build on it.
import * as texts from './texts/site-frame.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/states.css';
import './styles/print.css';

import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { type ReactNode, Suspense, useMemo } from 'react';
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  type MetaFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import { MemberProvider } from './state/member.tsx';
import { PageStateProvider } from './state/page-state.tsx';
import './features/age-gate/age-gate.css';
import { isGated } from './features/age-gate/gated.ts';
import { NewVersion } from './features/new-version/new-version.tsx';
import { LeaveNow } from './features/shield/leave-part.tsx';
import { SignInDoor } from './features/sign-in/sign-in-door.tsx';
import { EarlyListeners, HeldScripts } from './held-scripts.tsx';
import { lazyPart } from './lib/lazy-part.ts';
import { PostedForm } from './lib/posted-fields.ts';
import { useAfterLoad } from './lib/use-after-load.ts';
import { orElse } from './page/page-data.ts';
import { siteRooms } from './page/rooms.ts';
import { pageFactsContext, servicesContext } from './page-context.ts';
import type { PageHandle } from './page-handle.ts';
import { Room } from './parts/room.tsx';
import * as paths from './paths.ts';
import { PublicFrame } from './public-frame.tsx';
import { ErrorPage, faultOf } from './routes/error-page.tsx';

const PlayerHost = lazyPart(() => import('./features/player/player-host.tsx'));
const AgeGate = lazyPart(() => import('./features/age-gate/age-gate.tsx'));
const LaterParts = lazyPart(() => import('./later-parts.tsx'));

export async function loader({ context, url }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  const {
    name,
    description,
    origin,
    exitUrl,
    hasDemo,
    hasGoogle,
    noMail,
    contactEmail,
    signUpFigures,
    incident,
  } = services.site;
  const facts = context.get(pageFactsContext);
  const { ageConfirmed, ageAsked, layout, discreet, member, posted } = facts;
  const [terms, rooms] = await Promise.all([
    member ? orElse(services, services.call('get_unaccepted_terms', {}), null) : null,
    siteRooms(services, facts, url.pathname),
  ]);
  return {
    site: {
      name,
      description,
      origin,
      exitUrl,
      hasDemo,
      hasGoogle,
      ...(noMail ? { unmailed: contactEmail } : {}),
      ...(signUpFigures ? { signUpFigures } : {}),
      ...(incident ? { incident } : {}),
    },
    ageConfirmed,
    ...(ageAsked ? { ageAsked } : {}),
    layout,
    ...(discreet ? { discreet } : {}),
    member,
    ...(posted ? { posted } : {}),
    ...(terms ? { terms } : {}),
    ...(rooms ? { rooms } : {}),
    year: new Date().getUTCFullYear(),
  };
}

/**
 * Between pages only the member changes: by an action, or by an event after which everything is loaded again. The gate
 * and the settings reload the page or live in the browser.
 */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) =>
  change.defaultShouldRevalidate &&
  (change.formMethod !== undefined || change.currentUrl.href === change.nextUrl.href);

/** Pages make their own head; this one is for a page that failed. */
export const meta: MetaFunction<typeof loader> = ({ error, loaderData }) =>
  error
    ? [
        { title: `${faultOf(error).title} | ${loaderData?.site.name ?? ''}` },
        { name: 'robots', content: 'noindex' },
      ]
    : [];

export const links = () =>
  [bricolage, figtree].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  }));

const handlesOf = (matches: readonly { handle?: unknown }[]): PageHandle[] =>
  matches.flatMap((match) => (match.handle ? [match.handle as PageHandle] : []));

function Frame({ children }: { children: ReactNode }) {
  const facts = useRouteLoaderData<typeof loader>('root');
  const location = useLocation();
  const handles = handlesOf(useMatches());
  const afterLoad = useAfterLoad();
  const here = location.pathname + location.search;
  // The same element every time: a part that changes before its code is here is redrawn, and a press on it is lost.
  const ageGate = useMemo(
    () => <Suspense>{facts && <AgeGate {...facts} here={here} />}</Suspense>,
    [facts, here],
  );
  if (!facts) return <main id="main">{children}</main>; // the root itself failed: no frame to draw

  const { site } = facts;
  const home = location.pathname === paths.home();
  const gated = isGated(facts, handles);
  const gate = gated && ageGate;
  const player = (afterLoad || handles.some((handle) => handle.player)) && (
    <Suspense>
      <PlayerHost />
    </Suspense>
  );
  if (handles.some((handle) => handle.bare)) {
    return (
      <MemberProvider initial={null}>
        <PageStateProvider initial={facts.layout} gated={gated}>
          <main id="main" inert={gated}>
            {children}
          </main>
          {player}
          {gate}
        </PageStateProvider>
      </MemberProvider>
    );
  }
  const content = <PostedForm value={facts.posted ?? null}>{children}</PostedForm>;
  return (
    <MemberProvider initial={facts.member}>
      <PageStateProvider
        initial={facts.layout}
        gated={gated}
        rooms={facts.rooms?.[location.pathname.split('/')[1]!]}
      >
        <div className="page" inert={gated}>
          <a className="skip" href="#main">
            {texts.skipToContent}
          </a>
          {handles.some((handle) => handle.ownFrame) ? (
            content
          ) : (
            <PublicFrame handles={handles} home={home} here={here} facts={facts}>
              {content}
            </PublicFrame>
          )}
          {player}
        </div>
        {gate}
        <SignInDoor hasGoogle={site.hasGoogle} figures={site.signUpFigures ?? []} />
        <NewVersion />
        {facts.discreet && (
          <Suspense>
            <LeaveNow leaveTo={facts.discreet} />
          </Suspense>
        )}
        {afterLoad && (
          <Suspense>
            <LaterParts gated={gated} />
          </Suspense>
        )}
      </PageStateProvider>
    </MemberProvider>
  );
}

/** The modules that start a video by themselves: such a page comes to life after them. */
const useEarlyScripts = (): string[] =>
  useMatches().flatMap(({ loaderData }) => (loaderData as { early?: string[] })?.early ?? []);

// Neither is in the browser's program.
const ServerListeners = () => <EarlyListeners isHeld={useEarlyScripts().length > 0} />;

function ServerScripts() {
  const first = useEarlyScripts();
  return first.length > 0 ? <HeldScripts first={first} /> : <Scripts />;
}

/** What a tab says of its page in discreet mode: nothing, and whatever page the browser goes to, it stays so. */
const PlainHead = () => (
  <>
    <title>{texts.plainTitle}</title>
    <meta name="robots" content="noindex" />
  </>
);

export function Layout({ children }: { children: ReactNode }) {
  const discreet = useRouteLoaderData<typeof loader>('root')?.discreet;
  return (
    <html lang="en" className={discreet && 'discreet'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="rating" content="RTA-5042-1996-1400-1577-RTA" />
        <meta name="theme-color" content="#0b0d14" />
        {/* Before the styles, which scripts wait for. */}
        {import.meta.env.SSR && <ServerListeners />}
        {discreet ? import.meta.env.SSR && <PlainHead /> : <Meta />}
        {import.meta.env.SSR && (
          <link rel="icon" type="image/svg+xml" href={discreet ? paths.plainIcon() : paths.icon()} />
        )}
        {/* The browser hides nonces, and in development React complains about a link that was not hydrated as rendered. */}
        <Links {...(import.meta.env.DEV ? { nonce: '' } : {})} />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        {import.meta.env.SSR ? <ServerScripts /> : <Scripts />}
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <Frame>
      <Room at="top" />
      <Outlet />
      <Room at="end" />
    </Frame>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Frame>
      <ErrorPage {...faultOf(error)} />
    </Frame>
  );
}
