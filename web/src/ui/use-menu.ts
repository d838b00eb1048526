import { useEffect, useRef, useState } from 'react';

/**
 * Makes a `<details {...menu}>` a menu that opens over the page: it closes by Escape, by a press beside it, and once the
 * focus leaves it. Without script it stays a `<details>`.
 */
export function useMenu() {
  const ref = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const close = () => {
      if (ref.current) ref.current.open = false;
    };
    const beside = ({ target }: Event) => {
      if (!ref.current?.contains(target as Node)) close();
    };
    const byKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      ref.current?.querySelector('summary')?.focus();
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
  return {
    menu: {
      ref,
      onToggle: ({ currentTarget }: { currentTarget: HTMLDetailsElement }) => setOpen(currentTarget.open),
    },
    close: () => {
      if (ref.current) ref.current.open = false;
    },
  };
}
