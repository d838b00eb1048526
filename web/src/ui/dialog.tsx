import X from 'lucide-react/icons/x';
import { type ReactNode, useId } from 'react';
import * as texts from '../texts/common.ts';
import './modal.css';
import { useModal } from './use-modal.ts';

/** A dialog over the page with its title and a close button; `children` get the function that closes it. */
export function Dialog(props: {
  title: string;
  className?: string;
  onClose(): void;
  children: (close: () => void) => ReactNode;
}) {
  const { modal, close } = useModal();
  const id = useId();
  return (
    <dialog
      {...modal}
      className={`modal ${props.className ?? ''}`}
      aria-labelledby={id}
      onClose={props.onClose}
    >
      <div className="modal-panel">
        <h2 id={id}>{props.title}</h2>
        <button type="button" className="iconbtn close" aria-label={texts.close} onClick={close}>
          <X className="ic" />
        </button>
        {props.children(close)}
      </div>
    </dialog>
  );
}
