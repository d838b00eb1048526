import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** The axe that the builder would put into a page, which it does twice each time. */
const { source } = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core') as {
  source: string;
};

/** Puts axe into the page where it is not in it yet, and answers the rules whose findings are, by its own word, less than serious. */
async function provideAxe(page: Page): Promise<string[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  return page.evaluate(() => {
    const { axe } = window as unknown as {
      axe: { _audit: { rules: readonly { id: string; impact: string }[] } };
    };
    return axe._audit.rules.filter(({ impact }) => /^(minor|moderate)$/.test(impact)).map(({ id }) => id);
  });
}

/** What axe finds that is serious or worse. What it could not find so bad it is not asked for: that takes a third of its time. */
export async function seriousFindings(page: Page): Promise<string[]> {
  const lesser = await provideAxe(page);
  // No page of ours holds a frame: axe need not open a page of its own to put together what it found in several.
  const { violations } = await new AxeBuilder({ page, axeSource: ';' })
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      rules: Object.fromEntries(lesser.map((id) => [id, { enabled: false }])),
    })
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/** Words and fields beyond the right edge. `main` cuts off what is too wide, so that nothing scrolls; only what scrolls or hides by itself may be wider. */
function cutOff(): string[] {
  const found = document.querySelectorAll(
    'main :is(h1, h2, h3, p, li, dd, label, input, select, textarea, button)',
  );
  const isBeyond = (one: Element): boolean => {
    const { width, right } = one.getBoundingClientRect();
    if (width <= 1 || right <= innerWidth + 1 || !one.checkVisibility()) return false;
    for (let up = one.parentElement; up !== null && up.tagName !== 'MAIN'; up = up.parentElement)
      if (getComputedStyle(up).overflowX !== 'visible') return false;
    return true;
  };
  return [...found].filter(isBeyond).map((one) => one.outerHTML.slice(0, 100));
}

/**
 * At the three widths nothing is wider than the screen, and axe finds nothing serious, which it is asked once, where the
 * page shows the most: names, roles and colours are the same at every width. `what` names it in failures.
 */
export async function looksRight(page: Page, what = 'the page'): Promise<void> {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(overflow <= 0, `${what} at ${width} is ${overflow} too wide`);
    assert.deepEqual(await page.evaluate(cutOff), [], `${what} at ${width} has parts beyond its edge`);
  }
  assert.deepEqual(await seriousFindings(page), [], what);
}
