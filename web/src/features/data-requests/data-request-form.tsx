import {
  dataRequestKinds,
  dataRequestWords,
  dataRequestLimits as most,
} from '#contract/data-request-lists.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { formatDate } from '../../lib/format.ts';
import { Link } from '../../lib/link.tsx';
import { sentence } from '../../lib/sentence.tsx';
import * as memberPaths from '../../member-paths.ts';
import { HumanProof } from '../../parts/human-proof.tsx';
import { MarkedFields } from '../../parts/marked-fields.tsx';
import { useUnmailed } from '../../parts/unmailed.tsx';
import { useSectionForm } from '../../parts/use-section-form.ts';
import { useWrongFirst } from '../../parts/use-wrong-first.ts';
import * as texts from '../../texts/support.ts';
import { Field } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { Question } from '../../ui/question.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import './data-requests.css';

export const dataRequestIntent = 'data-request';

/** What people ask about their data, with an account or without. */
export function DataRequestForm({ isMember }: { isMember: boolean }) {
  const form = useSectionForm(dataRequestIntent);
  const place = useWrongFirst<HTMLDivElement>(form.answer);
  const unmailed = useUnmailed();
  const sent = form.given?.dataRequest;
  if (sent)
    return (
      <div id="request" className="data-request-sent">
        <FormNote done={form.done} />
        {sent.receipt === null ? (
          <p>
            {unmailed
              ? sentence(texts.noMailWillCome, { contact: unmailed, confirmDays: most.confirmDays })
              : fillIn(texts.theLinkIsGoodFor, {
                  confirmDays: most.confirmDays,
                  dueAt: formatDate(sent.due_at),
                })}
          </p>
        ) : (
          <>
            <p>
              {sentence(unmailed ? texts.yourReceiptIsCodeAlone : texts.yourReceiptIsCodeKeep, {
                code: <code>{sent.receipt}</code>,
                dueAt: formatDate(sent.due_at),
              })}
            </p>
            <p>
              {/* A page that mails lead to: it loads the whole list of routes. */}
              <a className="btn pri" href={memberPaths.dataRequest(sent.receipt)}>
                {texts.seeHowItStands}
              </a>
            </p>
          </>
        )}
      </div>
    );
  return (
    <div ref={place}>
      <form.Form method="post" action="#request" id="request" className="form" noValidate>
        <input type="hidden" name="intent" value={dataRequestIntent} />
        <HumanProof answer={form.answer} />
        <MarkedFields fault={form.fault}>
          <Question
            label={texts.whatDoYouWant}
            name="kind"
            parameter="p_kind"
            answers={dataRequestKinds.map((kind) => [kind, dataRequestWords[kind]] as const)}
          />
          <Field label={texts.yourName} name="name" parameter="p_full_name" autoComplete="name" />
          {isMember ? (
            <p className="data-request-note">{texts.weAnswerToTheAddress}</p>
          ) : (
            <Field
              label={texts.emailAddress}
              name="email"
              parameter="p_email"
              type="email"
              autoComplete="email"
              hint={texts.theOneYouWroteTo}
            />
          )}
          <TextArea
            label={texts.whatExactly}
            name="words"
            parameter="p_words"
            rows={5}
            hint={texts.whatIsWrongAndWhat}
          />
        </MarkedFields>
        <button type="submit" className="btn pri" disabled={form.busy}>
          {form.busy ? texts.sending : texts.sendDataRequest}
        </button>
      </form.Form>
    </div>
  );
}

/** What members need not ask for: they do it themselves, at once. */
export const OwnData = () => (
  <section className="data-request-own" aria-labelledby="own-data">
    <h2 id="own-data">{texts.youCanDoMostOf}</h2>
    <ul>
      <li>
        {sentence(texts.downloadEverythingThatWeHold, {
          link: (words) => <Link to={memberPaths.settingsDelete()}>{words}</Link>,
        })}
      </li>
      <li>
        {sentence(texts.deleteYourAccountWithEverything, {
          link: (words) => <Link to={memberPaths.settingsDelete()}>{words}</Link>,
        })}
      </li>
      <li>
        {sentence(texts.correctYourNameYourAddress, {
          link: (words) => <Link to={memberPaths.settings()}>{words}</Link>,
        })}
      </li>
      <li>
        {sentence(texts.switchOffWhatYourHistory, {
          link: (words) => <Link to={memberPaths.settingsPlayback()}>{words}</Link>,
        })}
      </li>
    </ul>
  </section>
);
