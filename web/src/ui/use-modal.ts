import { type MouseEvent, type PointerEvent, useCallback, useEffect, useRef } from 'react';

/**
 * Opens a `<dialog {...modal}>` over the page while it is drawn. Escape closes it, and so does a press beside it if its
 * content covers it completely; `onClose` then takes it out of the page.
 */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const close = useCallback(() => dialog.current?.close(), []);
  useEffect(() => dialog.current?.showModal(), []);
  return {
    close,
    modal: {
      ref: dialog,
      // A press that began inside, as when selecting text, does not close it.
      onPointerDown: (event: PointerEvent) => {
        pressedBeside.current = event.target === dialog.current;
      },
      onClick: (event: MouseEvent) => {
        if (pressedBeside.current && event.target === dialog.current) close();
      },
    },
  };
}
