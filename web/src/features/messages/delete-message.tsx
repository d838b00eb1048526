import { useState } from 'react';
import { fillIn } from '../../lib/fill-in.ts';
import { refusalWords } from '../../page/refusal.ts';
import * as texts from '../../texts/messages.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import type { ChatMessage } from './chat-state.ts';

/** Asks before one's own message is deleted. It stays open if that failed, and says why. */
export function DeleteMessage(props: {
  message: ChatMessage;
  remove(id: string): Promise<void>;
  onClose(): void;
}) {
  const { message, remove, onClose } = props;
  const [isBusy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const confirm = async (close: () => void) => {
    setBusy(true);
    try {
      await remove(message.id);
      close();
    } catch (error) {
      setWrong(fillIn(texts.couldntDelete, { message: refusalWords(error, '') }).trim());
      setBusy(false);
    }
  };
  return (
    <Dialog title={texts.deleteThisMessageAsk} onClose={onClose}>
      {(close) => (
        <>
          <p>{texts.goesForBoth}</p>
          <FormNote wrong={wrong} />
          <div className="modal-ends">
            <button type="button" className="btn sm flat" onClick={close}>
              {texts.cancel}
            </button>
            <button
              type="button"
              className="btn sm pri"
              disabled={isBusy}
              onClick={() => void confirm(close)}
            >
              {texts.yesDeleteIt}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}
