import { Link, type MetaFunction } from 'react-router';
import { head, siteOf } from '../lib/head.ts';
import { paths } from '../paths.ts';
import { PegBar } from '../ui/peg-bar.tsx';
import './plain-page.css';

/** `/coming-soon`, `/premium` and `/studios`. */
export const meta: MetaFunction = ({ matches, location }) =>
  head({ site: siteOf(matches), title: 'Coming Soon', path: location.pathname, hidden: true });

export default function ComingSoon() {
  return (
    <div className="plain soon">
      <PegBar />
      <h1>Coming Soon</h1>
      <p>
        <Link className="btn sm flat" to={paths.home()}>
          Home
        </Link>
      </p>
    </div>
  );
}
