import type { CaseFile } from '#contract/case-shapes.ts';
import { complaintLimits, complaintTexts } from '#contract/complaint-lists.ts';
import { type CounterNoticeState, counterNoticeLimits as most } from '#contract/counter-notice-lists.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { formatMoment } from '../../lib/format.ts';
import * as texts from '../../texts/admin-reports.ts';
import { Select } from '../../ui/choices.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { CaseForm } from './case-form.tsx';
import { caseIntents as intents } from './case-words.ts';

type Decision = CaseFile['decisions'][number];

const standingWords: Readonly<Record<CounterNoticeState, string>> = {
  waiting: texts.itsDaysRun,
  in_court: texts.anActionInCourtKeeps,
  returned: texts.itCameBack,
  over: texts.itWasDecidedAboutAnew,
};

/** A counter-notice: what was sworn, until when its notifier can go to court, and whether they did. */
export function SwornAgainst({ against }: { against: NonNullable<Decision['counter_notice']> }) {
  const { id, standing } = against;
  return (
    <>
      <details>
        <summary>{fillIn(texts.counterNoticeOfName, { name: against.name })}</summary>
        <p className="case-text">{against.text}</p>
      </details>
      <p>
        {standingWords[standing.state]}
        {standing.state === 'waiting' &&
          fillIn(texts.backFromReturnsFromOnBy, {
            returnsFrom: formatMoment(standing.returns_from),
            returnsBy: formatMoment(standing.returns_by),
          })}
        .
      </p>
      {against.court_action !== null && <p className="case-text">{against.court_action}</p>}
      {standing.state === 'waiting' && (
        <CaseForm
          intent={intents.court}
          item={id}
          hidden={{ counter_notice: id }}
          act={texts.noteAnActionInCourt}
        >
          <Field label={texts.courtAndNumberOfThe} name="court" maxLength={most.textLength} required />
        </CaseForm>
      )}
      {standing.state === 'in_court' && (
        <CaseForm
          intent={intents.court}
          item={id}
          hidden={{ counter_notice: id }}
          act={texts.noteThatThereIsNone}
          question={texts.itsDaysRunOnAnd}
        />
      )}
    </>
  );
}

const complainers = { author: texts.itsAuthor, notifier: texts.whoeverFiledANotice } as const;

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
          {fillIn(texts.complainersComplainedOnSentAt, {
            complainers: complainers[by],
            sentAt: formatMoment(standing.sent_at),
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
          {fillIn(texts.youMadeThisDecisionSo, { dueAt: formatMoment(standing.due_at) })}
        </p>
      ) : (
        <CaseForm
          intent={intents.answer}
          item={id}
          hidden={{ complaint: id }}
          act={texts.answer}
          question={by === 'author' ? texts.upheldAllThatWasDecided : texts.upheldTheCaseIsYours}
        >
          <Select
            label={texts.theComplaintIs}
            name="outcome"
            defaultValue="dismissed"
            options={[
              ['dismissed', texts.dismissedTheDecisionStays],
              ['upheld', texts.upheldTheyAreRight],
            ]}
          />
          <TextArea label={texts.answer} name="answer" rows={3} maxLength={complaintLimits.answer} />
        </CaseForm>
      )}
    </>
  );
}
