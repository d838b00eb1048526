export const viewLayouts = ['compact', 'standard', 'large', 'list', 'details'] as const;
export const gridColumnCounts = [3, 4, 5, 6, 8] as const;

/** How grids look. Kept in the browser's storage and in a cookie, so that the server renders it at once. */
export interface LayoutSettings {
  viewLayout: (typeof viewLayouts)[number];
  gridColumns: (typeof gridColumnCounts)[number];
  autoPlayPreviews: boolean;
}

/**
 * The one default. The specification has a second reading (compact, three columns), which cannot be a first visit's:
 * small screens have no compact button.
 */
export const defaultLayout: LayoutSettings = {
  viewLayout: 'standard',
  gridColumns: 4,
  autoPlayPreviews: true,
};

/** The cookie `layout`: `{view}.{columns}.{previews 0|1}`. */
export const layoutCookieValue = (layout: LayoutSettings): string =>
  `${layout.viewLayout}.${layout.gridColumns}.${layout.autoPlayPreviews ? 1 : 0}`;

/** Reads the cookie; anything that is not exactly a layout gives the default. `grid` is an old name of `standard`. */
export function readLayoutCookie(value: string | null): LayoutSettings {
  const [view, columns, previews] = (value ?? '').split('.');
  const viewLayout = viewLayouts.find((name) => name === (view === 'grid' ? 'standard' : view));
  const gridColumns = gridColumnCounts.find((count) => String(count) === columns);
  if (!viewLayout || !gridColumns || (previews !== '0' && previews !== '1')) return defaultLayout;
  return { viewLayout, gridColumns, autoPlayPreviews: previews === '1' };
}
