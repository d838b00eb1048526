import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import type { Input } from '#contract/calls.ts';
import { call } from '#contract/client.ts';
import type { ManagedWork } from '#contract/managed-works.ts';
import * as adminPaths from '../../admin-paths.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { relationWords } from '../../page/work-words.ts';
import { FormOfAct } from '../../parts/form-of-act.tsx';
import { useAct } from '../../parts/use-act.ts';
import { WorkField } from '../../parts/work-field.tsx';
import * as texts from '../../texts/admin-works.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { Select } from '../../ui/choices.tsx';
import { StatusMessage } from '../../ui/status-message.tsx';
import { useFindOther } from './find-any-work.ts';
import { relationChoices } from './work-choices.ts';

/** The work that was chosen. Throws an error with words. */
function chosenIn(data: FormData, name: string): string {
  const id = String(data.get(name) ?? '');
  if (id === '') throw Object.assign(new Error(texts.chooseAWork), { status: 0, field: `p_${name}` });
  return id;
}

/** The works of the same story: put in order, added and taken out. */
export function Story({ work }: { work: ManagedWork }) {
  const act = useAct();
  const find = useFindOther(work.id);
  const [added, setAdded] = useState(0);
  const ids = work.series.length > 0 ? work.series.map(({ id }) => id) : [work.id];
  const order = (next: readonly string[]) =>
    act.run(texts.failedToSave, async () => {
      await call('order_series', { p_work_ids: [...next] });
      return texts.storySaved;
    });
  const move = (at: number, by: -1 | 1) => {
    const next = [...ids];
    const [moved] = next.splice(at, 1);
    next.splice(at + by, 0, moved!);
    return order(next);
  };
  const takeOut = (id: string) =>
    act.run(texts.failedToSave, async () => {
      const rest = ids.filter((one) => one !== id);
      // The one taken out is a story of its own first: the rest may be one alone.
      await call('order_series', { p_work_ids: [id] });
      if (rest.length > 1) await call('order_series', { p_work_ids: rest });
      return texts.storySaved;
    });
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const isDone = await act.run(texts.failedToSave, async () => {
      const id = chosenIn(data, 'work_ids');
      await call('order_series', { p_work_ids: [...ids.filter((one) => one !== id), id] });
      return texts.storySaved;
    });
    if (isDone) setAdded(added + 1);
  };
  const button = (word: string, name: string, press: () => void) => (
    <button
      type="button"
      className="linklike needs-script"
      aria-label={fillIn(texts.actOnName, { act: word, name })}
      aria-disabled={act.isBusy}
      onClick={() => act.isBusy || press()}
    >
      {word}
    </button>
  );
  return (
    <AdminSection title={texts.story} lead={texts.storyLead}>
      <StatusMessage status={act.status} of={act.of} />
      {work.series.length === 0 ? (
        <p className="none">{texts.standsAlone}</p>
      ) : (
        <ol className="work-rows">
          {work.series.map(({ id, title }, at) => (
            <li key={id}>
              {id === work.id ? (
                <b aria-current="true">{title}</b>
              ) : (
                <Link to={adminPaths.work(id)}>{title}</Link>
              )}
              {at > 0 && button(texts.up, title, () => void move(at, -1))}
              {at < work.series.length - 1 && button(texts.down, title, () => void move(at, 1))}
              {button(texts.takeOut, title, () => void takeOut(id))}
            </li>
          ))}
        </ol>
      )}
      <FormOfAct act={act} className="form" onSubmit={(event) => void add(event)}>
        <WorkField
          key={added}
          label={texts.otherWork}
          name="work_ids"
          titleName="other"
          isRequired
          find={find}
          hint={() => texts.searchHint}
        />
        <button type="submit" className="btn sm flat" disabled={act.isBusy}>
          {texts.addToStory}
        </button>
      </FormOfAct>
    </AdminSection>
  );
}

type Relation = NonNullable<Input<'relate_works'>['p_relation']>;

/** What other works are to this one. */
export function Relations({ work }: { work: ManagedWork }) {
  const act = useAct();
  const find = useFindOther(work.id);
  const [added, setAdded] = useState(0);
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const isDone = await act.run(texts.failedToSave, async () => {
      const otherId = chosenIn(data, 'other_id');
      await call('relate_works', {
        p_work_id: work.id,
        p_other_id: otherId,
        p_relation: String(data.get('relation')) as Relation,
      });
      return texts.relationSaved;
    });
    if (isDone) setAdded(added + 1);
  };
  const remove = (otherId: string) =>
    act.run(texts.failedToSave, async () => {
      await call('relate_works', { p_work_id: work.id, p_other_id: otherId, p_relation: null });
      return texts.relationRemoved;
    });
  return (
    <AdminSection title={texts.relations} lead={texts.relationsLead}>
      <StatusMessage status={act.status} of={act.of} />
      {work.relations.length === 0 ? (
        <p className="none">{texts.noRelations}</p>
      ) : (
        <ul className="work-rows">
          {work.relations.map(({ id, title, relation }) => (
            <li key={id}>
              <span>
                <Link to={adminPaths.work(id)}>{title}</Link>
                <small>{relationWords[relation]}</small>
              </span>
              <button
                type="button"
                className="linklike needs-script"
                aria-label={fillIn(texts.actOnName, { act: texts.remove, name: title })}
                disabled={act.isBusy}
                onClick={() => void remove(id)}
              >
                {texts.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
      <FormOfAct act={act} className="form" onSubmit={(event) => void add(event)}>
        <div className="two work-two">
          <WorkField
            key={added}
            label={texts.otherWork}
            name="other_id"
            titleName="other"
            isRequired
            find={find}
            hint={() => texts.searchHint}
          />
          <Select label={texts.itIsA} name="relation" defaultValue="sequel" options={relationChoices} />
        </div>
        <button type="submit" className="btn sm flat" disabled={act.isBusy}>
          {texts.addRelation}
        </button>
      </FormOfAct>
    </AdminSection>
  );
}
