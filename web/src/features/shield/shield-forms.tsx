import type { ShieldRule } from '#contract/shield.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { Link } from '../../lib/link.tsx';
import { shieldIntents as intents } from '../../page/shield-forms.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as paths from '../../paths.ts';
import * as texts from '../../texts/shield.ts';
import { Select } from '../../ui/choices.tsx';
import { Field } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import * as workPaths from '../../work-paths.ts';
import { actOptions, kindOptions, kindWord, lineOf } from './shield-words.ts';
import '../../ui/row-list.css';
import './shield.css';

/** Names a thing and what to do about it. */
export function AddRule({ creator }: { creator: string | null }) {
  const form = useSectionForm(intents.set);
  return (
    <section className="shield-section">
      <h2>{texts.addToYourList}</h2>
      {/* Emptied after success. */}
      <form.Form method="post" className="form" key={form.times}>
        <input type="hidden" name="intent" value={intents.set} />
        <FormNote wrong={form.wrongWhole('p_name')} done={form.done} />
        <div className="shield-row">
          <Select
            label={texts.whatKind}
            name="kind"
            defaultValue={creator === null ? 'tag' : 'creator'}
            options={kindOptions}
          />
          <Field
            label={texts.itsName}
            name="name"
            parameter="p_name"
            maxLength={120}
            defaultValue={creator ?? undefined}
            autoComplete="off"
            error={form.wrong('p_name')}
            hint={texts.nameHint}
            required
          />
          <Select label={texts.whatToDo} name="act" defaultValue="hide" options={actOptions} />
        </div>
        <p className="said">{texts.hideHint}</p>
        <button type="submit" className="btn sm pri" aria-disabled={form.busy}>
          {texts.add}
        </button>
      </form.Form>
    </section>
  );
}

const pathOf = ({ kind, slug }: ShieldRule): string =>
  kind === 'tag' ? paths.tag(slug) : kind === 'creator' ? paths.user(slug) : workPaths.studio(slug);

function Rule({ rule }: { rule: ShieldRule }) {
  const change = useSectionForm(intents.set, `${rule.kind} ${rule.slug}`);
  const remove = useSectionForm(intents.remove, `${rule.kind} ${rule.subject_id}`);
  return (
    <li>
      <p>
        <Link to={pathOf(rule)}>
          <b>{rule.name}</b>
        </Link>
        <small>{kindWord(rule)}</small>
      </p>
      <change.Form
        method="post"
        className="form-select"
        // With script it is saved as soon as it is chosen.
        onChange={(event) => void change.submit(event.currentTarget)}
      >
        <input type="hidden" name="intent" value={intents.set} />
        <input type="hidden" name="kind" value={rule.kind} />
        <input type="hidden" name="name" value={rule.slug} />
        <select
          name="act"
          defaultValue={rule.act}
          aria-label={fillIn(texts.whatToDoWithName, { name: rule.name })}
        >
          {actOptions.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        <button type="submit" className="btn sm flat needs-no-script">
          {texts.change}
        </button>
      </change.Form>
      <remove.Form method="post">
        <input type="hidden" name="intent" value={intents.remove} />
        <input type="hidden" name="kind" value={rule.kind} />
        <input type="hidden" name="subject" value={rule.subject_id} />
        <button
          type="submit"
          className="btn sm flat"
          aria-disabled={remove.busy}
          aria-label={fillIn(texts.removeName, { name: rule.name })}
        >
          {texts.remove}
        </button>
      </remove.Form>
      <FormNote wrong={change.fault?.message ?? remove.fault?.message} />
    </li>
  );
}

/** What somebody shields, latest first. */
export function RuleList({ rules }: { rules: readonly ShieldRule[] }) {
  return (
    <section className="shield-section">
      <h2>{texts.yourList}</h2>
      {rules.length === 0 ? (
        <p>{texts.nothingYet}</p>
      ) : (
        <ul className="row-list shield-rules">
          {rules.map((rule) => (
            <Rule key={`${rule.kind} ${rule.subject_id}`} rule={rule} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** The list as lines of text, to take along, and a field for lines from elsewhere. */
export function RuleLines({ rules }: { rules: readonly ShieldRule[] }) {
  const form = useSectionForm(intents.lines);
  return (
    <section className="shield-section">
      <h2>{texts.bringAList}</h2>
      {rules.length > 0 && (
        <TextArea
          label={texts.yourListAsText}
          key={rules.map(lineOf).join()}
          defaultValue={rules.map(lineOf).join('\n')}
          rows={Math.min(rules.length + 1, 8)}
          readOnly
        />
      )}
      <form.Form method="post" className="form" key={form.times}>
        <input type="hidden" name="intent" value={intents.lines} />
        <FormNote wrong={form.wrongWhole('p_lines')} done={form.done} />
        <TextArea
          label={texts.linesToAdd}
          name="lines"
          parameter="p_lines"
          rows={4}
          maxLength={12_000}
          error={form.wrong('p_lines')}
          hint={texts.linesHint}
        />
        <button type="submit" className="btn sm flat" aria-disabled={form.busy}>
          {texts.addLines}
        </button>
      </form.Form>
    </section>
  );
}
