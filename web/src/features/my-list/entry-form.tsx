import { useMemo } from 'react';
import { useFetcher } from 'react-router';
import { limits } from '#contract/limits.ts';
import type { ListEntry } from '#contract/lists.ts';
import { type ListStatus, listStatuses, type ScoreScale } from '#contract/work-words.ts';
import { FaultOfForm } from '../../lib/fault-of-form.ts';
import { languageName } from '../../lib/named-codes.ts';
import { FormOfField } from '../../lib/posted-form.ts';
import { listIntents as intents, listAction } from '../../page/list-form.ts';
import { scoreChoices, statusWords } from '../../page/list-words.ts';
import type { FormAnswer } from '../../page/page-form.ts';
import * as texts from '../../texts/lists.ts';
import { Select, Switch } from '../../ui/choices.tsx';
import { Field } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { RemoveEntry } from './remove-entry.tsx';
import './my-list.css';

const statuses = listStatuses.map((status) => [status, statusWords[status]] as const);

/** What a member says of a work. Null: it is not on their list yet. */
export function EntryForm(props: {
  work: { id: string; title: string };
  entry: ListEntry | null;
  scale: ScoreScale;
  /** Languages in which there are episodes. */
  languages?: readonly string[];
  /** What became of it, where it was posted without script. */
  answer?: FormAnswer | undefined;
}) {
  const { work, entry, scale } = props;
  const fetcher = useFetcher<FormAnswer>({ key: `entry ${work.id}` });
  const { fault, done } = fetcher.data ?? props.answer ?? {};
  const form = useMemo(() => (done ? null : { intent: intents.save, item: work.id }), [done, work.id]);
  const told = entry?.told_language ?? null;
  const languages = [...new Set([...(props.languages ?? []), ...(told === null ? [] : [told])])];
  const status: ListStatus = entry?.status ?? 'planned';
  return (
    <div className="entry-form">
      <FormOfField value={form}>
        <FaultOfForm value={fault ?? null}>
          <fetcher.Form method="post" action={listAction}>
            <input type="hidden" name="intent" value={intents.save} />
            <input type="hidden" name="work_id" value={work.id} />
            <input type="hidden" name="has_tells" value="yes" />
            <div className="entry-fields">
              <Select label={texts.status} name="status" defaultValue={status} options={statuses} />
              <Select
                label={texts.score}
                name="score"
                defaultValue={String(entry?.score ?? '')}
                options={scoreChoices(scale, entry?.score ?? null)}
              />
              <Field
                label={texts.startedOn}
                name="started_on"
                type="date"
                defaultValue={entry?.started_on ?? ''}
              />
              <Field
                label={texts.finishedOn}
                name="finished_on"
                type="date"
                defaultValue={entry?.finished_on ?? ''}
              />
              {entry && (
                <>
                  <Field
                    label={texts.episodesSeen}
                    name="episodes_seen"
                    type="number"
                    min={0}
                    max={10_000}
                    defaultValue={String(entry.episodes_seen)}
                  />
                  <Field
                    label={texts.timesRewatched}
                    name="rewatches"
                    type="number"
                    min={0}
                    max={10_000}
                    defaultValue={String(entry.rewatches)}
                  />
                </>
              )}
            </div>
            <TextArea
              label={texts.notes}
              name="notes"
              rows={3}
              maxLength={limits.listNotesLength}
              defaultValue={entry?.notes ?? ''}
              hint={texts.onlyYouSeeYourNotes}
            />
            <Switch
              label={texts.tellMeOfNewEpisodes}
              name="tells_of_new"
              defaultChecked={entry?.tells_of_new ?? true}
            />
            {languages.length > 0 && (
              <Select
                label={texts.inWhichLanguage}
                name="told_language"
                defaultValue={told ?? ''}
                options={[
                  ['', texts.inAnyLanguage],
                  ...languages.map((code) => [code, languageName(code)] as const),
                ]}
              />
            )}
            <FormNote wrong={fault?.message} done={done} />
            <button type="submit" className="btn sm pri" aria-disabled={fetcher.state !== 'idle'}>
              {entry === null ? texts.addToMyList : texts.save}
            </button>
          </fetcher.Form>
        </FaultOfForm>
      </FormOfField>
      {entry && <RemoveEntry work={work} />}
    </div>
  );
}
