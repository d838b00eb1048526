import Grid2x2 from 'lucide-react/icons/grid-2x2';
import Grid3x3 from 'lucide-react/icons/grid-3x3';
import LayoutList from 'lucide-react/icons/layout-list';
import List from 'lucide-react/icons/list';
import Square from 'lucide-react/icons/square';
import { useEffect, useState } from 'react';
import * as paths from '../../paths.ts';
import type { GridColumns, ViewLayout } from '../../state/layout-settings.ts';
import { usePageState } from '../../state/page-state.tsx';
import * as texts from '../../texts/site-frame.ts';
import { ColumnSlider } from './column-slider.tsx';

const views = [
  ['compact', texts.compact, Grid3x3],
  ['standard', texts.standard, Grid2x2],
  ['large', texts.large, Square],
  ['list', texts.list, List],
  ['details', texts.details, LayoutList],
] as const;
/** A view begins with as many columns as suit its name; the slider has the last word. */
const usual: Readonly<Partial<Record<ViewLayout, GridColumns>>> = { compact: 6, standard: 4, large: 3 };
const withColumns: readonly ViewLayout[] = ['compact', 'standard', 'large'];
/** How long a chosen view pulses, in milliseconds. */
export const pulseTime = 300;

/** View, columns and previews. Each change is stored at once. */
export default function LayoutPanel() {
  const { settings, change } = usePageState();
  const [pulsing, setPulsing] = useState<ViewLayout | null>(null);

  useEffect(() => {
    if (!pulsing) return;
    const timer = setTimeout(() => setPulsing(null), pulseTime);
    return () => clearTimeout(timer);
  }, [pulsing]);

  return (
    <>
      <h2>{texts.layoutSettings}</h2>
      <fieldset className="views">
        <legend>{texts.view}</legend>
        {views.map(([view, label, Icon]) => (
          <button
            type="button"
            key={view}
            data-view={view}
            className={pulsing === view ? 'pulse' : undefined}
            aria-pressed={settings.viewLayout === view}
            onClick={() => {
              const gridColumns = view === settings.viewLayout ? undefined : usual[view];
              change({ viewLayout: view, ...(gridColumns ? { gridColumns } : {}) });
              setPulsing(view);
            }}
          >
            <Icon className="ic" />
            {label}
          </button>
        ))}
      </fieldset>
      {withColumns.includes(settings.viewLayout) && (
        <ColumnSlider columns={settings.gridColumns} onChange={(gridColumns) => change({ gridColumns })} />
      )}
      <label className="layout-switch">
        <span>{texts.autoPlayPreviews}</span>
        <input
          type="checkbox"
          role="switch"
          aria-checked={settings.autoPlayPreviews}
          checked={settings.autoPlayPreviews}
          onChange={(event) => change({ autoPlayPreviews: event.target.checked })}
        />
      </label>
      <a className="layout-more" href={paths.shield()}>
        {texts.hideOrBlur}
      </a>
    </>
  );
}
