import type { Page } from 'playwright-core';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
}

/**
 * Adds up how far parts of a page move by themselves, as browsers count it, and names them. Asked for before the page
 * is opened.
 */
export async function watchShifts(page: Page): Promise<() => Promise<{ moved: number; what: string }>> {
  await page.addInitScript(() => {
    const all = { moved: 0, what: '' };
    Object.assign(window, { shifts: all });
    const nameOf = ({ node }: Shift['sources'][number]): string =>
      node instanceof Element ? `${node.tagName}.${node.className}` : String(node?.textContent);
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources, startTime } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        all.moved += value;
        all.what += `${Math.round(startTime)} ms: ${value.toFixed(4)} ${sources.map(nameOf).join(', ')}; `;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: { moved: number; what: string } }).shifts);
}
