import X from 'lucide-react/icons/x';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { CallError, call } from '#contract/client.ts';
import { limits } from '#contract/limits.ts';
import { policy, type ReportChoiceName, reportChoiceNames } from '#contract/policy.ts';
import { reportTexts } from '#contract/report-texts.ts';
import { fillIn } from '../../lib/fill-in.ts';
import * as memberPaths from '../../member-paths.ts';
import { ConfirmFirst } from '../../parts/confirm-first.tsx';
import type { Reported } from '../../state/ask-to-report.ts';
import { askToSignIn } from '../../state/ask-to-sign-in.ts';
import { mayWrite } from '../../state/may-write.ts';
import { useMember } from '../../state/member.tsx';
import * as texts from '../../texts/videos.ts';
import { useModal } from '../../ui/use-modal.ts';
import '../../ui/field.css';
import '../../ui/modal.css';
import './report.css';

const other: ReportChoiceName = 'OTHER_INAPPROPRIATE';

/** What is wrong with the form before it is sent; null: nothing. */
function faultOf(reason: ReportChoiceName | null, text: string): string | null {
  if (reason === null) return reportTexts.noReason;
  return reason === other && text.trim() === '' ? reportTexts.noDetails : null;
}

async function send({ kind, id }: Reported, reason: ReportChoiceName, text: string): Promise<string> {
  const why = { reason_category: reason, custom_reason_text: text.trim() || null };
  const { message } =
    kind === 'video'
      ? await call('submit-video-report', { video_id: id, ...why })
      : await call('submit-report', { target_kind: kind, target_id: id, ...why });
  return message;
}

/** The form to report something. It closes by itself a few seconds after the report was received. */
export default function ReportDialog({ reported, onClose }: { reported: Reported; onClose(): void }) {
  const { modal, close } = useModal();
  const member = useMember();
  const group = useId();
  const [reason, setReason] = useState<ReportChoiceName | null>(null);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [received, setReceived] = useState<string | null>(null);

  useEffect(() => {
    if (received === null) return;
    const timer = setTimeout(close, limits.reportCloseMilliseconds);
    return () => clearTimeout(timer);
  }, [received, close]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = faultOf(reason, text);
    setFault(wrong);
    if (wrong !== null || reason === null || isSending) return;
    if (member === null) {
      setFault(reportTexts.signIn);
      if ((await askToSignIn(reportTexts.signIn)) === null) return;
      setFault(null);
    }
    setSending(true);
    try {
      setReceived(await send(reported, reason, text));
    } catch (error) {
      setFault(error instanceof CallError && error.status > 0 ? error.message : reportTexts.failed);
    } finally {
      setSending(false);
    }
  };

  return (
    <dialog {...modal} className="modal" aria-labelledby={`${group}-title`} onClose={onClose}>
      <div className="modal-panel report-panel">
        <h2 id={`${group}-title`}>{fillIn(texts.reportThisName, { name: reported.name })}</h2>
        <button type="button" className="iconbtn close" aria-label={texts.close} onClick={close}>
          <X className="ic" />
        </button>
        {received !== null ? (
          <p className="form-note right" role="status">
            {received}
          </p>
        ) : member !== null && !mayWrite(member) ? (
          <>
            <ConfirmFirst />
            {/* A notice needs no confirmed address of an account. */}
            {reported.kind !== 'message' && (
              <p className="report-outside">
                <a href={memberPaths.illegalContent(`${reported.kind}:${reported.id}`)}>
                  {texts.reportIllegalContentNow}
                </a>
              </p>
            )}
          </>
        ) : (
          <form onSubmit={(event) => void submit(event)} noValidate>
            <fieldset>
              <legend>{texts.whatsWrongWithIt}</legend>
              {reportChoiceNames.map((value) => (
                <label key={value}>
                  <input
                    type="radio"
                    name={group}
                    value={value}
                    checked={reason === value}
                    onChange={() => {
                      setReason(value);
                      setFault(null);
                    }}
                  />
                  {policy[value].choice}
                </label>
              ))}
            </fieldset>
            <label className="details">
              {reason === other ? texts.details : texts.detailsOptional}
              <textarea
                rows={3}
                maxLength={limits.reportTextLength}
                value={text}
                required={reason === other}
                onChange={(event) => setText(event.target.value)}
              />
            </label>
            {fault && (
              <p className="form-note wrong" role="alert">
                {fault}
              </p>
            )}
            {member === null && reported.kind !== 'message' && (
              <p className="report-outside">
                <a href={memberPaths.illegalContent(`${reported.kind}:${reported.id}`)}>
                  {texts.reportItWithoutAnAccount}
                </a>
              </p>
            )}
            {reported.kind !== 'message' && (
              <p className="report-outside">
                <a href={memberPaths.contentRemoval()}>{texts.doesItShowYou}</a>
              </p>
            )}
            <div className="ends">
              <button type="button" className="btn sm flat" onClick={close}>
                {texts.cancel}
              </button>
              <button type="submit" className="btn sm pri" disabled={reason === null || isSending}>
                {texts.submitReport}
              </button>
            </div>
          </form>
        )}
      </div>
    </dialog>
  );
}
