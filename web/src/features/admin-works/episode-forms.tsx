import { type FormEvent, useState } from 'react';
import type { Input } from '#contract/calls.ts';
import { call } from '#contract/client.ts';
import { limits } from '#contract/limits.ts';
import type { ManagedEpisode, ManagedWork } from '#contract/managed-works.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { episodeName } from '../../page/work-words.ts';
import { FormOfAct } from '../../parts/form-of-act.tsx';
import type { useAct } from '../../parts/use-act.ts';
import * as texts from '../../texts/admin-works.ts';
import { Select } from '../../ui/choices.tsx';
import { Field } from '../../ui/field.tsx';
import { slugIn } from './slug-in.ts';
import { cutChoices } from './work-choices.ts';

type Acting = ReturnType<typeof useAct>;

/** The number that a new episode most likely has. */
const nextNumber = ({ episodes }: ManagedWork): number =>
  Math.floor(Math.max(0, ...episodes.flatMap(({ kind, number }) => (kind === 'regular' ? number : [])))) + 1;

/** Number, titles and day of an episode, new or existing. */
export function EpisodeForm(props: {
  work: ManagedWork;
  episode: ManagedEpisode | null;
  act: Acting;
  onDone(): void;
}) {
  const { work, act, onDone } = props;
  const [episode] = useState(props.episode);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string): string => String(data.get(name) ?? '').trim();
    const kind = text('kind') === 'special' ? ('special' as const) : ('regular' as const);
    const number = Number(text('number').replace(',', '.'));
    const isDone = await act.run(texts.failedToSave, async () => {
      await call('save_episode', {
        p_work_id: work.id,
        p_episode_id: episode?.id ?? null,
        p_kind: kind,
        p_number: number,
        p_title: text('title') || null,
        p_native_title: text('native_title') || null,
        p_aired_on: text('aired_on') || null,
        p_air_time: text('air_time') || null,
      });
      return fillIn(texts.episodeSaved, { episode: episodeName({ kind, number }) });
    });
    if (isDone) onDone();
  };
  return (
    <FormOfAct act={act} className="form" onSubmit={(event) => void save(event)}>
      <div className="two work-two">
        <Select
          label={texts.kind}
          name="kind"
          defaultValue={episode?.kind ?? 'regular'}
          options={[
            ['regular', texts.regular],
            ['special', texts.special],
          ]}
        />
        <Field
          label={texts.number}
          name="number"
          type="number"
          min={0}
          max={99_999}
          step={0.01}
          required
          defaultValue={String(episode?.number ?? nextNumber(work))}
          hint={texts.numberHint}
        />
        <Field label={texts.airedOn} name="aired_on" type="date" defaultValue={episode?.aired_on ?? ''} />
        <Field label={texts.airTime} name="air_time" type="time" defaultValue={episode?.air_time ?? ''} />
      </div>
      <Field
        label={texts.titleLabel}
        name="title"
        defaultValue={episode?.title ?? ''}
        maxLength={limits.titleLength}
      />
      <Field
        label={texts.nativeTitle}
        name="native_title"
        defaultValue={episode?.native_title ?? ''}
        maxLength={limits.titleLength}
      />
      <div className="ends">
        <button type="submit" className="btn sm pri" disabled={act.isBusy}>
          {texts.save}
        </button>
      </div>
    </FormOfAct>
  );
}

/** Which video is a version of an episode, and what its version is. */
export function VersionForm(props: { episode: ManagedEpisode; act: Acting; onDone(): void }) {
  const { episode, act, onDone } = props;
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const isDone = await act.run(texts.failedToSave, async () => {
      await call('set_episode_version', {
        p_episode_id: episode.id,
        p_slug: slugIn(String(data.get('slug') ?? '')),
        p_cut: String(data.get('cut')) as NonNullable<Input<'set_episode_version'>['p_cut']>,
        p_release_group: String(data.get('release_group') ?? '').trim() || null,
      });
      return fillIn(texts.videoAdded, { episode: episodeName(episode) });
    });
    if (isDone) onDone();
  };
  return (
    <FormOfAct act={act} className="form" onSubmit={(event) => void save(event)}>
      <Field label={texts.slugOfVideo} name="slug" required hint={texts.slugOfVideoHint} maxLength={300} />
      <div className="two work-two">
        <Select label={texts.cut} name="cut" defaultValue="uncut" options={cutChoices} />
        <Field label={texts.releaseGroup} name="release_group" maxLength={limits.releaseGroupLength} />
      </div>
      <div className="ends">
        <button type="submit" className="btn sm pri" disabled={act.isBusy}>
          {texts.save}
        </button>
      </div>
    </FormOfAct>
  );
}
