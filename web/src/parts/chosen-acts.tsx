import { fillIn } from '../lib/fill-in.ts';
import { countOf } from '../lib/format.ts';
import * as texts from '../texts/admin-frame.ts';
import type { useAct } from './use-act.ts';
import './chosen-acts.css';

/** What can be done with all rows of a table that are chosen. */
export function ChosenActs<Row>(props: {
  /** The rows, for people: `postings`. */
  name: string;
  picked: readonly Row[];
  isBusy: boolean;
  acts: readonly (readonly [word: string, press: (picked: readonly Row[]) => void])[];
}) {
  const { name, picked, isBusy, acts } = props;
  return (
    <fieldset className="chosen-acts needs-script" data-none={picked.length === 0 ? '' : undefined}>
      <legend className="vh">{fillIn(texts.selectedName, { name })}</legend>
      {acts.map(([word, press]) => (
        <button
          key={word}
          type="button"
          className="btn sm flat"
          disabled={isBusy || picked.length === 0}
          onClick={() => press(picked)}
        >
          {word}
        </button>
      ))}
      <span className="form-terms">
        {picked.length === 0 ? texts.noneSelected : fillIn(texts.countSelected, { count: picked.length })}
      </span>
    </fieldset>
  );
}

/** Does it to each row; what failed is counted, and the reason said where nothing was done. `names`: one, and several. */
export const actOnEach = <Row,>(
  { run }: Pick<ReturnType<typeof useAct>, 'run'>,
  rows: readonly Row[],
  names: readonly [one: string, many: string],
  done: string,
  work: (row: Row) => Promise<unknown>,
): Promise<boolean> =>
  run(texts.error, async () => {
    const faults: unknown[] = [];
    for (const row of rows) await work(row).catch((error: unknown) => faults.push(error));
    if (faults.length === rows.length) throw faults[0];
    const words = `${countOf(rows.length - faults.length, ...names)} ${done}`;
    return faults.length === 0
      ? `${words}.`
      : { kind: 'error' as const, text: fillIn(texts.doneAndFailed, { done: words, count: faults.length }) };
  });
