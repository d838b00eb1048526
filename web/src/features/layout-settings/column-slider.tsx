import { type KeyboardEvent, type PointerEvent, useId } from 'react';
import { fillIn } from '../../lib/fill-in.ts';
import { columnsAt } from '../../state/columns-at.ts';
import { type GridColumns, gridColumnChoices } from '../../state/layout-settings.ts';
import * as texts from '../../texts/site-frame.ts';

const highest = gridColumnChoices.length - 1;
const steps: Record<string, (at: number) => number> = {
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at - 1,
  Home: () => 0,
  End: () => highest,
};

/** Columns of the grid. Each choice takes a fifth of the track. */
export function ColumnSlider(props: { columns: GridColumns; onChange(columns: GridColumns): void }) {
  const { columns, onChange } = props;
  const label = useId();
  const at = gridColumnChoices.indexOf(columns);

  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (event.type === 'pointermove' && event.buttons === 0) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const chosen = columnsAt((event.clientX - left) / width);
    if (chosen !== columns) onChange(chosen);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = steps[event.key]?.(at);
    if (to === undefined) return;
    event.preventDefault();
    const chosen = gridColumnChoices[Math.min(highest, Math.max(0, to))];
    if (chosen && chosen !== columns) onChange(chosen);
  };

  return (
    <div className="columns">
      <p id={label}>
        {texts.columns} <b>{columns}</b>
      </p>
      <div
        className="track"
        role="slider"
        tabIndex={0}
        aria-labelledby={label}
        aria-valuemin={gridColumnChoices[0]}
        aria-valuemax={8}
        aria-valuenow={columns}
        aria-valuetext={fillIn(texts.columnsColumns, { columns })}
        style={{ '--share': (at + 0.5) / gridColumnChoices.length } as React.CSSProperties}
        onPointerDown={press}
        onPointerMove={press}
        onKeyDown={onKeyDown}
      >
        {gridColumnChoices.map((choice) => (
          <i key={choice} className={choice === columns ? 'on' : undefined}>
            {choice}
          </i>
        ))}
      </div>
    </div>
  );
}
