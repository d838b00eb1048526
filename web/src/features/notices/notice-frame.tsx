import { type ReactNode, useEffect, useRef } from 'react';
import type { Output } from '#contract/calls.ts';
import { isAboutBounds } from '#contract/notice-bounds.ts';
import { noticeLimits } from '#contract/notice-lists.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { formatMoment } from '../../lib/format.ts';
import { Link } from '../../lib/link.tsx';
import { sentence } from '../../lib/sentence.tsx';
import * as memberPaths from '../../member-paths.ts';
import { HumanProof } from '../../parts/human-proof.tsx';
import type { useSectionForm } from '../../parts/use-section-form.ts';
import * as paths from '../../paths.ts';
import * as texts from '../../texts/notices.ts';
import { FormNote } from '../../ui/form-note.tsx';
import './notices.css';

/** Which of its two buttons sent a form. */
export const withoutAccount = 'without-account';

/** What is too much in a field, for the field itself; everything else stands above the form alone. */
export const overOf =
  ({ wrong }: Pick<ReturnType<typeof useSectionForm>, 'wrong'>) =>
  (parameter: string): string | null => {
    const words = wrong(parameter);
    return words !== null && isAboutBounds(words) ? words : null;
  };

interface FrameProps {
  form: ReturnType<typeof useSectionForm>;
  intent: string;
  /** Of this page, for who logs in first. */
  here: string;
  /** A second button files it by mail: it is not a member who is here. */
  isByMail: boolean;
  submit: string;
  sending: string;
  children: ReactNode;
}

/**
 * The form of a notice with its buttons: one, and where only members may press it, one for everybody else. What went wrong
 * stands above it; once it is sent, its receipt stands in its place.
 */
export function NoticeFrame(props: FrameProps) {
  const { form } = props;
  const { answer } = form;
  const notice = form.given?.notice;
  const place = useRef<HTMLDivElement>(null);
  // The form is long, and what came of it stands at its top.
  useEffect(() => {
    if (!answer) return;
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
  return (
    <form.Form method="post" action="#notice" className="form" noValidate>
      <input type="hidden" name="intent" value={props.intent} />
      <HumanProof answer={form.answer} />
      <FormNote wrong={form.fault?.message} />
      {props.children}
      <button type="submit" className="btn pri" disabled={form.busy}>
        {form.busy ? props.sending : props.submit}
      </button>
      {props.isByMail && (
        <div className="notice-ways">
          <button type="submit" name="way" value={withoutAccount} className="btn flat" disabled={form.busy}>
            {texts.fileWithoutAnAccount}
          </button>
          <p>
            {sentence(texts.weSendALinkTo, {
              link: (words) => <Link to={paths.login(props.here)}>{words}</Link>,
            })}
          </p>
        </div>
      )}
    </form.Form>
  );
}

function Sent({ done, notice }: { done: string | null; notice: Output<'submit_notice'> }) {
  const { receipt, clock } = notice;
  return (
    <div className="notice-sent">
      <FormNote done={done} />
      {receipt === null ? (
        <p>{fillIn(texts.weSentYouAMail, { confirmDays: noticeLimits.confirmDays })}</p>
      ) : (
        <>
          <p>{sentence(texts.yourReceiptIsCodeKeep, { code: <code>{receipt}</code> })}</p>
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
