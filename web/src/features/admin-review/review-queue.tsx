import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { ReviewEntry } from '#contract/reviewing.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { countOf, formatDate, formatDuration, formatMoment } from '../../lib/format.ts';
import { GroundChoice } from '../../parts/ground-choice.tsx';
import { Uncover } from '../../parts/uncover.tsx';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as paths from '../../paths.ts';
import { usePageState } from '../../state/page-state.tsx';
import * as texts from '../../texts/admin-review.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { type Status, StatusMessage } from '../../ui/status-message.tsx';
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
  const { list, noteDecision } = useNextInFocus(items);
  const status = <StatusMessage status={said} of={said} />;
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
      <p className="review-total">{countOf(total, texts.videoWaiting, texts.videosWaiting)}</p>
      <ul className="review-list" ref={list} onSubmit={noteDecision}>
        {items.map((entry) => (
          <ReviewItem key={entry.video_id} entry={entry} onDecided={setSaid} />
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

/** Once a video has been decided about and left the list, the one that took its place has the focus. */
function useNextInFocus(items: readonly ReviewEntry[]) {
  const list = useRef<HTMLUListElement>(null);
  const decided = useRef<{ id: string; at: number } | null>(null);
  const noteDecision = ({ target }: FormEvent) => {
    const at = [...(list.current?.children ?? [])].findIndex((one) => one.contains(target as Node));
    const id = items[at]?.video_id;
    if (id !== undefined) decided.current = { id, at };
  };
  useEffect(() => {
    const last = decided.current;
    if (last === null || items.some(({ video_id }) => video_id === last.id)) return;
    decided.current = null;
    const next = list.current?.children[Math.min(last.at, items.length - 1)];
    next?.querySelector('h2')?.focus();
    next?.scrollIntoView?.({ block: 'start' });
  }, [items]);
  return { list, noteDecision };
}

function ReviewItem(props: { entry: ReviewEntry; onDecided(said: Status): void }) {
  const { entry, onDecided } = props;
  const form = useSectionForm(reviewIntent, entry.video_id);
  const { declaration, title } = entry;
  const { gated } = usePageState();
  const { answer } = form;
  useEffect(() => {
    if (answer?.done) onDecided({ kind: 'success', text: `“${title}”: ${answer.done}` });
  }, [answer, title, onDecided]);
  const hidden = (
    <>
      <input type="hidden" name="intent" value={reviewIntent} />
      <input type="hidden" name="video_id" value={entry.video_id} />
    </>
  );
  const facts: [string, string | null][] = [
    [texts.uploadedBy, entry.uploader_username],
    [texts.waitingSince, formatMoment(entry.asked_at)],
    [texts.category, entry.category_name],
    [texts.tags, entry.tags.join(', ') || null],
    [texts.length, entry.duration_seconds === null ? null : formatDuration(entry.duration_seconds)],
    [texts.size, entry.width === null ? null : `${entry.width} × ${entry.height}`],
    [texts.spokenLanguage, entry.audio_language],
    [texts.subtitles, entry.subtitle_languages.join(', ') || null],
    [texts.publishAt, entry.publish_at === null ? null : formatMoment(entry.publish_at)],
    [texts.licenseEnds, entry.licence_ends_at === null ? null : formatDate(entry.licence_ends_at)],
    [
      texts.declared,
      [
        declaration.adults_only ? texts.everyoneDepictedIsAnAdult : texts.nothingSaidAboutAges,
        declaration.depicts === 'drawn' ? 'drawn' : texts.actualHumans,
        declaration.rights_held ? texts.theyHoldTheRights : texts.nothingSaidAboutRights,
      ].join('; '),
    ],
  ];
  return (
    <li className="review-item" aria-labelledby={`review-${entry.video_id}`}>
      <h2 id={`review-${entry.video_id}`} tabIndex={-1}>
        {title}
      </h2>
      {entry.held_because !== null && <Held entry={entry} />}
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
                <ReviewPreview address={entry.master_url} title={fillIn(texts.previewOfTitle, { title })} />
              )}
            </>
          )}
        </Uncover>
      )}
      {entry.description && <p className="review-text">{entry.description}</p>}
      <dl className="review-facts">
        {facts.map(
          ([name, value]) =>
            value !== null && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{name === 'Uploaded by' ? <Link to={paths.user(value)}>{value}</Link> : value}</dd>
              </div>
            ),
        )}
      </dl>
      {/* A form each: pressing Enter in the reason must never approve a video. */}
      <form.Form method="post" className="form review-form">
        {hidden}
        <input type="hidden" name="asked_at" value={entry.asked_at} />
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
          label={texts.orWhyYoureSendingItBack}
          name="reason"
          maxLength={1000}
          error={form.wrong('p_reason')}
        />
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

/** Why the file alone brought the video here, and what it looks like. */
function Held({ entry: { held_because, found } }: { entry: ReviewEntry }) {
  return (
    <div className="review-held">
      <p>
        <b>{held_because}</b> {found.length > 0 && texts.hiddenUnlessApproved}
      </p>
      <ul>
        {found.map(({ list, reason, share, is_mirrored }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was found never changes its order
          <li key={at}>
            {[
              list === 'stay-down' ? texts.onOurList : fillIn(texts.onTheListList, { list }),
              reason,
              share !== null && share < 1 && fillIn(texts.framesMatch, { percent: Math.round(share * 100) }),
              is_mirrored && texts.mirrored,
            ]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </ul>
    </div>
  );
}
