import { type FormEvent, useState } from 'react';
import type { Input } from '#contract/calls.ts';
import { call } from '#contract/client.ts';
import { limits } from '#contract/limits.ts';
import type { ManagedWork } from '#contract/managed-works.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { FormOfAct } from '../../parts/form-of-act.tsx';
import type { useAct } from '../../parts/use-act.ts';
import * as texts from '../../texts/admin-works.ts';
import { Select } from '../../ui/choices.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { linesOf, readTitles, writeTitles } from './read-titles.ts';
import { airingChoices, kindChoices, seasonChoices, sourceChoices, stateChoices } from './work-choices.ts';

type Facts = Omit<Input<'update_work'>, 'p_work_id'> & { p_title: string };

/** What the form says. The values of its selects are of their lists. */
function factsIn(form: HTMLFormElement): Facts {
  const data = new FormData(form);
  const text = (name: string): string => String(data.get(name) ?? '').trim();
  const number = (name: string): number | null => (text(name) === '' ? null : Number(text(name)));
  return {
    p_title: text('title'),
    p_native_title: text('native_title') || null,
    p_synopsis: text('synopsis') || null,
    p_kind: text('kind') as NonNullable<Facts['p_kind']>,
    p_state: text('state') as NonNullable<Facts['p_state']>,
    p_airing: text('airing') as NonNullable<Facts['p_airing']>,
    p_year: number('year'),
    p_season: (text('season') || null) as NonNullable<Facts['p_season']> | null,
    p_source: (text('source') || null) as NonNullable<Facts['p_source']> | null,
    p_expected_episodes: number('expected_episodes'),
    p_studios: linesOf(text('studios')),
    p_titles: readTitles(text('titles')),
  };
}

/** The facts of a work, new or existing. */
export function WorkForm(props: {
  work: ManagedWork | null;
  act: ReturnType<typeof useAct>;
  onDone(id: string): void;
}) {
  const { act, onDone } = props;
  // The values when the form was opened.
  const [work] = useState(props.work);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    let id = work?.id ?? '';
    const isDone = await act.run(texts.failedToSave, async () => {
      const facts = factsIn(form);
      const saved =
        work === null
          ? await call('create_work', facts)
          : await call('update_work', { p_work_id: work.id, ...facts });
      id = saved.id;
      return fillIn(texts.savedTitle, { title: saved.title });
    });
    if (isDone) onDone(id);
  };
  return (
    <FormOfAct act={act} className="form" onSubmit={(event) => void save(event)}>
      <Field
        label={texts.titleLabel}
        name="title"
        required
        defaultValue={work?.title}
        maxLength={limits.titleLength}
        hint={work === null ? texts.titleHint : undefined}
      />
      <Field
        label={texts.nativeTitle}
        name="native_title"
        defaultValue={work?.native_title ?? ''}
        maxLength={limits.titleLength}
      />
      <div className="two work-two">
        <Select label={texts.kind} name="kind" defaultValue={work?.kind ?? 'tv'} options={kindChoices} />
        <Select
          label={texts.state}
          name="state"
          defaultValue={work?.state ?? 'published'}
          options={stateChoices}
        />
        <Select
          label={texts.airing}
          name="airing"
          defaultValue={work?.airing ?? 'finished'}
          options={airingChoices}
        />
      </div>
      <div className="two work-two">
        <Field
          label={texts.year}
          name="year"
          type="number"
          min={1900}
          max={2200}
          defaultValue={work?.year?.toString()}
        />
        <Select
          label={texts.season}
          name="season"
          defaultValue={work?.season ?? ''}
          options={seasonChoices}
        />
        <Select
          label={texts.source}
          name="source"
          defaultValue={work?.source ?? ''}
          options={sourceChoices}
        />
        <Field
          label={texts.expectedEpisodes}
          name="expected_episodes"
          type="number"
          min={1}
          max={10_000}
          defaultValue={work?.expected_episodes?.toString()}
        />
      </div>
      <TextArea
        label={texts.synopsis}
        name="synopsis"
        rows={4}
        maxLength={limits.synopsisLength}
        defaultValue={work?.synopsis ?? ''}
      />
      <TextArea
        label={texts.studios}
        name="studios"
        rows={2}
        hint={texts.studiosHint}
        defaultValue={work?.studios.map(({ name }) => name).join('\n') ?? ''}
      />
      <TextArea
        label={texts.otherTitles}
        name="titles"
        rows={3}
        hint={texts.otherTitlesHint}
        defaultValue={writeTitles(work?.titles ?? [])}
      />
      <div className="ends">
        <button type="submit" className="btn sm pri" disabled={act.isBusy}>
          {work === null ? texts.create : texts.save}
        </button>
      </div>
    </FormOfAct>
  );
}
