import type { ReactNode } from 'react';
import * as texts from '../texts/common.ts';
import { Dialog } from './dialog.tsx';
import { DialogStatus } from './dialog-status.tsx';
import type { Status } from './status-message.tsx';

/** Asks before something is taken away. It stays open if that failed, and says why. */
export function ConfirmDialog(props: {
  title: string;
  /** On the button that does it. */
  word: string;
  act: { status: Status | null; of: unknown; isBusy: boolean };
  children: ReactNode;
  onConfirm(): Promise<boolean>;
  onClose(): void;
}) {
  const { title, word, act, children, onConfirm, onClose } = props;
  return (
    <Dialog title={title} onClose={onClose}>
      {(close) => (
        <>
          <DialogStatus act={act} />
          <p>{children}</p>
          <div className="ends">
            <button type="button" className="btn sm flat" onClick={close}>
              {texts.cancel}
            </button>
            <button
              type="button"
              className="btn sm pri"
              disabled={act.isBusy}
              onClick={() => void onConfirm().then((isDone) => isDone && close())}
            >
              {word}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}
