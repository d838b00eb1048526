import { existsSync } from 'node:fs';
import { after } from 'node:test';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { atEnd } from './closing.ts';
import { writeDiary } from './diary.ts';

const candidates = [
  process.env.CHROMIUM_PATH,
  // The same engine without the window around it: a journey costs half the processor time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
let browser: Promise<Browser> | null = null;
// At the top of the file: inside a test, the browser would end with that test.
after(async () => (await browser)?.close());

/** The system's Chromium, one per process. It makes no requests to the internet. */
export function openBrowser(): Promise<Browser> {
  const executablePath = candidates.find((candidate) => candidate && existsSync(candidate));
  if (!executablePath)
    throw new Error(
      'Chromium was not found. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
    );
  if (browser === null) {
    browser = chromium.launch({
      executablePath,
      // As people have it: a window that nobody's press asked for stays closed.
      ignoreDefaultArgs: ['--disable-popup-blocking'],
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
      ],
    });
  }
  return browser;
}

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Errors on the console, failed requests and pages that threw, so far. */
  faults: string[];
}

export interface VisitOptions {
  url: string;
  width?: number;
  height?: number;
  javaScript?: boolean;
  /** The age gate was passed before. */
  adult?: boolean;
  reducedMotion?: boolean;
}

/** A tab with its cookies and storage, as its browser opened it. */
interface Opened {
  context: BrowserContext;
  page: Page;
  /** Empties its cache of what was sent: a stranger has no answers that somebody else was given. */
  emptyCache(): Promise<unknown>;
  /** Closes it for good. */
  end(): Promise<void>;
  /** Something was done to it that cannot be taken back. */
  isSpoilt: boolean;
}

/**
 * Tabs that visitors have left, by what they were opened with. To go on in one costs half the processor time of a new
 * context: its process, and the scripts it has compiled, are there.
 */
const left = new Map<string, Opened[]>();
/** Of one kind; few journeys have more visitors at once, and each tab takes a hundred megabytes. */
const mostLeft = 4;

/** What nobody can take back: the tab is closed with its visitor. */
const spoiling = {
  context: [
    ...['addInitScript', 'exposeBinding', 'exposeFunction', 'newCDPSession', 'routeWebSocket'],
    ...['setExtraHTTPHeaders', 'setOffline'],
  ],
  page: [
    ...['addInitScript', 'addLocatorHandler', 'emulateMedia', 'exposeBinding', 'exposeFunction'],
    ...['routeWebSocket', 'setExtraHTTPHeaders'],
  ],
} as const;

/** What journeys listen to. */
const heard = [
  ...['console', 'dialog', 'download', 'filechooser', 'framenavigated', 'load', 'page', 'pageerror', 'popup'],
  ...['request', 'requestfailed', 'requestfinished', 'response', 'weberror', 'websocket'],
];

async function openTab({
  width,
  height,
  javaScript,
  reducedMotion,
}: Required<Pick<VisitOptions, 'width' | 'height' | 'javaScript' | 'reducedMotion'>>): Promise<Opened> {
  const browser = await openBrowser();
  const context = await browser.newContext({
    // A headless browser says so in its user agent, and its visits would not count as views.
    userAgent: `Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36`,
    // A headless browser asks for no language by itself.
    locale: 'en-US',
    viewport: { width, height },
    javaScriptEnabled: javaScript,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    hasTouch: width < 768,
    isMobile: width < 768,
  });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  const opened: Opened = {
    context,
    page,
    emptyCache: () => wire.send('Network.clearBrowserCache'),
    end: context.close.bind(context),
    // A page without script cannot clear what it keeps.
    isSpoilt: !javaScript,
  };
  const watch = (target: object, names: readonly string[]): void => {
    for (const name of names) {
      const act = Reflect.get(target, name).bind(target);
      Reflect.set(target, name, (...given: unknown[]) => {
        opened.isSpoilt = true;
        return act(...given);
      });
    }
  };
  watch(context, spoiling.context);
  watch(page, spoiling.page);
  return opened;
}

/**
 * Leaves the page and forgets everything, so that whoever comes next is a stranger to the site; where that fails, as on a
 * site that is gone, the tab is closed.
 */
async function leaveTab({ context, page, emptyCache, end, isSpoilt }: Opened, url: string): Promise<boolean> {
  if (isSpoilt || page.isClosed()) return end().then(() => false);
  try {
    for (const other of context.pages()) if (other !== page) await other.close();
    // Not all there are: the library itself listens for what closes.
    for (const name of heard) {
      page.removeAllListeners(name);
      context.removeAllListeners(name);
    }
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // Of the site still, so that its process stays, and without a script of it.
    await page.goto(`${url}/robots.txt`, { timeout: 5000 });
    await page.evaluate(async () => {
      localStorage.clear();
      sessionStorage.clear();
      for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await emptyCache();
    await context.clearCookies();
    await context.clearPermissions();
    return true;
  } catch {
    return end().then(() => false);
  }
}

/** A visitor whom the site has never seen, gone with the test. */
export async function visit(options: VisitOptions): Promise<Visit> {
  const { url, width = 1440, height = 900, javaScript = true, adult = true, reducedMotion = false } = options;
  const kind = JSON.stringify([url, width < 768, javaScript, reducedMotion]);
  const again = left.get(kind)?.pop();
  if (again) await again.page.setViewportSize({ width, height });
  const opened = again ?? (await openTab({ width, height, javaScript, reducedMotion }));
  const { context, page } = opened;
  let isLeft = false;
  const leave = async (): Promise<void> => {
    if (isLeft) return;
    isLeft = true;
    const others = left.get(kind) ?? [];
    if (others.length >= mostLeft) await opened.end();
    else if (await leaveTab(opened, url)) left.set(kind, [...others, opened]);
  };
  context.close = leave;
  atEnd(leave);
  if (adult) await context.addCookies([{ name: 'age_confirmed', value: '1', url }]);
  const faults: string[] = [];
  writeDiary(page);
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => faults.push(`threw: ${error.message}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !/^(data|blob):/.test(request.url()))
      faults.push(`asked a third party: ${request.url()}`);
  });
  return { page, context, faults };
}

/** Waits until a part of the page has come to life: by itself its middle, for other parts come after it. */
export const alive = (page: Page, part = 'main *'): Promise<unknown> =>
  page.waitForFunction(
    (selector) =>
      Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__react')),
    part,
  );

/** Does something that a call writes, and waits until it is written: what the page shows is ahead of that. */
export async function written(page: Page, call: string, act: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(`/${call}`));
  await act();
  await answer;
}

/** Waits until the browser has nothing more to do for the page: its later parts are read and drawn. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((rest) => requestIdleCallback(() => requestIdleCallback(() => rest()))),
  );

/** Settles when the page hears a live channel, whose name begins so. Asked for before the page is opened. */
export const hears = (page: Page, channel: string): Promise<void> =>
  new Promise((done) =>
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (new RegExp(`"realtime:${channel}.*"phx_reply".*"ok"`).test(String(payload))) done();
      }),
    ),
  );
