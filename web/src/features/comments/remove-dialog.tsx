import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import type { ReportReason } from '#contract/reports.ts';
import { GroundChoice, readGround } from '../../parts/ground-choice.tsx';
import * as texts from '../../texts/comments.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';

interface RemoveDialogProps {
  /** An admin removes a comment of somebody else. */
  byAdmin: boolean;
  /** Returns whether it succeeded; if not, the dialog stays open with what was typed. */
  onRemove(why: { ground: ReportReason | null; explanation: string | null } | null): Promise<boolean>;
  onClose(): void;
}

/** Asks before a comment goes. */
export default function RemoveDialog(props: RemoveDialogProps) {
  return props.byAdmin ? <AskWhy {...props} /> : <AskFirst {...props} />;
}

function AskFirst(props: RemoveDialogProps) {
  const [isBusy, setBusy] = useState(false);
  return (
    <Dialog title={texts.deleteThisComment} onClose={props.onClose}>
      {(close) => (
        <>
          <p>{texts.deleteThisCommentForGood}</p>
          <div className="modal-ends">
            <button type="button" className="btn sm flat" onClick={close}>
              {texts.cancel}
            </button>
            <button
              type="button"
              className="btn sm pri"
              disabled={isBusy}
              onClick={() => {
                setBusy(true);
                void props.onRemove(null).then((isDone) => (isDone ? close() : setBusy(false)));
              }}
            >
              {texts.yesDeleteIt}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}

/** Asks an admin by which rule it goes, and for words to its author. */
function AskWhy(props: RemoveDialogProps) {
  const [isBusy, setBusy] = useState(false);
  return (
    <Dialog title={texts.deleteThisComment} onClose={props.onClose}>
      {(close) => (
        <form
          className="form"
          onSubmit={(event) => {
            event.preventDefault();
            const form = new FormData(event.currentTarget);
            const ground = readGround(String(form.get('ground') ?? ''));
            const explanation = String(form.get('explanation') ?? '').trim() || null;
            setBusy(true);
            void props
              .onRemove({ ground, explanation })
              .then((isDone) => (isDone ? close() : setBusy(false)));
          }}
        >
          <p>{texts.wellSendTheAuthorThe}</p>
          <GroundChoice />
          <TextArea
            label={texts.reasonAsTheAuthorWill}
            name="explanation"
            rows={3}
            maxLength={limits.explanationLength}
          />
          <div className="modal-ends">
            <button type="button" className="btn sm flat" onClick={close}>
              {texts.cancel}
            </button>
            <button type="submit" className="btn sm pri" disabled={isBusy}>
              {texts.deleteWords}
            </button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
