import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { ReviewEntry } from '#contract/reviewing.ts';
import * as adminPaths from '../../admin-paths.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { countOf } from '../../lib/format.ts';
import { sentence } from '../../lib/sentence.tsx';
import { GroundChoice } from '../../parts/ground-choice.tsx';
import { useHeldWork } from '../../parts/held-work.ts';
import { sayRefused } from '../../parts/late-acts.ts';
import { Uncover } from '../../parts/uncover.tsx';
import { useHeldAct } from '../../parts/use-held-act.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import { usePageState } from '../../state/page-state.tsx';
import * as texts from '../../texts/admin-review.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { type Status, StatusMessage } from '../../ui/status-message.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { ReviewFacts, ReviewHeld } from './review-facts.tsx';
import { keyOf, pressInQueue } from './review-keys.ts';
import { ReviewPreview } from './review-preview.tsx';
import './admin-review.css';

export const reviewIntent = 'review';

/** Videos that wait for review, longest waiting first, each with its decision. */
export function ReviewQueue(props: {
  items: readonly ReviewEntry[];
  total: number;
  next: string | null;
  empty: string;
}) {
  const { items, total, next, empty } = props;
  // Shown here because what is decided leaves the list.
  const [said, setSaid] = useState<Status | null>(null);
  const [gone, setGone] = useState<readonly string[]>([]);
  const list = useRef<HTMLUListElement>(null);
  // One decision waits at a time: the next one sends it.
  const last = useRef<Waiting | null>(null);
  const undo = said?.undo;
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => pressInQueue(event, list.current, undo);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [undo]);
  const onHeld = useCallback((waiting: Waiting, item: HTMLElement | null, words: string) => {
    last.current?.release();
    last.current = waiting;
    setGone((now) => [...now, waiting.id]);
    focusAfter(item);
    setSaid({
      kind: 'info',
      text: words,
      undo: () => {
        last.current = null;
        waiting.undo();
        setGone((now) => now.filter((id) => id !== waiting.id));
        setSaid(null);
        requestAnimationFrame(() => item?.querySelector('h2')?.focus());
      },
    });
  }, []);
  const status = (
    <div className="review-said">
      <StatusMessage status={said} of={said} />
    </div>
  );
  const onSending = useCallback(
    () => setSaid((now) => (now?.undo && last.current === null ? { kind: now.kind, text: now.text } : now)),
    [],
  );
  const onRefused = useCallback((refused: string) => {
    setSaid((now) => (now?.undo ? now : null));
    setGone((now) => now.filter((id) => id !== refused));
  }, []);
  // What was just decided waits for nobody, although the list still has it.
  const decided = items.filter(({ video_id }) => gone.includes(video_id)).length;
  useHeldWork('videos', decided);
  const left = Math.max(0, total - decided);
  if (items.length === 0)
    return (
      <>
        {status}
        <EmptyState text={empty} />
      </>
    );
  return (
    <>
      {status}
      {left === 0 ? (
        <EmptyState text={empty} />
      ) : (
        <>
          <p className="review-total">{countOf(left, texts.videoWaiting, texts.videosWaiting)}</p>
          <p className="review-keys needs-script">
            {sentence(texts.reviewKeys, { kbd: (words) => <kbd>{words}</kbd> })}
          </p>
        </>
      )}
      <ul className="review-list" ref={list}>
        {items.map((entry) => (
          <ReviewItem
            key={entry.video_id}
            entry={entry}
            onHeld={onHeld}
            onSending={onSending}
            onRefused={onRefused}
            onDecided={setSaid}
          />
        ))}
      </ul>
      {next !== null && (
        <Link className="btn sm flat" to={next}>
          {texts.next}
        </Link>
      )}
    </>
  );
}

/** A decision that can still be taken back. */
interface Waiting {
  /** Of its video. */
  id: string;
  undo(): void;
  release(): void;
}

/** The video after one that was decided about has the focus, or else the one before. */
function focusAfter(item: HTMLElement | null): void {
  const shown = (one: Element | null | undefined): one is HTMLElement =>
    one instanceof HTMLElement && !one.hidden;
  let next = item?.nextElementSibling;
  while (next && !shown(next)) next = next.nextElementSibling;
  let before = item?.previousElementSibling;
  while (before && !shown(before)) before = before.previousElementSibling;
  const to = next ?? before;
  const heading = to?.querySelector('h2');
  heading?.focus({ preventScroll: true });
  // It comes to where the other stood: what is seen whole stays, so that what is said covers nothing.
  requestAnimationFrame(() => {
    const { top = 0 } = heading?.getBoundingClientRect() ?? {};
    if (top < 128 || top > innerHeight / 2) to?.scrollIntoView?.({ block: 'start' });
  });
}

