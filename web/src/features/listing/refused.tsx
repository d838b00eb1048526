import { Link } from 'react-router';
import * as paths from '../../paths.ts';
import * as texts from '../../texts/videos.ts';
import { PegBar } from '../../ui/peg-bar.tsx';

/** Replaces the results of a search for a prohibited term. It never repeats the term. */
export function Refused({ text }: { text: string }) {
  return (
    <div className="empty refused" role="status">
      <PegBar />
      <p>{text}</p>
      <Link className="btn sm flat" to={paths.home()}>
        {texts.home}
      </Link>
    </div>
  );
}
