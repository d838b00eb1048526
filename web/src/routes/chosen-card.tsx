import { useEffect, useRef } from 'react';
import type { ForYouCard } from '#contract/recommending.ts';
import { WideCard } from '../features/video-card/video-card.tsx';
import { fillIn } from '../lib/fill-in.ts';
import { Link } from '../lib/link.tsx';
import { sentence } from '../lib/sentence.tsx';
import { recommendingIntents as intents } from '../page/recommending-forms.ts';
import { toCard } from '../page/video-card.ts';
import { useSectionForm } from '../parts/use-section-form.ts';
import * as paths from '../paths.ts';
import * as ownPaths from '../recommending-paths.ts';
import * as texts from '../texts/recommending.ts';
import { FormNote } from '../ui/form-note.tsx';
import * as workPaths from '../work-paths.ts';
import '../features/recommending/recommending.css';

/** A card and why it is shown, as pages draw it. */
export const toChosen = (row: ForYouCard) => ({ card: toCard(row), reason: row.reason, tags: row.tags });
export type ChosenModel = ReturnType<typeof toChosen>;

const sentences = {
  watched: texts.becauseYouWatchedTitle,
  liked: texts.becauseYouLikedTitle,
  listed: texts.becauseTitleIsOnYourList,
} as const;

function Why({ reason }: { reason: ChosenModel['reason'] }) {
  if (reason === null) return null;
  if (reason.kind === 'new' || reason.slug === null) return <p className="chosen-why">{texts.newHere}</p>;
  const to = reason.kind === 'listed' ? workPaths.series(reason.slug) : paths.watch(reason.slug);
  return (
    <p className="chosen-why">
      {sentence(sentences[reason.kind], { title: <Link to={to}>{reason.title}</Link> })}
    </p>
  );
}

/** What less can be asked of: what is like it, its creator, and its tags. */
function lessOf({ card, tags }: ChosenModel): { kind: string; slug: string; words: string }[] {
  return [
    { kind: 'video', slug: card.slug, words: texts.lessLikeThis },
    ...(card.uploaderName !== null && card.uploader !== null
      ? [
          {
            kind: 'creator',
            slug: card.uploaderName,
            words: fillIn(texts.lessByName, { name: card.uploader }),
          },
        ]
      : []),
    ...tags.map(({ name, slug }) => ({
      kind: 'tag',
      slug,
      words: fillIn(texts.nothingTagged, { tag: name }),
    })),
  ];
}

/** A video that was chosen for a member, with its reason and a way to say that it is nothing for them. */
export function ChosenCard({ chosen, heading = 'h3' }: { chosen: ChosenModel; heading?: 'h2' | 'h3' }) {
  const { card } = chosen;
  const mark = useSectionForm(intents.mark, card.id);
  const unmark = useSectionForm(intents.unmark, card.id);
  const last = useRef({ kind: '', slug: '' });
  const isGone = mark.times > unmark.times;
  const isBack = mark.times > 0 && !isGone;
  const summary = useRef<HTMLElement>(null);
  // What was pressed is gone with what it took back.
  useEffect(() => {
    if (isBack) summary.current?.focus();
  }, [isBack]);
  if (isGone)
    return (
      <li className="chosen-gone">
        <p role="status">{texts.wellShowLess}</p>
        <unmark.Form method="post" action={ownPaths.recommendations()}>
          <input type="hidden" name="intent" value={intents.unmark} />
          <input type="hidden" name="kind" value={last.current.kind} />
          <input type="hidden" name="slug" value={last.current.slug} />
          <button
            type="submit"
            className="btn sm flat"
            aria-disabled={unmark.busy}
            aria-label={fillIn(texts.undoName, { name: card.title })}
            // biome-ignore lint/a11y/noAutofocus: what was pressed is gone; by key one reads on here.
            autoFocus
          >
            {texts.undo}
          </button>
        </unmark.Form>
        <FormNote wrong={unmark.fault?.message} />
      </li>
    );
  return (
    <li className="chosen">
      <WideCard card={card} heading={heading} />
      <Why reason={chosen.reason} />
      <details className="chosen-less">
        <summary ref={summary} aria-label={fillIn(texts.showLessLikeTitle, { title: card.title })}>
          {texts.notForMe}
        </summary>
        <div className="chosen-ways">
          {lessOf(chosen).map(({ kind, slug, words }) => (
            <mark.Form
              key={`${kind} ${slug}`}
              method="post"
              action={ownPaths.recommendations()}
              onSubmit={() => {
                last.current = { kind, slug };
              }}
            >
              <input type="hidden" name="intent" value={intents.mark} />
              <input type="hidden" name="kind" value={kind} />
              <input type="hidden" name="slug" value={slug} />
              <button type="submit" className="btn sm flat" aria-disabled={mark.busy}>
                {words}
              </button>
            </mark.Form>
          ))}
        </div>
      </details>
      <FormNote wrong={mark.fault?.message} />
    </li>
  );
}
