import type { GridColumns } from './layout-settings.ts';

/** Where on the slider (0 to 1) a press falls, in columns. */
export function columnsAt(share: number): GridColumns {
  if (share < 0.2) return 3;
  if (share < 0.4) return 4;
  if (share < 0.6) return 5;
  if (share < 0.8) return 6;
  return 8;
}
