import { Form } from 'react-router';
import type { ListImport, MatchedEntry } from '#contract/lists.ts';
import type { ScoreScale } from '#contract/work-words.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { exactCount } from '../../lib/format.ts';
import { Link } from '../../lib/link.tsx';
import { listIntents as intents } from '../../page/list-form.ts';
import { scoreWords, statusWords } from '../../page/list-words.ts';
import * as texts from '../../texts/lists.ts';
import * as workPaths from '../../work-paths.ts';
import './my-list.css';

const changeWords: Readonly<Record<MatchedEntry['change'], string>> = {
  added: texts.added,
  changed: texts.changed,
  stays: texts.stays,
  same: texts.same,
};
/** So many of each list stand in the page. */
const mostShown = 200;

const saying = (entry: MatchedEntry['after'], scale: ScoreScale): string =>
  [statusWords[entry.status], scoreWords(scale, entry.score)].filter(Boolean).join(', ');

/** What a file would change, and the button that does it. */
export function ImportPreview(props: { preview: ListImport; file: string; wins: string; scale: ScoreScale }) {
  const { preview, file, wins, scale } = props;
  const { matched, not_found: missing } = preview;
  const shown = matched.slice(0, mostShown);
  const isNothing = preview.added + preview.changed === 0;
  return (
    <section aria-labelledby="preview" className="import-preview">
      <h2 id="preview">{texts.whatWouldChange}</h2>
      <p className="import-sums" role="status">
        <span>{fillIn(texts.addedCount, { count: exactCount(preview.added) })}</span>
        <span>{fillIn(texts.changedCount, { count: exactCount(preview.changed) })}</span>
        <span>{fillIn(texts.unchangedCount, { count: exactCount(preview.unchanged) })}</span>
        <span>{fillIn(texts.notFoundCount, { count: exactCount(preview.unknown) })}</span>
      </p>
      {isNothing ? (
        <p>{texts.nothingToImport}</p>
      ) : (
        <Form method="post" encType="multipart/form-data">
          <input type="hidden" name="intent" value={intents.bring} />
          <input type="hidden" name="wins" value={wins} />
          <textarea name="file" value={file} hidden readOnly />
          <button type="submit" className="btn pri">
            {texts.addToMyListNow}
          </button>
        </Form>
      )}
      <ul className="import-changes">
        {shown.map((one) => (
          <li key={`${one.work.id} ${one.named}`}>
            <Link to={workPaths.series(one.work.slug)}>{one.work.title}</Link>
            {one.named !== one.work.title && <small>{fillIn(texts.inTheFile, { title: one.named })}</small>}
            <span>
              {one.change === 'changed' && one.before
                ? fillIn(texts.beforeAndAfter, {
                    before: saying(one.before, scale),
                    after: saying(one.after, scale),
                  })
                : saying(one.after, scale)}
            </span>
            <small>{changeWords[one.change]}</small>
          </li>
        ))}
      </ul>
      <More count={preview.added + preview.changed + preview.unchanged - shown.length} />
      {missing.length > 0 && (
        <>
          <h2>{texts.notFoundHeading}</h2>
          <p>{texts.notFoundLead}</p>
          <ul className="import-changes">
            {missing.slice(0, mostShown).map(({ title, why }) => (
              <li key={title}>{why === 'several' ? fillIn(texts.severalTitles, { title }) : title}</li>
            ))}
          </ul>
          <More count={preview.unknown - Math.min(missing.length, mostShown)} />
        </>
      )}
    </section>
  );
}

const More = ({ count }: { count: number }) =>
  count > 0 && <p>{fillIn(texts.andMore, { count: exactCount(count) })}</p>;
