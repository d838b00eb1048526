import { limits } from '#contract/limits.ts';
import type { ReportReason } from '#contract/reports.ts';
import { GroundChoice, readGround } from '../../parts/ground-choice.tsx';
import type { useAct } from '../../parts/use-act.ts';
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
    <Dialog title={count === 1 ? 'Unpublish this video?' : `Unpublish ${count} videos?`} onClose={onClose}>
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
          <p>
            {count === 1 ? 'Only its uploader sees it' : 'Only their uploaders see them'} until you publish{' '}
            {count === 1 ? 'it' : 'them'} again. Other uploaders are sent your words and the rule, and may
            object.
          </p>
          <GroundChoice />
          <TextArea
            label="Why, in words for the uploader"
            name="explanation"
            rows={3}
            maxLength={limits.explanationLength}
          />
          <div className="ends">
            <button type="button" className="btn sm flat" onClick={close}>
              Cancel
            </button>
            <button type="submit" className="btn sm pri" disabled={act.isBusy}>
              Unpublish
            </button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
