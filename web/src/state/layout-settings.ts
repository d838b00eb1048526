import {
  defaultLayout,
  gridColumnCounts,
  type LayoutSettings,
  layoutCookieValue,
  viewLayouts,
} from '#contract/page.ts';
import { keepsPreferences } from './preferences-choice.ts';

export type { LayoutSettings } from '#contract/page.ts';
export type ViewLayout = LayoutSettings['viewLayout'];
export type GridColumns = LayoutSettings['gridColumns'];
export const gridColumnChoices = gridColumnCounts;
export const DEFAULT_SETTINGS = defaultLayout;

export const settingsKey = 'appSettings';
const cookieSeconds = 365 * 24 * 3600;

const asView = (value: unknown): ViewLayout | undefined =>
  value === 'grid' ? 'standard' : viewLayouts.find((view) => view === value);

/** Reads a stored record field by field; a field of the wrong type falls back to its default. */
export function parseSettings(text: string | null): LayoutSettings | null {
  if (text === null) return null;
  let stored: Record<string, unknown>;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    stored = value as Record<string, unknown>;
  } catch {
    return null;
  }
  const { autoPlayPreviews, viewLayout, gridColumns } = stored;
  return {
    autoPlayPreviews:
      typeof autoPlayPreviews === 'boolean' ? autoPlayPreviews : DEFAULT_SETTINGS.autoPlayPreviews,
    viewLayout: asView(viewLayout) ?? DEFAULT_SETTINGS.viewLayout,
    gridColumns: gridColumnChoices.find((choice) => choice === gridColumns) ?? DEFAULT_SETTINGS.gridColumns,
  };
}

/** Null if nothing is stored, or storage is closed to us. */
export function readStoredSettings(): LayoutSettings | null {
  try {
    return parseSettings(localStorage.getItem(settingsKey));
  } catch {
    return null;
  }
}

export function storeSettings(settings: LayoutSettings): void {
  if (!keepsPreferences()) return;
  try {
    localStorage.setItem(settingsKey, JSON.stringify(settings));
  } catch {
    // A browser that refuses storage still has the cookie.
  }
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is missing in Firefox and Safari before 2025
  document.cookie = `layout=${layoutCookieValue(settings)}; Path=/; Max-Age=${cookieSeconds}; SameSite=Lax`;
}

export const sameSettings = (a: LayoutSettings, b: LayoutSettings): boolean =>
  layoutCookieValue(a) === layoutCookieValue(b);
