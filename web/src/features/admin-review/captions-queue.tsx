import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Output } from '#contract/calls.ts';
import type { HeldCaptions } from '#contract/captions.ts';
import { CallError, call } from '#contract/client.ts';
import { limits } from '#contract/limits.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { countOf, formatMoment } from '../../lib/format.ts';
import { sentence } from '../../lib/sentence.tsx';
import { useSectionForm } from '../../parts/use-section-form.ts';
import { linesWords } from '../../parts/video-captions.tsx';
import * as paths from '../../paths.ts';
import * as texts from '../../texts/subtitles.ts';
import { Field } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { type Status, StatusMessage } from '../../ui/status-message.tsx';
import './admin-review.css';

export const captionsIntent = 'captions';

/** Added subtitles that stay hidden until an admin has read them, each with its decision. */
export function CaptionsQueue({ items, total }: { items: readonly HeldCaptions[]; total: number }) {
  // Shown here because what is decided leaves the list.
  const [said, setSaid] = useState<Status | null>(null);
  return (
    <>
      <StatusMessage status={said} of={said} />
      {items.length > 0 && (
        <section className="review-waits" aria-labelledby="waiting-captions">
          <h2 id="waiting-captions">{texts.subtitles}</h2>
          <p className="review-total">{countOf(total, texts.captionWaiting, texts.captionsWaiting)}</p>
          <ul className="review-list">
            {items.map((captions) => (
              <CaptionsItem key={captions.id} captions={captions} onDecided={setSaid} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function CaptionsItem(props: { captions: HeldCaptions; onDecided(said: Status): void }) {
  const { captions, onDecided } = props;
  const { id, label, video_title, video_slug, sender_username, added_at, cue_count } = captions;
  const form = useSectionForm(captionsIntent, id);
  const { answer } = form;
  const name = fillIn(texts.nameInQueue, { language: label, title: video_title });
  useEffect(() => {
    if (answer?.done) onDecided({ kind: 'success', text: `${name}: ${answer.done}` });
  }, [answer, name, onDecided]);
  const hidden = (
    <>
      <input type="hidden" name="intent" value={captionsIntent} />
      <input type="hidden" name="captions_id" value={id} />
    </>
  );
  const since = { date: formatMoment(added_at), lines: linesWords(cue_count) };
  return (
    <li className="review-item" aria-labelledby={`captions-${id}`}>
      <h3 id={`captions-${id}`}>
        {sentence(texts.nameInQueue, {
          language: label,
          title: <Link to={paths.watch(video_slug)}>{video_title}</Link>,
        })}
      </h3>
      <div className="review-held">
        <p>
          <b>{captions.held_because}</b>
        </p>
        <ul>
          {captions.found.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <p className="review-text">
        {sender_username === null
          ? fillIn(texts.waitingSince, since)
          : sentence(texts.fromMember, {
              ...since,
              member: <Link to={paths.user(sender_username)}>{sender_username}</Link>,
            })}
      </p>
      <Lines captionsId={id} />
      <form.Form method="post" className="form review-form">
        {hidden}
        <button
          type="submit"
          name="decision"
          value="approve"
          className="btn sm pri"
          aria-disabled={form.busy}
        >
          {texts.approve}
        </button>
      </form.Form>
      <form.Form method="post" className="form review-form">
        {hidden}
        <Field
          label={texts.whyNot}
          name="reason"
          maxLength={limits.removalReasonLength}
          error={form.wrong('p_reason')}
        />
        <button
          type="submit"
          name="decision"
          value="refuse"
          className="btn sm flat"
          aria-disabled={form.busy}
        >
          {texts.refuse}
        </button>
        <FormNote wrong={form.wrongWhole('p_reason')} />
      </form.Form>
    </li>
  );
}

/** Everything they say, read once somebody wants to. */
function Lines({ captionsId }: { captionsId: string }) {
  const [lines, setLines] = useState<Output<'get_held_captions'> | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const open = async () => {
    setWrong(null);
    try {
      setLines(await call('get_held_captions', { p_captions_id: captionsId }));
    } catch (error) {
      setWrong(error instanceof CallError ? error.message : texts.failed);
    }
  };
  return (
    <details
      className="review-lines"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && lines === null) void open();
      }}
    >
      <summary>{texts.showLines}</summary>
      {lines === null ? (
        <FormNote wrong={wrong} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
        <ol tabIndex={0} aria-label={texts.showLines}>
          {lines.map(({ time, text }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: it never changes
            <li key={at}>
              <time>{time}</time> <span>{text}</span>
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}
