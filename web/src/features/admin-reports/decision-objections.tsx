import type { CaseFile } from '#contract/case-shapes.ts';
import { complaintLimits, complaintTexts } from '#contract/complaint-lists.ts';
import { type CounterNoticeState, counterNoticeLimits as most } from '#contract/counter-notice-lists.ts';
import { formatMoment } from '../../lib/format.ts';
import { Select } from '../../ui/choices.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { CaseForm } from './case-form.tsx';
import { caseIntents as intents } from './case-words.ts';

type Decision = CaseFile['decisions'][number];

const standingWords: Readonly<Record<CounterNoticeState, string>> = {
  waiting: 'Its days run',
  in_court: 'An action in court keeps it down',
  returned: 'It came back',
  over: 'It was decided about anew',
};

/** A counter-notice: what was sworn, until when its notifier can go to court, and whether they did. */
export function SwornAgainst({ against }: { against: NonNullable<Decision['counter_notice']> }) {
  const { id, standing } = against;
  return (
    <>
      <details>
        <summary>Counter-notice of {against.name}</summary>
        <p className="case-text">{against.text}</p>
      </details>
      <p>
        {standingWords[standing.state]}
        {standing.state === 'waiting' &&
          `: back from ${formatMoment(standing.returns_from)} on, by ${formatMoment(standing.returns_by)} at the latest`}
        .
      </p>
      {against.court_action !== null && <p className="case-text">{against.court_action}</p>}
      {standing.state === 'waiting' && (
        <CaseForm
          intent={intents.court}
          item={id}
          hidden={{ counter_notice: id }}
          act="Note an action in court"
        >
          <Field label="Court and number of the case" name="court" maxLength={most.textLength} required />
        </CaseForm>
      )}
      {standing.state === 'in_court' && (
        <CaseForm
          intent={intents.court}
          item={id}
          hidden={{ counter_notice: id }}
          act="Note that there is none"
          question="Its days run on, and if they are over it comes back within minutes."
        />
      )}
    </>
  );
}

const complainers = { author: 'Its author', notifier: 'Whoever filed a notice' } as const;

/** A complaint with its answer, or the form for it: whoever decided cannot answer. */
export function ComplaintToAnswer({
  complaint,
  isOwn,
}: {
  complaint: Decision['complaints'][number];
  isOwn: boolean;
}) {
  const { id, by, words, standing } = complaint;
  return (
    <>
      <details open={standing.outcome === null}>
        <summary>
          {complainers[by]} complained on {formatMoment(standing.sent_at)}
        </summary>
        <p className="case-text">{words}</p>
      </details>
      {standing.outcome !== null ? (
        <p className="case-text">
          {standing.outcome === 'upheld' ? 'Upheld' : 'Dismissed'}: {standing.answer}
          {standing.is_gone && ` ${complaintTexts.gone}`}
          {standing.needs_identity && ` ${complaintTexts.identity}`}
        </p>
      ) : isOwn ? (
        <p className="case-hint">
          You made this decision, so another admin answers, by {formatMoment(standing.due_at)}.
        </p>
      ) : (
        <CaseForm
          intent={intents.answer}
          item={id}
          hidden={{ complaint: id }}
          act="Answer"
          question={
            by === 'author'
              ? 'Upheld, all that was decided is undone: what was taken down is back, unless it is deleted by now, and so is what was taken from its author.'
              : 'Upheld, the case is yours, and is decided anew.'
          }
        >
          <Select
            label="The complaint is"
            name="outcome"
            defaultValue="dismissed"
            options={[
              ['dismissed', 'Dismissed: the decision stays'],
              ['upheld', 'Upheld: they are right'],
            ]}
          />
          <TextArea label="Answer" name="answer" rows={3} maxLength={complaintLimits.answer} />
        </CaseForm>
      )}
    </>
  );
}
