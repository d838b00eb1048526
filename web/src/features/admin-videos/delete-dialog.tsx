import { limits } from '#contract/limits.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';

/** Asks whether videos are to be deleted, and what their addresses say then. */
export function DeleteDialog(props: {
  titles: readonly string[];
  onDelete(reason: string | null, staysDown: boolean): void;
  onClose(): void;
}) {
  const { titles, onDelete, onClose } = props;
  const what = titles.length === 1 ? `“${titles[0]}”` : `${titles.length} videos`;
  return (
    <Dialog title={`Delete ${what}?`} onClose={onClose}>
      {(close) => (
        <form
          className="form"
          onSubmit={(event) => {
            event.preventDefault();
            const form = new FormData(event.currentTarget);
            onDelete(String(form.get('reason') ?? '').trim() || null, form.has('stays_down'));
            close();
          }}
        >
          <p>
            Nobody will see {titles.length === 1 ? 'it' : 'them'} any more. Files and texts are deleted after{' '}
            {limits.removedVideoDays} days; this cannot be taken back.
          </p>
          <Field
            label="What its page says from now on"
            name="reason"
            maxLength={limits.removalReasonLength}
            placeholder="This video was removed."
          />
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
            <button type="submit" className="btn sm pri">
              Delete
            </button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
