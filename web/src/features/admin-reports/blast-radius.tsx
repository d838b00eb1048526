import { Link } from 'react-router';
import type { Output } from '#contract/calls.ts';
import * as adminPaths from '../../admin-paths.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { countOf, exactCount } from '../../lib/format.ts';
import * as texts from '../../texts/admin-reports.ts';
import { AdminSection } from '../../ui/admin-section.tsx';

export type Radius = Output<'get_blast_radius'>;

/** Marks a form in which copies could be chosen: then none chosen means none. */
export const copiesShown = 'copies_shown';

/** What a decision touches: its copies, each to be taken along or left. */
export function CopiesToTake({ radius }: { radius: Radius }) {
  const { copies, touched, takes_all: takesAll } = radius;
  const others = touched
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${name}: ${exactCount(count)}`);
  return (
    <div className="case-radius">
      <p className="case-hint">
        {others.length > 0 && fillIn(texts.itIsInUseValue, { value: others.join(', ') })}
        {texts.listsSearchSitemapThumbnailsCaptions}
      </p>
      {copies.length > 0 && (
        <fieldset className="case-false when-restricted">
          <legend>{texts.takeItsCopiesAlongBy}</legend>
          <input type="hidden" name={copiesShown} value="1" />
          {copies.map((copy) => (
            <label key={copy.id}>
              <input
                type="checkbox"
                name="copy"
                value={copy.id}
                defaultChecked={takesAll || copy.likeness === 'identical'}
              />
              <span>
                {copy.kind === 'photo' ? texts.photo : ''}“{copy.title}”, {copy.uploader ?? texts.nobody}
                {copy.is_by_same_author && texts.again}: {likenessWords(copy)}
                {copy.status !== 'published' && `, ${copy.status}`}
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}

const likenessWords = ({ likeness, share }: Radius['copies'][number]): string => {
  if (likeness === 'frames') return texts.showsAFrameOfIt;
  return likeness === 'identical'
    ? texts.theSameFile
    : fillIn(texts.alikeToRound, { round: Math.round(share * 100) });
};

/** What an earlier decision took along. */
export function TakenAlong({ led }: Pick<Radius, 'led'>) {
  if (led.length === 0) return null;
  return (
    <AdminSection
      title={texts.takenAlong}
      lead={fillIn(texts.lengthByTheSameAct, { length: countOf(led.length, texts.copy, texts.copies) })}
    >
      <ul className="case-list">
        {led.map(({ case_id, title, is_in_force }) => (
          <li key={case_id}>
            <Link className="case-link" to={adminPaths.report(case_id)}>
              {title || texts.withoutATitle}
            </Link>
            {!is_in_force && texts.backOrDecidedAnew}
          </li>
        ))}
      </ul>
    </AdminSection>
  );
}
