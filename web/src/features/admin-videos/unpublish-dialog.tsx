import { limits } from '#contract/limits.ts';
import type { ReportReason } from '#contract/reports.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { GroundChoice, readGround } from '../../parts/ground-choice.tsx';
import type { useAct } from '../../parts/use-act.ts';
import * as texts from '../../texts/admin-videos.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogStatus } from '../../ui/dialog-status.tsx';
import { TextArea } from '../../ui/text-area.tsx';

/** Asks by which rule videos are unpublished, and for words to their uploaders. */
export function UnpublishDialog(props: {
  count: number;
  act: ReturnType<typeof useAct>;
  /** Returns whether it succeeded; if not, the dialog stays open with what was typed. */
  onUnpublish(explanation: string | null, ground: ReportReason | null): Promise<boolean>;
  onClose(): void;
}) {
  const { count, act, onUnpublish, onClose } = props;
  return (
    <Dialog
      title={count === 1 ? texts.unpublishThisVideo : fillIn(texts.unpublishCountVideos, { count })}
      onClose={onClose}
    >
      {(close) => (
        <form
          className="form"
          onSubmit={(event) => {
            event.preventDefault();
            const form = new FormData(event.currentTarget);
            const explanation = String(form.get('explanation') ?? '').trim() || null;
            const ground = readGround(String(form.get('ground') ?? ''));
            void onUnpublish(explanation, ground).then((isDone) => isDone && close());
          }}
        >
          <DialogStatus act={act} />
          <p>{count === 1 ? texts.whatUnpublishingOneDoes : texts.whatUnpublishingManyDoes}</p>
          <GroundChoice />
          <TextArea
            label={texts.whyInWordsForThe}
            name="explanation"
            rows={3}
            maxLength={limits.explanationLength}
          />
          <div className="ends">
            <button type="button" className="btn sm flat" onClick={close}>
              {texts.cancel}
            </button>
            <button type="submit" className="btn sm pri" disabled={act.isBusy}>
              {texts.unpublish}
            </button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
