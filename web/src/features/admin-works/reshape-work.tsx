import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#contract/client.ts';
import { limits } from '#contract/limits.ts';
import type { ManagedWork } from '#contract/managed-works.ts';
import type { WorkKind } from '#contract/work-words.ts';
import * as adminPaths from '../../admin-paths.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { episodeName } from '../../page/work-words.ts';
import { FormOfAct } from '../../parts/form-of-act.tsx';
import { useAct } from '../../parts/use-act.ts';
import { WorkField } from '../../parts/work-field.tsx';
import * as texts from '../../texts/admin-works.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { CheckList } from '../../ui/check-list.tsx';
import { Select } from '../../ui/choices.tsx';
import { ConfirmDetails } from '../../ui/confirm-details.tsx';
import { Field } from '../../ui/field.tsx';
import { StatusMessage } from '../../ui/status-message.tsx';
import { useFindOther } from './find-any-work.ts';
import { kindChoices } from './work-choices.ts';

/** Makes one work of two, two of one, and numbers episodes anew. Each can be undone among the last acts. */
export function ReshapeWork({ work }: { work: ManagedWork }) {
  return (
    <>
      {work.episodes.length > 0 && <Renumber work={work} />}
      {work.episodes.length > 1 && <Split work={work} />}
      <Merge work={work} />
    </>
  );
}

function Merge({ work }: { work: ManagedWork }) {
  const act = useAct();
  const find = useFindOther(work.id);
  const [count, setCount] = useState(0);
  const merge = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const isDone = await act.run(texts.failedToSave, async () => {
      const otherId = String(data.get('other_id') ?? '');
      if (otherId === '')
        throw Object.assign(new Error(texts.chooseAWork), { status: 0, field: 'p_other_id' });
      await call('merge_works', { p_work_id: work.id, p_other_id: otherId });
      return texts.merged;
    });
    if (isDone) setCount(count + 1);
  };
  return (
    <AdminSection title={texts.merge} lead={texts.mergeLead}>
      <StatusMessage status={act.status} of={act.of} />
      <FormOfAct act={act} className="form" onSubmit={(event) => void merge(event)}>
        <WorkField
          key={count}
          label={texts.otherWork}
          name="other_id"
          titleName="other"
          isRequired
          find={find}
          hint={(state) => (state === 'chosen' ? texts.mergeHint : texts.searchHint)}
        />
        <ConfirmDetails act={texts.merge} question={texts.whatMergingDoes} withCancel>
          <button type="submit" className="btn sm flat" disabled={act.isBusy}>
            {texts.yesMerge}
          </button>
        </ConfirmDetails>
      </FormOfAct>
    </AdminSection>
  );
}

function Split({ work }: { work: ManagedWork }) {
  const act = useAct();
  const navigate = useNavigate();
  const split = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    let made = '';
    const isDone = await act.run(texts.failedToSave, async () => {
      const ids = data.getAll('episode_ids').map(String);
      if (ids.length === 0)
        throw Object.assign(new Error(texts.chooseEpisodes), { status: 0, field: 'p_episode_ids' });
      const { id } = await call('split_work', {
        p_work_id: work.id,
        p_episode_ids: ids,
        p_title: String(data.get('title') ?? ''),
        p_kind: String(data.get('kind')) as WorkKind,
      });
      made = id;
      return texts.splitDone;
    });
    if (isDone) void navigate(adminPaths.work(made));
  };
  return (
    <AdminSection title={texts.split} lead={texts.splitLead}>
      <StatusMessage status={act.status} of={act.of} />
      <FormOfAct act={act} className="form" onSubmit={(event) => void split(event)}>
        <CheckList
          legend={texts.episodes}
          name="episode_ids"
          options={work.episodes.map((one) => [one.id, episodeName(one)] as const)}
          chosen={[]}
        />
        <div className="two work-two">
          <Field label={texts.titleLabel} name="title" required maxLength={limits.titleLength} />
          <Select label={texts.kind} name="kind" defaultValue={work.kind} options={kindChoices} />
        </div>
        <button type="submit" className="btn sm flat" disabled={act.isBusy}>
          {texts.split}
        </button>
      </FormOfAct>
    </AdminSection>
  );
}

function Renumber({ work }: { work: ManagedWork }) {
  const act = useAct();
  const number = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    await act.run(texts.failedToSave, async () => {
      const changed = work.episodes
        .map(({ id, kind, number }) => ({ id, kind, was: number, number: Number(data.get(id)) }))
        .filter((one) => one.was !== one.number);
      if (changed.length === 0) return texts.nothingChanged;
      await call('number_episodes', {
        p_work_id: work.id,
        p_episodes: changed.map(({ id, kind, number }) => ({ id, kind, number })),
      });
      return fillIn(texts.renumbered, { count: changed.length });
    });
  };
  return (
    <AdminSection title={texts.renumber} lead={texts.renumberLead}>
      <StatusMessage status={act.status} of={act.of} />
      <FormOfAct
        act={act}
        className="form"
        key={work.episodes.map(({ id, number }) => `${id} ${number}`).join()}
        onSubmit={(event) => void number(event)}
      >
        <ol className="work-numbers">
          {work.episodes.map((one) => (
            <li key={one.id}>
              <input
                className="field"
                name={one.id}
                type="number"
                min={0}
                max={99_999}
                step={0.01}
                required
                aria-label={fillIn(texts.newNumberOf, { episode: episodeName(one) })}
                defaultValue={one.number}
              />
              <span>
                {episodeName(one)}
                {one.title && `: ${one.title}`}
              </span>
            </li>
          ))}
        </ol>
        <button type="submit" className="btn sm flat" disabled={act.isBusy}>
          {texts.renumber}
        </button>
      </FormOfAct>
    </AdminSection>
  );
}
