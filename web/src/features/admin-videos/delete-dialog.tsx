import { limits } from '#contract/limits.ts';
import type { ReportReason } from '#contract/reports.ts';
import { GroundChoice, readGround } from '../../parts/ground-choice.tsx';
import type { useAct } from '../../parts/use-act.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogStatus } from '../../ui/dialog-status.tsx';
import { Field } from '../../ui/field.tsx';

/** Asks whether to delete videos, and what their addresses should say afterwards. */
export function DeleteDialog(props: {
  titles: readonly string[];
  act: ReturnType<typeof useAct>;
  /** Returns whether it succeeded; if not, the dialog stays open with what was typed. */
  onDelete(reason: string | null, staysDown: boolean, ground: ReportReason | null): Promise<boolean>;
  onClose(): void;
}) {
  const { titles, act, onDelete, onClose } = props;
  const what = titles.length === 1 ? `“${titles[0]}”` : `${titles.length} videos`;
  return (
    <Dialog title={`Delete ${what}?`} onClose={onClose}>
      {(close) => (
        <form
          className="form"
          onSubmit={(event) => {
            event.preventDefault();
            const form = new FormData(event.currentTarget);
            const reason = String(form.get('reason') ?? '').trim() || null;
            const ground = readGround(String(form.get('ground') ?? ''));
            void onDelete(reason, form.has('stays_down'), ground).then((isDone) => isDone && close());
          }}
        >
          <DialogStatus act={act} />
          <p>
            Nobody will see {titles.length === 1 ? 'it' : 'them'} any more. Files and texts are deleted after{' '}
            {limits.removedVideoDays} days, or {limits.objectionDays} where somebody else uploaded{' '}
            {titles.length === 1 ? 'it' : 'them'}: they are sent your words, and may object until then.
          </p>
          <Field
            label="What its page says from now on"
            name="reason"
            maxLength={limits.removalReasonLength}
            placeholder="This video was removed."
          />
          <GroundChoice />
          <label className="stays-down">
            <input type="checkbox" name="stays_down" />
            <span>
              {titles.length === 1 ? 'Its file stays' : 'Their files stay'} down: neither the same file nor a
              copy that looks like it is published again.
            </span>
          </label>
          <div className="ends">
            <button type="button" className="btn sm flat" onClick={close}>
              Cancel
            </button>
            <button type="submit" className="btn sm pri" disabled={act.isBusy}>
              Delete
            </button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
