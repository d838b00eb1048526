import Check from 'lucide-react/icons/check';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type CSSProperties, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import './menu.css';

export interface MenuItem {
  key: string;
  label: string;
  /** The current choice on the page that the item opens. */
  value?: string;
  /** One of several, or on and off; absent: the item does something or opens a page. */
  checked?: boolean;
  role?: 'menuitemradio' | 'menuitemcheckbox' | 'menuitem';
  opens?: boolean;
  choose(): void;
}

export interface MenuProps {
  title: string;
  items: readonly MenuItem[];
  /** Returns to the previous page; absent on the first. */
  back?: (() => void) | undefined;
  close(): void;
  /** How far from the left of the picture it stands; null: at the right. */
  at: number | null;
}

const step: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Where the picture is too low for a menu, which is then a sheet at the bottom of the screen. */
const narrow = '(max-width: 639px), (max-height: 480px)';

/** A menu over the picture. The chosen item gets the focus first; arrows move, Escape and Tab close. */
export function Menu({ title, items, back, close, at }: MenuProps) {
  const list = useRef<HTMLDivElement>(null);
  const buttons = () => [...(list.current?.querySelectorAll<HTMLButtonElement>('[role^="menuitem"]') ?? [])];

  useLayoutEffect(() => {
    const element = list.current;
    if (!element?.showPopover || !matchMedia(narrow).matches) return;
    // Above the page, out of the picture that would cut it off.
    element.popover = 'manual';
    element.showPopover();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when another page of the menu is shown.
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLButtonElement>(
      '[role="menuitemradio"][aria-checked="true"]',
    );
    (chosen ?? buttons()[0])?.focus({ preventScroll: true });
    chosen?.scrollIntoView({ block: 'nearest' });
  }, [title]);

  const onKeyDown = (event: KeyboardEvent) => {
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    const moved = step[event.key];
    if (moved !== undefined) all[(at + moved + all.length) % all.length]?.focus();
    else if (event.key === 'Home') all[0]?.focus();
    else if (event.key === 'End') all.at(-1)?.focus();
    else if (event.key === 'ArrowLeft' && back) back();
    else if (event.key === 'ArrowRight')
      items.find(({ opens, key }) => opens && all[at]?.dataset.key === key)?.choose();
    else if (event.key === 'Escape' || event.key === 'Tab') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      ref={list}
      className="player-menu"
      {...(at === null ? {} : { 'data-at': 'left', style: { '--at': `${at}px` } as CSSProperties })}
      role="menu"
      aria-label={title}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {back ? (
        <button type="button" role="menuitem" className="player-menu-title" tabIndex={-1} onClick={back}>
          <ChevronLeft aria-hidden="true" />
          {title}
        </button>
      ) : null}
      {items.map((item) => (
        <MenuButton key={item.key} item={item} />
      ))}
    </div>
  );
}

function MenuButton({ item }: { item: MenuItem }) {
  const role = item.role ?? (item.checked === undefined ? 'menuitem' : 'menuitemradio');
  const checked = role === 'menuitem' ? {} : { 'aria-checked': item.checked === true };
  return (
    <button
      type="button"
      role={role}
      data-key={item.key}
      {...checked}
      aria-haspopup={item.opens ? 'menu' : undefined}
      tabIndex={-1}
      onClick={item.choose}
    >
      <Check aria-hidden="true" className="player-check" />
      <span>{item.label}</span>
      {item.value ? <em>{item.value}</em> : null}
      {item.opens ? <ChevronRight aria-hidden="true" /> : null}
    </button>
  );
}
