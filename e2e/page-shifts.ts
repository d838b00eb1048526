import type { Page } from 'playwright-core';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/**
 * Adds up how far parts of a page move by themselves, as browsers count it, and names them. Asked for before the page
 * is opened.
 */
export async function watchShifts(page: Page): Promise<() => Promise<{ moved: number; what: string }>> {
  await page.addInitScript(() => {
    const all = { moved: 0, what: '' };
    Object.assign(window, { shifts: all });
    const nodeOf = (node: Node | null): string =>
      node instanceof Element
        ? `${node.className ? '' : `${nodeOf(node.parentNode)} > `}${node.tagName}.${node.className}`
        : String(node?.textContent);
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly): string =>
      [x, y, width, height].map(Math.round).join(' ');
    const nameOf = ({ node, previousRect, currentRect }: Shift['sources'][number]): string =>
      `${nodeOf(node)} (${placeOf(previousRect)} to ${placeOf(currentRect)})`;
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
