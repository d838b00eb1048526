import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { dataRequestLetters, type LetterTemplate, lettersFor } from '#contract/data-request-letters.ts';
import { dataRequestLimits as most } from '#contract/data-request-lists.ts';
import type { DataRequestRecord } from '#contract/data-requests.ts';
import * as adminPaths from '../../admin-paths.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { formatDate } from '../../lib/format.ts';
import { useUnmailed } from '../../parts/unmailed.tsx';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as texts from '../../texts/admin-legal.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { Deadline } from '../../ui/deadline.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Question } from '../../ui/question.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import './admin-data-requests.css';
import { deskIntents } from './data-request-words.ts';

const identityWords: Readonly<Record<DataRequestRecord['identity'], string>> = {
  not_asked: texts.notAskedFor,
  waits: texts.askedForNotCheckedYet,
  checked: texts.checked,
};

/** One request: what is asked, what is stored, and what may be done. `letter`: the name of the one to begin with. */
export function DataRequestDesk({ request, letter }: { request: DataRequestRecord; letter: string | null }) {
  const isOpen = request.state === 'open';
  return (
    <div className="legal-sections">
      <Done />
      <Asked request={request} />
      <Stored request={request} />
      {request.answer !== null && (
        <AdminSection title={request.state === 'refused' ? texts.refused : texts.answered}>
          <p className="legal-words">{request.answer}</p>
          <p className="legal-note">
            {request.answered_by ?? texts.aFormerAdmin}, <Moment at={request.answered_at ?? ''} />
          </p>
        </AdminSection>
      )}
      {isOpen && <Answer request={request} letter={letter} key={letter ?? ''} />}
      {isOpen && request.identity === 'not_asked' && <AskIdentity />}
      {isOpen && !request.is_extended && !request.is_late && <Extend request={request} />}
    </div>
  );
}

/** Of all forms: what succeeded takes its form away. */
function Done() {
  const done = [
    useSectionForm(deskIntents.answer).done,
    useSectionForm(deskIntents.identity).done,
    useSectionForm(deskIntents.extend).done,
  ];
  return <FormNote done={done.find((words) => words !== null) ?? null} />;
}

function Asked({ request }: { request: DataRequestRecord }) {
  const { account } = request;
  return (
    <AdminSection title={texts.whatTheyAskFor}>
      <dl className="legal-facts">
        <Fact name={texts.from} value={request.name} />
        <Fact name={texts.email} value={request.email} />
        <div>
          <dt>{texts.accountWithThisAddress}</dt>
          <dd>
            {account === null ? texts.none : <Link to={adminPaths.user(account.id)}>{account.username}</Link>}
          </dd>
        </div>
        <Fact name={texts.identity} value={identityWords[request.identity]} />
        <Fact name={texts.sent} value={<Moment at={request.sent_at} />} />
        <Fact
          name={texts.answerBy}
          value={request.state === 'open' ? <Deadline due={request.due_at} /> : formatDate(request.due_at)}
        />
        <Fact
          name={texts.withTwoMoreMonths}
          value={
            request.is_extended
              ? fillIn(texts.dateExtended, { date: formatDate(request.latest_at) })
              : formatDate(request.latest_at)
          }
        />
      </dl>
      {request.words !== '' && <p className="legal-words">{request.words}</p>}
      {request.state === 'unconfirmed' && <p className="legal-note">{texts.addressNotConfirmed}</p>}
    </AdminSection>
  );
}

