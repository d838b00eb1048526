import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { freePort } from '#server/platform/db/embedded-postgres.ts';
import { findTool } from '../world/tools.ts';
import type { World } from '../world/world.ts';

export interface BenchBrowser {
  browser: Browser;
  /** Where other programs control it. */
  debuggingPort: number;
  /** A fresh profile, without anything kept, that has passed the age gate of the origin. */
  visitor(origin: string): Promise<BrowserContext>;
}

/** `args` are further ones of the program. */
export async function startBrowser(world: World, args: readonly string[] = []): Promise<BenchBrowser> {
  const debuggingPort = await freePort();
  const browser = await chromium.launch({
    executablePath: findTool('chromium'),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      `--remote-debugging-port=${debuggingPort}`,
      // Playing begins without a click, for the yardstick and for ours.
      '--autoplay-policy=no-user-gesture-required',
      '--mute-audio',
      ...args,
    ],
  });
  world.atEnd(() => browser.close());
  return {
    browser,
    debuggingPort,
    async visitor(origin) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      await context.addCookies([{ name: 'age_confirmed', value: '1', url: origin }]);
      return context;
    },
  };
}
