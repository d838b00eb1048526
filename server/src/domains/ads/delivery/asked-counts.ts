import { type AdPageType, adPageTypes } from '#contract/ad-words.ts';
import { adMoment } from '../ad-time.ts';
import type { AskedRow } from './slice-queries.ts';

/** What placements were asked for in this process, and how often nothing was there. */
export class AskedCounts {
  private counts = new Map<string, AskedRow>();

  add(placementId: string, pageType: AdPageType, isEmpty: boolean, at: number, timeZone: string): void {
    const hour = Math.floor(at / 3_600_000);
    const key = `${placementId} ${pageType} ${hour}`;
    let row = this.counts.get(key);
    if (!row) {
      row = {
        placementId,
        pageType: adPageTypes.indexOf(pageType),
        hour: new Date(hour * 3_600_000).toISOString(),
        day: adMoment(timeZone, at).day,
        asked: 0,
        empty: 0,
      };
      this.counts.set(key, row);
    }
    row.asked++;
    if (isEmpty) row.empty++;
  }

  /** What was counted since the last time. */
  drain(): AskedRow[] {
    const rows = [...this.counts.values()];
    this.counts = new Map();
    return rows;
  }

  /** Puts back what could not be written. */
  restore(rows: readonly AskedRow[]): void {
    for (const row of rows) {
      const key = `${row.placementId} ${adPageTypes[row.pageType]} ${Date.parse(row.hour) / 3_600_000}`;
      const now = this.counts.get(key);
      if (now) {
        now.asked += row.asked;
        now.empty += row.empty;
      } else this.counts.set(key, row);
    }
  }
}