const Fact = ({ name, value }: { name: string; value: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

const Stored = ({ request }: { request: DataRequestRecord }) => (
  <AdminSection title={texts.storedUnderThisAddress}>
    <ul className="data-request-held">
      {request.records.map(({ name, count, is_deletable }) => (
        <li key={name}>
          {name}: {count}
          {count > 0 && !is_deletable && <small> ({texts.cannotBeDeletedYet})</small>}
        </li>
      ))}
    </ul>
    {request.account !== null && <p className="legal-note">{texts.accountIsNotIncluded}</p>}
  </AdminSection>
);

function Answer({ request, letter }: { request: DataRequestRecord; letter: string | null }) {
  const form = useSectionForm(deskIntents.answer);
  const unmailed = useUnmailed();
  const letters = lettersFor(request.kind).filter(
    ({ outcome }) => outcome === 'answered' || outcome === 'refused',
  );
  const begun = letters.find(({ name }) => name === letter) ?? null;
  return (
    <AdminSection title={texts.answer}>
      <form.Form method="post" className="form">
        <input type="hidden" name="intent" value={deskIntents.answer} />
        <p className="data-request-letters">
          {texts.startFrom}
          {letters.map(({ name, title }) => (
            <Link key={name} to={adminPaths.dataRequest(request.id, name)} preventScrollReset>
              {title}
            </Link>
          ))}
        </p>
        <TextArea
          label={texts.letter}
          name="letter"
          rows={8}
          required
          maxLength={most.letter}
          defaultValue={begun === null ? '' : whole(begun, request)}
          hint={unmailed === null ? texts.whereTheySeeIt : texts.whereTheySeeItUnmailed}
        />
        <Ways request={request} refuses={begun?.outcome === 'refused'} />
        <FormNote wrong={form.wrongWhole()} />
        <button type="submit" className="btn pri" aria-disabled={form.busy}>
          {texts.sendAnswer}
        </button>
      </form.Form>
    </AdminSection>
  );
}

/** What goes with the letter. */
function Ways({ request, refuses }: { request: DataRequestRecord; refuses: boolean }) {
  const stored = request.records.some(({ count }) => count > 0);
  const deletable = request.records.some(({ count, is_deletable }) => is_deletable && count > 0);
  const ways = [
    ['letter', texts.sendOnlyTheLetter],
    ...(stored
      ? [['records', fillIn(texts.alsoSendWhatWeStore, { recordDays: most.recordDays })] as const]
      : []),
    ...(deletable ? [['delete', texts.alsoDeleteWhatWeCan] as const] : []),
    ['refuse', texts.refuseTheRequest],
  ] as const;
  return (
    <Question label={texts.whatToDo} name="way" answers={ways} defaultValue={refuses ? 'refuse' : 'letter'} />
  );
}

const template = (name: string): LetterTemplate =>
  dataRequestLetters.find((one) => one.name === name) as LetterTemplate;
const whole = ({ body }: LetterTemplate, { name }: { name: string }): string =>
  fillIn(texts.helloNameBody, { name, body });

function AskIdentity() {
  const form = useSectionForm(deskIntents.identity);
  return (
    <AdminSection title={texts.whoAreThey}>
      <form.Form method="post" className="form">
        <input type="hidden" name="intent" value={deskIntents.identity} />
        <TextArea
          label={texts.letterAboutTheirIdentity}
          name="letter"
          rows={4}
          required
          maxLength={most.letter}
          defaultValue={template('identity').body}
          hint={texts.askOnlyIfNeeded}
        />
        <FormNote wrong={form.wrongWhole()} />
        <button type="submit" className="btn flat" aria-disabled={form.busy}>
          {texts.askForAnIdentityCheck}
        </button>
      </form.Form>
    </AdminSection>
  );
}

function Extend({ request }: { request: DataRequestRecord }) {
  const form = useSectionForm(deskIntents.extend);
  return (
    <AdminSection title={texts.twoMoreMonths}>
      <form.Form method="post" className="form">
        <input type="hidden" name="intent" value={deskIntents.extend} />
        <TextArea
          label={texts.letterSayingWhy}
          name="letter"
          rows={4}
          required
          maxLength={most.letter}
          defaultValue={template('complex').body}
          hint={fillIn(texts.onceBeforeDueAt, {
            dueAt: formatDate(request.due_at),
            latestAt: formatDate(request.latest_at),
          })}
        />
        <FormNote wrong={form.wrongWhole()} />
        <button type="submit" className="btn flat" aria-disabled={form.busy}>
          {texts.takeTwoMoreMonths}
        </button>
      </form.Form>
    </AdminSection>
  );
}
