import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useAfterLoad } from '../../lib/use-after-load.ts';
import * as texts from '../../texts/site-frame.ts';
import './layout-settings.css';

const LayoutPanel = lazyPart(() => import('./layout-panel.tsx'));
export const layoutPopover = 'layout-settings';

/** Opens the settings. The page has one popover for them. */
export function LayoutButton() {
  return (
    <button
      type="button"
      className="iconbtn layout-button needs-script"
      popoverTarget={layoutPopover}
      aria-label={texts.layoutSettings}
    >
      <SlidersHorizontal className="ic" />
    </button>
  );
}

/** The settings popover. Its content is loaded after the page, or when it is first opened. */
export function LayoutPopover() {
  const afterLoad = useAfterLoad();
  const [opened, setOpened] = useState(false);
  return (
    <div
      id={layoutPopover}
      popover="auto"
      className="popover layout-popover"
      role="dialog"
      aria-label={texts.layoutSettings}
      onToggle={() => setOpened(true)}
    >
      {(afterLoad || opened) && (
        <Suspense>
          <LayoutPanel />
        </Suspense>
      )}
    </div>
  );
}
