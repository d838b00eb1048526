import { Link } from 'react-router';
import type { Output } from '#contract/calls.ts';
import * as adminPaths from '../../admin-paths.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { countOf, exactCount } from '../../lib/format.ts';
import { sentence } from '../../lib/sentence.tsx';
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
        {others.length === 0 ? texts.following : fillIn(texts.inUseAndFollowing, { uses: others.join(', ') })}
      </p>
      {copies.length > 0 && (
        <fieldset className="case-false when-restricted">
          <legend>{texts.doTheSameToItsCopies}</legend>
          <input type="hidden" name={copiesShown} value="1" />
          {copies.map((copy) => (
            <label key={copy.id}>
              <input
                type="checkbox"
                name="copy"
                value={copy.id}
                // Where somebody is shown against their will, the law has all of them come down.
                defaultChecked={takesAll}
              />
              <span>
                {[
                  copy.kind === 'photo'
                    ? fillIn(texts.photoTitled, { title: copy.title })
                    : `“${copy.title}”`,
                  copy.uploader === null
                    ? texts.noUploader
                    : fillIn(copy.is_by_same_author ? texts.byUploaderToo : texts.byUploader, {
                        uploader: copy.uploader,
                      }),
                  likenessWords(copy),
                  ...(copy.status === 'published' ? [] : [copy.status]),
                ].join(', ')}
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
    : fillIn(texts.percentAlike, { percent: Math.round(share * 100) });
};

/** What an earlier decision took along. */
export function TakenAlong({ led }: Pick<Radius, 'led'>) {
  if (led.length === 0) return null;
  return (
    <AdminSection
      title={texts.copiesItCovers}
      lead={fillIn(texts.coversCopies, { copies: countOf(led.length, texts.copy, texts.copies) })}
    >
      <ul className="case-list">
        {led.map(({ case_id, title, is_in_force }) => (
          <li key={case_id}>
            {sentence(is_in_force ? '{copy}' : texts.copyNoLongerCovered, {
              copy: (
                <Link className="case-link" to={adminPaths.report(case_id)}>
                  {title || texts.withoutATitle}
                </Link>
              ),
            })}
          </li>
        ))}
      </ul>
    </AdminSection>
  );
}
