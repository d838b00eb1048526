import { Link } from 'react-router';
import type { Output } from '#contract/calls.ts';
import * as adminPaths from '../../admin-paths.ts';
import { countOf, exactCount } from '../../lib/format.ts';
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
        {others.length > 0 && `It is in use: ${others.join(', ')}. `}
        Lists, search, sitemap, thumbnails, captions and caches follow by themselves.
      </p>
      {copies.length > 0 && (
        <fieldset className="case-false when-restricted">
          <legend>Take its copies along, by the same act</legend>
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
                {copy.kind === 'photo' ? 'Photo ' : ''}“{copy.title}”, {copy.uploader ?? 'nobody'}
                {copy.is_by_same_author && ' again'}: {likenessWords(copy)}
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
  if (likeness === 'frames') return 'shows a frame of it';
  return likeness === 'identical' ? 'the same file' : `alike to ${Math.round(share * 100)} %`;
};

/** What an earlier decision took along. */
export function TakenAlong({ led }: Pick<Radius, 'led'>) {
  if (led.length === 0) return null;
  return (
    <AdminSection
      title="Taken along"
      lead={`${countOf(led.length, 'copy', 'copies')} by the same act. They come back with it.`}
    >
      <ul className="case-list">
        {led.map(({ case_id, title, is_in_force }) => (
          <li key={case_id}>
            <Link className="case-link" to={adminPaths.report(case_id)}>
              {title || 'Without a title'}
            </Link>
            {!is_in_force && ', back or decided anew'}
          </li>
        ))}
      </ul>
    </AdminSection>
  );
}
