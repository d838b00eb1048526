import type { ManagedCategory } from '#contract/managed-categories.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { FormOfAct } from '../../parts/form-of-act.tsx';
import type { useAct } from '../../parts/use-act.ts';
import * as texts from '../../texts/admin-categories.ts';
import { Select } from '../../ui/choices.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogStatus } from '../../ui/dialog-status.tsx';

/** Deletes or merges a category, and asks where its videos should go. */
export function EndDialog(props: {
  category: ManagedCategory;
  isMerged: boolean;
  /** Where the videos may go; the catch-all comes first. */
  targets: readonly ManagedCategory[];
  act: ReturnType<typeof useAct>;
  onEnd(targetId: string): Promise<boolean>;
  onClose(): void;
}) {
  const { category, isMerged, targets, act, onEnd, onClose } = props;
  const word = isMerged ? texts.merge : texts.deleteWords;
  return (
    <Dialog title={`${word} “${category.name}”?`} onClose={onClose}>
      {(close) => (
        <FormOfAct
          act={act}
          className="form"
          onSubmit={(event) => {
            event.preventDefault();
            const target = String(new FormData(event.currentTarget).get('target'));
            void onEnd(target).then((isDone) => isDone && close());
          }}
        >
          <DialogStatus act={act} />
          <p>{fillIn(texts.whatMovesAway, { videoCount: category.video_count })}</p>
          <Select
            label={isMerged ? texts.mergeInto : texts.moveItsVideosTo}
            name="target"
            defaultValue={targets[0]?.id ?? ''}
            options={targets.map(({ id, name }) => [id, name] as const)}
          />
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
