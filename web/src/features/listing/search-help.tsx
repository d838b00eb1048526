import { Link } from 'react-router';
import * as paths from '../../paths.ts';
import * as texts from '../../texts/search.ts';
import './search-help.css';

const examples = [
  [texts.exampleTag, texts.exampleTagMeans],
  [texts.exampleSeries, texts.exampleSeriesMeans],
  [texts.exampleStudio, texts.exampleStudioMeans],
  [texts.exampleYear, texts.exampleYearMeans],
  [texts.exampleLanguage, texts.exampleLanguageMeans],
  [texts.exampleWords, texts.exampleWordsMeans],
] as const;

/** What can be written into a search, each example a way to try it. */
export function SearchHelp() {
  return (
    <details className="search-help">
      <summary>{texts.howToSearch}</summary>
      <dl>
        {examples.map(([query, means]) => (
          <div key={query}>
            <dt>
              <Link to={paths.search(query)} rel="nofollow">
                <code>{query}</code>
              </Link>
            </dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
