import type { ReactNode } from 'react';
import { fillIn } from '../../lib/fill-in.ts';
import { Link } from '../../lib/link.tsx';
import * as paths from '../../paths.ts';
import * as texts from '../../texts/site-frame.ts';
import { PegBar } from '../../ui/peg-bar.tsx';
import './footer.css';

/**
 * Columns of the footer. Only pages that exist are listed, and a column without any is not shown. Pages that the short list of
 * routes leaves out (`lib/entry-only.ts`) are opened as whole documents.
 */
export const footerColumns: readonly {
  title: string;
  links: readonly (readonly [name: string, to: string, isEntryOnly?: true])[];
}[] = [
  {
    title: texts.information,
    links: [
      [texts.sitemap, paths.sitemap()],
      [texts.terms, paths.information('terms')],
      [texts.privacy, paths.information('privacy')],
      ['DMCA', paths.information('dmca')],
      ['2257', paths.information('2257')],
      [texts.cookieNotice, paths.information('cookie-notice')],
      [texts.recommender, paths.information('recommender')],
      [texts.euDsa, paths.information('eu-dsa')],
    ],
  },
  { title: texts.workWithUs, links: [[texts.becomeAContentCreator, paths.becomeCreator()]] },
  {
    title: texts.supportAndHelp,
    links: [
      [texts.support, paths.support()],
      ['FAQ', paths.faq()],
      [texts.status, '/status', true],
      [texts.reportIllegalContent, '/illegal-content', true],
      [texts.cookiePreferences, `${paths.information('cookie-notice')}#choices`],
    ],
  },
];

export function Footer(props: {
  siteName: string;
  year: number;
  /** Words for search engines; on the home page only. */
  blurb: string | null;
  hasDemo: boolean;
  /** The form that takes the age confirmation back, if there is one to take back. */
  forgetAge: ReactNode;
}) {
  return (
    <footer className="site">
      <div className="footer-columns">
        <p className="footer-brand">
          <span className="brand">
            <PegBar />
            {props.siteName}
          </span>
        </p>
        {footerColumns
          .filter((column) => column.links.length > 0)
          .map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <h2>{column.title}</h2>
              <ul>
                {column.links.map(([name, to, isEntryOnly]) => (
                  <li key={to}>
                    <Link to={to} reloadDocument={!!isEntryOnly}>
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
      </div>
      <div className="footer-end">
        <div className="footer-words">
          {props.blurb && <p>{props.blurb}</p>}
          {props.hasDemo && <p>{texts.demoCatalogTheVideosTitles}</p>}
          <p>{fillIn(texts.yearSiteNameForAdultsOnly, { year: props.year, siteName: props.siteName })}</p>
        </div>
        {props.forgetAge}
      </div>
    </footer>
  );
}
