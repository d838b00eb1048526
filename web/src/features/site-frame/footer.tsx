import type { ReactNode } from 'react';
import { Link } from '../../lib/link.tsx';
import * as paths from '../../paths.ts';
import { PegBar } from '../../ui/peg-bar.tsx';
import './footer.css';

/** Columns of the footer. Only pages that exist are listed, and a column without any is not shown. */
export const footerColumns: readonly { title: string; links: readonly (readonly [string, string])[] }[] = [
  {
    title: 'Information',
    links: [
      ['Sitemap', paths.sitemap()],
      ['Terms', paths.information('terms')],
      ['Privacy', paths.information('privacy')],
      ['DMCA', paths.information('dmca')],
      ['2257', paths.information('2257')],
      ['Cookie Notice', paths.information('cookie-notice')],
      ['Recommender', paths.information('recommender')],
      ['EU DSA', paths.information('eu-dsa')],
    ],
  },
  { title: 'Work With Us', links: [['Become a content creator', paths.becomeCreator()]] },
  {
    title: 'Support and Help',
    links: [
      ['Support', paths.support()],
      ['FAQ', paths.faq()],
      ['Cookie preferences', `${paths.information('cookie-notice')}#choices`],
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
                {column.links.map(([name, to]) => (
                  <li key={to}>
                    <Link to={to}>{name}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
      </div>
      <div className="footer-end">
        <div className="footer-words">
          {props.blurb && <p>{props.blurb}</p>}
          {props.hasDemo && <p>Demo catalogue: its videos, titles and studios are invented.</p>}
          <p>
            © {props.year} {props.siteName}. For adults only.
          </p>
        </div>
        {props.forgetAge}
      </div>
    </footer>
  );
}
