import type { AdCreative } from '#contract/ad-shapes.ts';
import { call } from '#contract/client.ts';
import type { useAct } from '../../parts/use-act.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogStatus } from '../../ui/dialog-status.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { endWords } from './creative-words.ts';

/** Rejects, archives or deletes a creative: it and its postings are gone, its figures stay. */
export function EndCreative(props: {
  creative: AdCreative;
  act: ReturnType<typeof useAct>;
  onClose(): void;
}) {
  const { creative, act, onClose } = props;
  const word = endWords[creative.status];
  return (
    <Dialog title={`${word} “${creative.title}”?`} onClose={onClose}>
      {(close) => (
        <form
          className="form"
          onSubmit={(event) => {
            event.preventDefault();
            const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
            void act
              .run('Failed to delete creative', async () => {
                await call('delete_ad_creative', { p_id: creative.id, p_reason: reason || null });
                return `“${creative.title}” is gone, and so are its postings.`;
              })
              .then((isDone) => isDone && close());
          }}
        >
          <DialogStatus act={act} />
          <p>It is shown no more, and its postings go with it. Its figures stay. This cannot be undone.</p>
          <TextArea
            label="Reason"
            name="reason"
            rows={2}
            maxLength={500}
            hint="For the log; you may leave it out"
          />
          <div className="ends">
            <button type="button" className="btn sm flat" onClick={close}>
              Cancel
            </button>
            <button type="submit" className="btn sm pri" disabled={act.isBusy}>
              {word}
            </button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
