import X from 'lucide-react/icons/x';
import { type ReactNode, Suspense, useRef } from 'react';
import { laterPart } from '../../lib/lazy-part.ts';
import * as texts from '../../texts/site-frame.ts';
import './drawer.css';

const DrawerLinks = laterPart(() => import('./drawer-links.tsx'));
export const drawerId = 'drawer';

/** The side drawer: a popover, so it opens, closes and takes Escape without script. */
export function Drawer(props: {
  onLayoutSettings(): void;
  /** The prompt for a visitor, if there is one. */
  signIn: ReactNode;
}) {
  const drawer = useRef<HTMLDivElement>(null);
  const close = () => drawer.current?.hidePopover();

  return (
    <div
      id={drawerId}
      popover="auto"
      className="drawer"
      role="dialog"
      aria-label={texts.menu}
      ref={drawer}
      onBlur={(event) => {
        const { relatedTarget: to } = event;
        if (to instanceof Element && !event.currentTarget.contains(to)) event.currentTarget.hidePopover();
      }}
    >
      <nav aria-label={texts.more}>
        <button
          type="button"
          className="iconbtn close"
          popoverTarget={drawerId}
          popoverTargetAction="hide"
          aria-label={texts.closeMenu}
        >
          <X className="ic" />
        </button>
        <Suspense>
          <DrawerLinks close={close} onLayoutSettings={props.onLayoutSettings} />
        </Suspense>
        {props.signIn}
      </nav>
    </div>
  );
}
