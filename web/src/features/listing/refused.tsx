import { Link } from 'react-router';
import * as paths from '../../paths.ts';
import { PegBar } from '../../ui/peg-bar.tsx';

/** What stands instead of results where a prohibited term was asked for. It never repeats the term. */
export function Refused({ text }: { text: string }) {
  return (
    <div className="empty refused" role="status">
      <PegBar />
      <p>{text}</p>
      <Link className="btn sm flat" to={paths.home()}>
        Home
      </Link>
    </div>
  );
}