/** What will be refused anyway is refused at once. */
const canWait = (data: FormData): boolean =>
  data.get('decision') === 'approve' || String(data.get('reason') ?? '').trim() !== '';

function ReviewItem(props: {
  entry: ReviewEntry;
  onHeld(waiting: Waiting, item: HTMLElement | null, words: string): void;
  /** It cannot be taken back any more. */
  onSending(): void;
  /** It is in the list again. */
  onRefused(id: string): void;
  onDecided(said: Status): void;
}) {
  const { entry, onHeld, onSending, onRefused, onDecided } = props;
  const form = useSectionForm(reviewIntent, entry.video_id);
  const { title } = entry;
  const { gated } = usePageState();
  const { answer } = form;
  const item = useRef<HTMLLIElement>(null);
  const late = {
    text: (message: string) => fillIn(texts.decisionDidNotCount, { title, message }),
    next: { to: adminPaths.review(), words: texts.openReview },
  };
  const act = useHeldAct(canWait, late);
  const { undo, release } = act;
  const held = useRef({ isHeld: act.isHeld, late });
  held.current = { isHeld: act.isHeld, late };

  const refusal = form.fault?.message ?? null;
  useEffect(() => {
    // It is still here, and says what was wrong.
    if (refusal === null) return;
    // Whoever decided has gone on to another one meanwhile.
    if (held.current.isHeld) sayRefused(held.current.late, refusal);
    undo();
    onRefused(entry.video_id);
  }, [refusal, undo, onRefused, entry.video_id]);
  const { busy } = form;
  useEffect(() => {
    if (busy) onSending();
  }, [busy, onSending]);
  const hold = (event: FormEvent<HTMLFormElement>) => {
    const isApproval = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value') === 'approve';
    act.onSubmit(event);
    if (event.defaultPrevented)
      onHeld(
        { id: entry.video_id, undo, release },
        item.current,
        fillIn(isApproval ? texts.approvingTitle : texts.sendingTitleBack, { title }),
      );
  };
  useEffect(() => {
    if (answer?.done) onDecided({ kind: 'success', text: `“${title}”: ${answer.done}` });
  }, [answer, title, onDecided]);
  const hidden = (
    <>
      <input type="hidden" name="intent" value={reviewIntent} />
      <input type="hidden" name="video_id" value={entry.video_id} />
    </>
  );
  return (
    <li className="review-item" aria-labelledby={`review-${entry.video_id}`} ref={item} hidden={act.isHeld}>
      <h2 id={`review-${entry.video_id}`} tabIndex={-1}>
        {title}
      </h2>
      {entry.held_because !== null && <ReviewHeld entry={entry} />}
      {!gated && (
        <Uncover subjectId={entry.video_id} isCovered={entry.is_covered}>
          {({ isClear, at }) => (
            <>
              <ul className="review-stills">
                {entry.stills.map((still) => (
                  <li key={still}>
                    <img src={at(still)} alt="" width={160} height={90} loading="lazy" />
                  </li>
                ))}
              </ul>
              {entry.master_url !== null && isClear && (
                <ReviewPreview
                  address={entry.master_url}
                  title={fillIn(texts.previewOfTitle, { title })}
                  captions={entry.captions}
                />
              )}
            </>
          )}
        </Uncover>
      )}
      {entry.description && <p className="review-text">{entry.description}</p>}
      <ReviewFacts entry={entry} />
      {/* A form each: pressing Enter in the reason must never approve a video. */}
      <form.Form method="post" className="form review-form" onSubmit={hold}>
        {hidden}
        <input type="hidden" name="asked_at" value={entry.asked_at} />
        <button
          type="submit"
          name="decision"
          value="approve"
          className="btn sm pri"
          aria-disabled={form.busy}
          {...keyOf('a')}
        >
          {texts.approve}
        </button>
      </form.Form>
      <form.Form method="post" className="form review-form" onSubmit={hold}>
        {hidden}
        <div {...keyOf('r')}>
          <TextArea
            label={texts.orWhyYoureSendingItBack}
            name="reason"
            rows={3}
            maxLength={1000}
            error={form.wrong('p_reason')}
          />
        </div>
        <GroundChoice />
        <button
          type="submit"
          name="decision"
          value="refuse"
          className="btn sm flat"
          aria-disabled={form.busy}
        >
          {texts.sendBack}
        </button>
        <FormNote wrong={form.wrongWhole('p_reason')} />
      </form.Form>
    </li>
  );
}
