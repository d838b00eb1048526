import { useActionData } from 'react-router';
import type { TasteMark } from '#contract/recommending.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { Link } from '../../lib/link.tsx';
import { recommendingIntents as intents } from '../../page/recommending-forms.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as paths from '../../paths.ts';
import * as texts from '../../texts/recommending.ts';
import { FormNote } from '../../ui/form-note.tsx';
import '../../ui/row-list.css';
import './recommending.css';

const kinds = { video: texts.ofVideo, creator: texts.ofCreator, tag: texts.ofTag } as const;
const addresses = { video: paths.watch, creator: paths.user, tag: paths.tag } as const;

function Mark({ mark }: { mark: TasteMark }) {
  const { kind, slug, subject_id } = mark;
  const name = mark.name ?? texts.noLongerHere;
  const form = useSectionForm(intents.unmark, `${kind} ${subject_id}`);
  const posted = useActionData();
  return (
    <li>
      <p>
        {slug === null ? (
          <b>{name}</b>
        ) : (
          <Link to={addresses[kind](slug)}>
            <b>{name}</b>
          </Link>
        )}
        <small>{kinds[kind]}</small>
      </p>
      <form.Form method="post">
        <input type="hidden" name="intent" value={intents.unmark} />
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="subject" value={subject_id} />
        <button
          type="submit"
          className="btn sm flat"
          aria-disabled={form.busy}
          aria-label={fillIn(texts.undoName, { name })}
        >
          {texts.undo}
        </button>
      </form.Form>
      {/* Without script the page answers for all of them. */}
      {form.answer !== posted && <FormNote wrong={form.fault?.message} />}
    </li>
  );
}

/** What a member wants to see less of, the latest first. */
export function MarkList({ marks }: { marks: readonly TasteMark[] }) {
  return (
    <section className="recommending-section" aria-labelledby="less-of">
      <h2 id="less-of">{texts.youSeeLessOf}</h2>
      {marks.length === 0 ? (
        <p>{texts.nothingMarked}</p>
      ) : (
        <ul className="row-list">
          {marks.map((mark) => (
            <Mark key={`${mark.kind} ${mark.subject_id}`} mark={mark} />
          ))}
        </ul>
      )}
    </section>
  );
}
