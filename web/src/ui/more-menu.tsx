import Ellipsis from 'lucide-react/icons/ellipsis';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as texts from '../texts/common.ts';
import './more-menu.css';

/**
 * What else can be done with a thing, behind one button. It opens over the page, one at a time, and closes by Escape, by a
 * press beside it, and once something in it is chosen. Works without script.
 */
export function MoreMenu({ children }: { children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const close = () => {
      if (menu.current) menu.current.open = false;
    };
    const beside = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) close();
    };
    const byKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      menu.current?.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', beside);
    document.addEventListener('focusin', beside);
    document.addEventListener('keydown', byKey);
    return () => {
      document.removeEventListener('pointerdown', beside);
      document.removeEventListener('focusin', beside);
      document.removeEventListener('keydown', byKey);
    };
  }, [isOpen]);
  return (
    <details
      className="more-menu"
      name="more-menu"
      ref={menu}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="iconbtn" aria-label={texts.moreActions} title={texts.moreActions}>
        <Ellipsis className="ic" />
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the parts in it are pressed */}
      <div
        className="more-items"
        onClick={({ target }) => {
          if (menu.current && (target as Element).closest('.more-item')) menu.current.open = false;
        }}
      >
        {children}
      </div>
    </details>
  );
}
