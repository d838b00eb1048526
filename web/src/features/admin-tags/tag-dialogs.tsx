import type { ReactNode } from 'react';
import { limits } from '#contract/limits.ts';
import type { ManagedTag } from '#contract/managed-tags.ts';
import type { TagType } from '#contract/wire-values.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { tagsIn } from '../../lib/tags-in.ts';
import type { useAct } from '../../parts/use-act.ts';
import * as pageTexts from '../../texts/admin-categories.ts';
import { Select } from '../../ui/choices.tsx';
import { ConfirmDetails } from '../../ui/confirm-details.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogStatus } from '../../ui/dialog-status.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';

/**
 * A dialog with one or two texts, which runs its act when submitted. After a failure it stays open, with what was
 * typed.
 */
export function AskDialog(props: {
  title: string;
  word: string;
  act: ReturnType<typeof useAct>;
  lead: ReactNode;
  label: string;
  initial?: string;
  second?: { label: string; longest: number };
  onSent(text: string, second: string | null): Promise<boolean>;
  onClose(): void;
}) {
  const { title, word, act, lead, label, initial, second, onSent, onClose } = props;
  return (
    <Dialog title={title} onClose={onClose}>
      {(close) => (
        <form
          className="form"
          onSubmit={(event) => {
            event.preventDefault();
            const form = new FormData(event.currentTarget);
            const more = String(form.get('second') ?? '').trim() || null;
            void onSent(String(form.get('text') ?? ''), more).then((isDone) => isDone && close());
          }}
        >
          <DialogStatus act={act} />
          <p>{lead}</p>
          <Field label={label} name="text" defaultValue={initial} required maxLength={limits.tagLength} />
          {second && <Field label={second.label} name="second" maxLength={second.longest} />}
          <div className="ends">
            <button type="button" className="btn sm flat" onClick={close}>
              {pageTexts.cancel}
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

/** Adds and removes the aliases of a tag. */
export function AliasDialog(props: {
  tag: ManagedTag;
  act: ReturnType<typeof useAct>;
  onAdd(alias: string): Promise<boolean>;
  onRemove(alias: string): void;
  onClose(): void;
}) {
  const { tag, act, onAdd, onRemove, onClose } = props;
  const { isBusy } = act;
  return (
    <Dialog title={fillIn(pageTexts.aliasesOfName, { name: tag.name })} onClose={onClose}>
      {() => (
        <>
          <DialogStatus act={act} />
          {tag.aliases.length === 0 ? (
            <p className="none">{pageTexts.noAliasesYet}</p>
          ) : (
            <ul className="alias-list">
              {tag.aliases.map((alias) => (
                <li key={alias}>
                  {alias}
                  <ConfirmDetails
                    act={pageTexts.remove}
                    question={fillIn(pageTexts.removingAnAlias, { alias })}
                  >
                    <button
                      type="button"
                      className="btn sm flat"
                      disabled={isBusy}
                      onClick={() => onRemove(alias)}
                    >
                      {fillIn(pageTexts.yesRemoveAlias, { alias })}
                    </button>
                  </ConfirmDetails>
                </li>
              ))}
            </ul>
          )}
          <form
            className="form"
            onSubmit={(event) => {
              event.preventDefault();
              const form = event.currentTarget;
              const alias = String(new FormData(form).get('alias') ?? '');
              void onAdd(alias).then((isDone) => isDone && form.reset());
            }}
          >
            <Field
              label={pageTexts.newAlias}
              name="alias"
              required
              maxLength={limits.tagLength}
              hint={pageTexts.whatAnAliasDoes}
            />
            <div className="ends">
              <button type="submit" className="btn sm flat" disabled={isBusy}>
                {pageTexts.add}
              </button>
            </div>
          </form>
        </>
      )}
    </Dialog>
  );
}

const types = [
  ['warning', pageTexts.typeWarning],
  ['theme', pageTexts.typeTheme],
  ['act', pageTexts.typeAct],
  ['character', pageTexts.typeCharacter],
  ['studio', pageTexts.typeStudio],
  ['meta', pageTexts.typeMeta],
] as const satisfies readonly (readonly [TagType, string])[];
export const typeWord = (type: TagType): string => types.find(([value]) => value === type)![1];

/** What a tag is and means, and which tags it brings along. */
export function MeaningDialog(props: {
  tag: ManagedTag;
  act: ReturnType<typeof useAct>;
  onSent(tag: { type: TagType; description: string | null; implies: string[] }): Promise<boolean>;
  onClose(): void;
}) {
  const { tag, act, onSent, onClose } = props;
  return (
    <Dialog title={fillIn(pageTexts.meaningOfName, { name: tag.name })} onClose={onClose}>
      {(close) => (
        <form
          className="form"
          onSubmit={(event) => {
            event.preventDefault();
            const form = new FormData(event.currentTarget);
            void onSent({
              type: form.get('type') as TagType,
              description: String(form.get('description')).trim() || null,
              implies: tagsIn(String(form.get('implies'))),
            }).then((isDone) => isDone && close());
          }}
        >
          <DialogStatus act={act} />
          <Select label={pageTexts.tagType} name="type" defaultValue={tag.type} options={types} />
          <TextArea
            label={pageTexts.description}
            name="description"
            rows={3}
            maxLength={limits.tagDescriptionLength}
            defaultValue={tag.description ?? ''}
            hint={pageTexts.whatADescriptionDoes}
          />
          <Field
            label={pageTexts.implies}
            name="implies"
            defaultValue={tag.implies.join(', ')}
            hint={pageTexts.whatImplyingDoes}
          />
          <div className="ends">
            <button type="button" className="btn sm flat" onClick={close}>
              {pageTexts.cancel}
            </button>
            <button type="submit" className="btn sm pri" disabled={act.isBusy}>
              {pageTexts.save}
            </button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
