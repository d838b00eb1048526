import { existsSync } from 'node:fs';
import { after } from 'node:test';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { atEnd } from './closing.ts';

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

/** The system's Chromium, one per test file. It makes no requests to the internet. */
export function openBrowser(): Promise<Browser> {
  const executablePath = candidates.find((candidate) => candidate && existsSync(candidate));
  if (!executablePath)
    throw new Error(
      'Chromium was not found. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
    );
  if (browser === null) {
    browser = chromium.launch({
      executablePath,
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

/** A fresh visitor, closed with the test. */
export async function visit(options: VisitOptions): Promise<Visit> {
  const { url, width = 1440, height = 900, javaScript = true, adult = true, reducedMotion = false } = options;
  const opened = await openBrowser();
  const context = await opened.newContext({
    // A headless browser says so in its user agent, and its visits would not count as views.
    userAgent: `Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${opened.version()} Safari/537.36`,
    viewport: { width, height },
    javaScriptEnabled: javaScript,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    hasTouch: width < 768,
    isMobile: width < 768,
  });
  atEnd(() => context.close());
  if (adult) await context.addCookies([{ name: 'age_confirmed', value: '1', url }]);
  const page = await context.newPage();
  const faults: string[] = [];
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
