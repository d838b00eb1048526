import {
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useRef,
} from 'react';

/**
 * Opens a `<dialog {...modal}>` over the page while it is drawn. Escape closes it, and so does a press beside it if its
 * content covers it completely; `onClose` then takes it out of the page. `mayLeave` is asked before either of them; browsers
 * let a second Escape through whatever it says.
 */
export function useModal(mayLeave: () => boolean = () => true) {
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
        if (pressedBeside.current && event.target === dialog.current && mayLeave()) close();
      },
      onCancel: (event: SyntheticEvent) => {
        if (event.target === dialog.current && !mayLeave()) event.preventDefault();
      },
    },
  };
}
