import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { limits } from '#contract/limits.ts';
import type { WaitingPicture } from '#contract/picture-review.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { countOf } from '../../lib/format.ts';
import { sentence } from '../../lib/sentence.tsx';
import { GroundChoice } from '../../parts/ground-choice.tsx';
import { Uncover } from '../../parts/uncover.tsx';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as paths from '../../paths.ts';
import { usePageState } from '../../state/page-state.tsx';
import * as texts from '../../texts/admin-review.ts';
import { Field } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { Moment } from '../../ui/moment.tsx';
import { type Status, StatusMessage } from '../../ui/status-message.tsx';
import './admin-review.css';

export const pictureIntent = 'picture';

const names: Record<string, string> = {
  avatar: texts.avatar,
  cover: texts.cover,
  photo: texts.photo,
  category: texts.categoryPicture,
  hosted_preview: texts.preview,
};
const nameOf = ({ intake, video_title: title }: WaitingPicture): string => {
  const picture = names[intake] ?? texts.thumbnail;
  return title === null ? picture : fillIn(texts.pictureOfVideo, { picture, title });
};

/** Pictures that stay hidden until an admin has looked at them, each with its decision. */
export function PictureQueue({ items, total }: { items: readonly WaitingPicture[]; total: number }) {
  // Shown here because what is decided leaves the list.
  const [said, setSaid] = useState<Status | null>(null);
  return (
    <>
      <StatusMessage status={said} of={said} />
      {items.length > 0 && (
        <section className="review-waits" aria-labelledby="waiting-pictures">
          <h2 id="waiting-pictures">{texts.pictures}</h2>
          <p className="review-total">{countOf(total, texts.pictureWaiting, texts.picturesWaiting)}</p>
          <ul className="review-list">
            {items.map((picture) => (
              <PictureItem key={picture.id} picture={picture} onDecided={setSaid} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function PictureItem(props: { picture: WaitingPicture; onDecided(said: Status): void }) {
  const { picture, onDecided } = props;
  const { id, owner_username, picture_url, asked_at, held_because, found, is_minor_related } = picture;
  const form = useSectionForm(pictureIntent, id);
  const { gated } = usePageState();
  const { answer } = form;
  const name = nameOf(picture);
  useEffect(() => {
    if (answer?.done) onDecided({ kind: 'success', text: `${name}: ${answer.done}` });
  }, [answer, name, onDecided]);
  const hidden = (
    <>
      <input type="hidden" name="intent" value={pictureIntent} />
      <input type="hidden" name="picture_id" value={id} />
    </>
  );
  return (
    <li className="review-item" aria-labelledby={`picture-${id}`}>
      <h3 id={`picture-${id}`}>{name}</h3>
      <div className="review-held">
        <p>
          <b>{held_because}</b>
        </p>
        <ul>
          {found.map(({ list, reason, is_mirrored }) => (
            <li key={`${list} ${reason} ${is_mirrored}`}>
              {[
                list === 'stay-down' ? texts.onOurList : fillIn(texts.onTheListList, { list }),
                reason,
                is_mirrored && texts.mirrored,
              ]
                .filter(Boolean)
                .join(' · ')}
            </li>
          ))}
        </ul>
      </div>
      {!gated && (
        <Uncover subjectId={id} isCovered={is_minor_related}>
          {({ at }) => <img className="review-picture" src={at(picture_url)} alt={name} loading="lazy" />}
        </Uncover>
      )}
      <p className="review-text">
        {owner_username === null
          ? sentence(texts.waitingSinceDate, { date: <Moment at={asked_at} /> })
          : sentence(texts.fromMember, {
              member: <Link to={paths.user(owner_username)}>{owner_username}</Link>,
              date: <Moment at={asked_at} />,
            })}
      </p>
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
          label={is_minor_related ? texts.orWhyYoureRefusingIt : texts.orWhyYoureRefusingItIfBarred}
          name="reason"
          maxLength={limits.removalReasonLength}
          error={form.wrong('p_reason')}
        />
        <GroundChoice />
        {!is_minor_related && (
          <label>
            <input type="checkbox" name="stays_down" value="1" /> {texts.barItAndLookalikes}
          </label>
        )}
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
