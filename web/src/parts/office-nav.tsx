import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type ReactNode, type ToggleEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import * as texts from '../texts/admin-frame.ts';
import './office-nav.css';
import { showInStrip } from './show-in-strip.ts';

const navId = 'office-nav';
/** From here on it stands beside the page. */
const wide = '(min-width: 1024px)';

/** Opens the navigation where there is no room beside the page. */
export const OfficeNavButton = () => (
  <button type="button" className="iconbtn office-nav-open" popoverTarget={navId} aria-label={texts.menu}>
    <Menu className="ic" />
  </button>
);

/**
 * The navigation of a part of the back office: beside the page, and on smaller screens a drawer, which is a popover: it opens,
 * closes and takes Escape without script. The focus stays in it while it is open.
 */
export function OfficeNav(props: { label: string; className: string; children: ReactNode }) {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  // Every page has its own place: the drawer leads there and closes, and a long list shows where one is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address does it
  useEffect(() => {
    if (nav.current?.matches(':popover-open')) nav.current.hidePopover();
    showInStrip(nav.current);
  }, [pathname]);
  useEffect(() => {
    const query = matchMedia(wide);
    const close = () => query.matches && nav.current?.matches(':popover-open') && nav.current.hidePopover();
    query.addEventListener('change', close);
    return () => query.removeEventListener('change', close);
  }, []);
  return (
    <nav
      id={navId}
      popover="auto"
      className={`office-nav ${props.className}`}
      aria-label={props.label}
      ref={nav}
      onKeyDown={stayInside}
      onToggle={settle}
    >
      <button
        type="button"
        className="iconbtn office-nav-close"
        popoverTarget={navId}
        popoverTargetAction="hide"
        aria-label={texts.closeMenu}
      >
        <X className="ic" />
      </button>
      {props.children}
    </nav>
  );
}

/** While it is open, what lies under it is out of reach, and one begins at the page that one is on. */
function settle({ currentTarget: nav, target, newState }: ToggleEvent<HTMLElement>): void {
  if (target !== nav) return;
  const isOpen = newState === 'open';
  const main = document.getElementById('main');
  if (main) main.inert = isOpen;
  if (!isOpen) return;
  showInStrip(nav);
  (nav.querySelector<HTMLElement>('[aria-current]') ?? nav.querySelector<HTMLElement>('a'))?.focus();
}

/** Tab goes round in the open drawer. */
function stayInside(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: nav } = event;
  if (event.key !== 'Tab' || !nav.matches(':popover-open')) return;
  const reached = [...nav.querySelectorAll<HTMLElement>('a[href], button, input')].filter((one) =>
    one.checkVisibility(),
  );
  const end = event.shiftKey ? reached[0] : reached.at(-1);
  if (document.activeElement !== end) return;
  event.preventDefault();
  (event.shiftKey ? reached.at(-1) : reached[0])?.focus();
}
