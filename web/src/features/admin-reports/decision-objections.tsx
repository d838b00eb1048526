import type { CaseFile } from '#contract/case-shapes.ts';
import { complaintLimits, complaintTexts } from '#contract/complaint-lists.ts';
import { type CounterNoticeState, counterNoticeLimits as most } from '#contract/counter-notice-lists.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { sentence } from '../../lib/sentence.tsx';
import * as texts from '../../texts/admin-reports.ts';
import { Select } from '../../ui/choices.tsx';
import { Deadline } from '../../ui/deadline.tsx';
import { Field } from '../../ui/field.tsx';
import { Moment } from '../../ui/moment.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { CaseForm } from './case-form.tsx';
import { caseIntents as intents } from './case-words.ts';

type Decision = CaseFile['decisions'][number];

const standingWords: Readonly<Record<Exclude<CounterNoticeState, 'waiting'>, string>> = {
  in_court: texts.courtKeepsItDown,
  returned: texts.itCameBack,
  over: texts.decidedAgain,
};

/** A counter-notice: what was sworn, until when its notifier can go to court, and whether they did. */
export function SwornAgainst({ against }: { against: NonNullable<Decision['counter_notice']> }) {
  const { id, standing } = against;
  return (
    <>
      <details>
        <summary>{fillIn(texts.counterNoticeFrom, { name: against.name })}</summary>
        <p className="case-text">{against.text}</p>
      </details>
      <p>
        {standing.state === 'waiting'
          ? sentence(texts.counterNoticeRuns, {
              returnsFrom: <Moment at={standing.returns_from} />,
              returnsBy: <Moment at={standing.returns_by} />,
            })
          : standingWords[standing.state]}
      </p>
      {against.court_action !== null && <p className="case-text">{against.court_action}</p>}
      {standing.state === 'waiting' && (
        <CaseForm
          intent={intents.court}
          item={id}
          hidden={{ counter_notice: id }}
          act={texts.recordACourtAction}
        >
          <Field
            label={texts.courtAndCaseNumber}
            name="court"
            parameter="p_court_action"
            maxLength={most.textLength}
            required
          />
        </CaseForm>
      )}
      {standing.state === 'in_court' && (
        <CaseForm
          intent={intents.court}
          item={id}
          hidden={{ counter_notice: id }}
          act={texts.removeTheCourtAction}
          question={texts.waitingPeriodGoesOnAnd}
        />
      )}
    </>
  );
}

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
          {sentence(by === 'author' ? texts.authorComplained : texts.notifierComplained, {
            date: <Moment at={standing.sent_at} />,
          })}
        </summary>
        <p className="case-text">{words}</p>
      </details>
      {standing.outcome !== null ? (
        <p className="case-text">
          {standing.outcome === 'upheld' ? texts.upheld : texts.dismissed}: {standing.answer}
          {standing.is_gone && ` ${complaintTexts.gone}`}
          {standing.needs_identity && ` ${complaintTexts.identity}`}
        </p>
      ) : isOwn ? (
        <p className="case-hint">
          {texts.youDecidedSoAnotherAnswers} <Deadline due={standing.due_at} />
        </p>
      ) : (
        <CaseForm
          intent={intents.answer}
          item={id}
          hidden={{ complaint: id }}
          act={texts.answer}
          question={by === 'author' ? texts.upholdingUndoesAll : texts.upholdingGivesYouTheCase}
        >
          <Select
            label={texts.theComplaintIs}
            name="outcome"
            defaultValue="dismissed"
            options={[
              ['dismissed', texts.dismissedTheDecisionStays],
              ['upheld', texts.upheldTheyreRight],
            ]}
          />
          <Deadline due={standing.due_at} />
          <TextArea label={texts.answer} name="answer" rows={3} maxLength={complaintLimits.answer} />
        </CaseForm>
      )}
    </>
  );
}
