import ListPlus from 'lucide-react/icons/list-plus';
import type { ListEntry, ListSettings } from '#contract/lists.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { Link } from '../../lib/link.tsx';
import { scoreWords, statusWords } from '../../page/list-words.ts';
import * as paths from '../../paths.ts';
import * as texts from '../../texts/lists.ts';
import * as workPaths from '../../work-paths.ts';
import { EntryForm } from './entry-form.tsx';
import './my-list.css';

export interface OwnEntry {
  entry: ListEntry | null;
  settings: ListSettings;
}

/** On the page of a work: puts it on the list, or says where it stands there. Null: a visitor, who logs in first. */
export function ListButton(props: {
  work: { id: string; slug: string; title: string };
  own: OwnEntry | null;
  languages: readonly string[];
}) {
  const { work, own, languages } = props;
  if (own === null)
    return (
      <Link className="btn flat" to={paths.login(workPaths.series(work.slug))}>
        <ListPlus className="ic" />
        {texts.addToMyList}
      </Link>
    );
  const { entry, settings } = own;
  const score = entry && scoreWords(settings.scale, entry.score);
  return (
    <details className="list-button">
      <summary className="btn flat">
        <ListPlus className="ic" />
        {entry === null ? texts.addToMyList : fillIn(texts.onMyList, { status: statusWords[entry.status] })}
        {score && <span className="list-score">{score}</span>}
      </summary>
      <EntryForm
        key={entry === null ? 'new' : 'own'}
        work={work}
        entry={entry}
        scale={settings.scale}
        languages={languages}
      />
    </details>
  );
}
