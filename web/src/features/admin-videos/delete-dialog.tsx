import { limits } from '#contract/limits.ts';
import type { ReportReason } from '#contract/reports.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { GroundChoice, readGround } from '../../parts/ground-choice.tsx';
import type { useAct } from '../../parts/use-act.ts';
import * as pageTexts from '../../texts/admin-videos.ts';
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
  const what =
    titles.length === 1 ? `“${titles[0]}”` : fillIn(pageTexts.countVideos, { count: titles.length });
  return (
    <Dialog title={fillIn(pageTexts.deleteWhat, { what })} onClose={onClose}>
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
            {fillIn(titles.length === 1 ? pageTexts.whatDeletingOneDoes : pageTexts.whatDeletingManyDoes, {
              removedVideoDays: limits.removedVideoDays,
              objectionDays: limits.objectionDays,
            })}
          </p>
          <Field
            label={pageTexts.whatItsPageWillSay}
            name="reason"
            maxLength={limits.removalReasonLength}
            placeholder={pageTexts.thisVideoWasRemoved}
          />
          <GroundChoice />
          <label className="stays-down">
            <input type="checkbox" name="stays_down" />
            <span>{titles.length === 1 ? pageTexts.barItsFile : pageTexts.barTheirFiles}</span>
          </label>
          <div className="ends">
            <button type="button" className="btn sm flat" onClick={close}>
              {pageTexts.cancel}
            </button>
            <button type="submit" className="btn sm pri" disabled={act.isBusy}>
              {pageTexts.deleteWords}
            </button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
