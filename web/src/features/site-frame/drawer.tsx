import Clapperboard from 'lucide-react/icons/clapperboard';
import Gem from 'lucide-react/icons/gem';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Shuffle from 'lucide-react/icons/shuffle';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { Link } from 'react-router';
import * as paths from '../../paths.ts';
import './drawer.css';

export const drawerId = 'drawer';

/** The side drawer: a popover, so it opens, closes and takes Escape without script. */
export function Drawer({ onLayoutSettings }: { onLayoutSettings(): void }) {
  const drawer = useRef<HTMLDivElement>(null);
  return (
    <div
      id={drawerId}
      popover="auto"
      className="drawer"
      ref={drawer}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) event.currentTarget.hidePopover();
      }}
      onBlur={(event) => {
        const { relatedTarget: to } = event;
        if (to instanceof Element && !event.currentTarget.contains(to)) event.currentTarget.hidePopover();
      }}
    >
      <nav aria-label="Menu">
        <button
          type="button"
          className="iconbtn close"
          popoverTarget={drawerId}
          popoverTargetAction="hide"
          aria-label="Close menu"
        >
          <X className="ic" aria-hidden="true" />
        </button>
        <ul>
          <li>
            <Link to={paths.categories()}>
              <LayoutGrid className="ic" aria-hidden="true" />
              Categories
            </Link>
          </li>
          <li>
            <Link to={paths.premium()}>
              <Gem className="ic" aria-hidden="true" />
              Premium
            </Link>
          </li>
          <li>
            <Link to={paths.studios()}>
              <Clapperboard className="ic" aria-hidden="true" />
              Studios
            </Link>
          </li>
          <li className="needs-script">
            <button
              type="button"
              onClick={() => {
                drawer.current?.hidePopover();
                onLayoutSettings();
              }}
            >
              <SlidersHorizontal className="ic" aria-hidden="true" />
              Layout Settings
            </button>
          </li>
          <li>
            <Link to={paths.surprise()}>
              <Shuffle className="ic" aria-hidden="true" />
              Surprise Me!
            </Link>
          </li>
        </ul>
      </nav>
    </div>
  );
}
