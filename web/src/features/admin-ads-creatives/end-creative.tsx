import type { AdCreative } from '#contract/ad-shapes.ts';
import { call } from '#contract/client.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { FormOfAct } from '../../parts/form-of-act.tsx';
import type { useAct } from '../../parts/use-act.ts';
import * as texts from '../../texts/admin-ads-creatives.ts';
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
        <FormOfAct
          act={act}
          className="form"
          onSubmit={(event) => {
            event.preventDefault();
            const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
            void act
              .run(texts.failedToDeleteCreative, async () => {
                await call('delete_ad_creative', { p_id: creative.id, p_reason: reason || null });
                return fillIn(texts.titleIsDeleted, { title: creative.title });
              })
              .then((isDone) => isDone && close());
          }}
        >
          <DialogStatus act={act} />
          <p>{texts.whatDeletingDoes}</p>
          <TextArea label={texts.reason} name="reason" rows={2} maxLength={500} hint={texts.forTheLog} />
          <div className="ends">
            <button type="button" className="btn sm flat" onClick={close}>
              {texts.cancel}
            </button>
            <button type="submit" className="btn sm pri" disabled={act.isBusy}>
              {word}
            </button>
          </div>
        </FormOfAct>
      )}
    </Dialog>
  );
}
