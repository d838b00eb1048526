import { type ReactNode, useEffect, useRef } from 'react';
import type { Output } from '#contract/calls.ts';
import { noticeLimits } from '#contract/notice-lists.ts';
import { focusWrong } from '../../lib/fault-of-form.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { formatMoment } from '../../lib/format.ts';
import { Link } from '../../lib/link.tsx';
import { sentence } from '../../lib/sentence.tsx';
import * as memberPaths from '../../member-paths.ts';
import { HumanProof } from '../../parts/human-proof.tsx';
import { MarkedFields } from '../../parts/marked-fields.tsx';
import { useUnmailed } from '../../parts/unmailed.tsx';
import type { useSectionForm } from '../../parts/use-section-form.ts';
import * as paths from '../../paths.ts';
import * as texts from '../../texts/notices.ts';
import { FormNote } from '../../ui/form-note.tsx';
import './notices.css';

/** How a form was sent, if not as a member. */
export const withoutAccount = 'without-account';

/** Of the hidden field with the signature that somebody was asked about, because it is another name. */
export const askedSignature = 'asked-signature';

interface FrameProps {
  form: ReturnType<typeof useSectionForm>;
  intent: string;
  /** Of this page, for who logs in first. */
  here: string;
  /** It is filed by mail: it is not a member who is here. */
  isByMail: boolean;
  submit: string;
  sending: string;
  children: ReactNode;
}

/**
 * The form of a notice with its one button, which does what whoever is there can do. What went wrong stands above it and at
 * each field; once it is sent, its receipt stands in its place.
 */
export function NoticeFrame(props: FrameProps) {
  const { form } = props;
  const { answer } = form;
  const notice = form.given?.notice;
  const place = useRef<HTMLDivElement>(null);
  // The form is long, and what came of it stands at its top.
  useEffect(() => {
    if (!answer) return;
    if (focusWrong(place.current)) return;
    place.current?.focus({ preventScroll: true });
    // Focus alone leaves what is higher than the window where it is.
    place.current?.scrollIntoView();
  }, [answer]);
  return (
    <div id="notice" className="notice" ref={place} tabIndex={-1}>
      {notice ? <Sent done={form.done} notice={notice} /> : <TheForm {...props} />}
    </div>
  );
}

function TheForm(props: FrameProps) {
  const { form } = props;
  const unmailed = useUnmailed();
  const logIn = (words: string) => <Link to={paths.login(props.here)}>{words}</Link>;
  return (
    <form.Form method="post" action="#notice" className="form" noValidate>
      <input type="hidden" name="intent" value={props.intent} />
      <input type="hidden" name={askedSignature} value={form.fault?.asked ?? ''} />
      <HumanProof answer={form.answer} />
      {props.isByMail && (
        <p className="form-note">
          {unmailed
            ? sentence(texts.youNeedNoAccountButALink, { contact: unmailed, link: logIn })
            : sentence(texts.youNeedNoAccount, { link: logIn })}
        </p>
      )}
      <MarkedFields fault={form.fault}>{props.children}</MarkedFields>
      <div className="notice-send">
        <button
          type="submit"
          className="btn pri"
          disabled={form.busy}
          {...(props.isByMail ? { name: 'way', value: withoutAccount } : {})}
        >
          {form.busy ? props.sending : props.isByMail ? texts.fileWithoutAnAccount : props.submit}
        </button>
        {props.isByMail && !unmailed && <p>{texts.nextYouConfirm}</p>}
      </div>
    </form.Form>
  );
}

function Sent({ done, notice }: { done: string | null; notice: Output<'submit_notice'> }) {
  const { receipt, clock } = notice;
  const unmailed = useUnmailed();
  return (
    <div className="notice-sent">
      <FormNote done={done} />
      {receipt === null ? (
        <p className="notice-step">
          {unmailed
            ? sentence(texts.noMailWillCome, { contact: unmailed, confirmDays: noticeLimits.confirmDays })
            : fillIn(texts.weSentYouAMail, { confirmDays: noticeLimits.confirmDays })}
        </p>
      ) : (
        <>
          <p>
            {sentence(unmailed ? texts.yourReceiptIsCodeAlone : texts.yourReceiptIsCodeKeep, {
              code: <code>{receipt}</code>,
            })}
          </p>
          <p>
            {/* A page that mails lead to: it loads the whole list of routes. */}
            <a className="btn pri" href={memberPaths.noticeCase(receipt)}>
              {texts.seeHowItStands}
            </a>
          </p>
        </>
      )}
      {clock !== null && <p>{fillIn(texts.weAnswerByClock, { clock: formatMoment(clock) })}</p>}
      <Addresses title={texts.whatYouNamed} addresses={notice.accepted} />
      <Addresses title={texts.notOnThisSite} addresses={notice.not_here} />
    </div>
  );
}

const Addresses = ({ title, addresses }: { title: string; addresses: readonly string[] }) =>
  addresses.length > 0 && (
    <section>
      <h2>{title}</h2>
      <ul className="notice-addresses">
        {addresses.map((address) => (
          <li key={address}>{address}</li>
        ))}
      </ul>
    </section>
  );
