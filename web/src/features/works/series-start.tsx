import Play from 'lucide-react/icons/play';
import { fillIn } from '../../lib/fill-in.ts';
import { Link } from '../../lib/link.tsx';
import type { Marks } from '../../page/work-marks.ts';
import { episodeName } from '../../page/work-words.ts';
import * as texts from '../../texts/works.ts';

/** Starts a series, or goes on with it where its reader is. */
export function SeriesStart(props: {
  start: { path: string; words: string } | null;
  isFilm: boolean;
  marks: Marks | null;
}) {
  const { start, isFilm } = props;
  const next = props.marks?.next;
  if (!start) return null;
  const words = !next
    ? start.words
    : isFilm
      ? texts.continueTheFilm
      : fillIn(next.isBegun ? texts.continueWithEpisode : texts.goOnWithEpisode, {
          episode: episodeName(next),
        });
  return (
    <p>
      <Link className="btn pri" to={next?.path ?? start.path}>
        <Play className="ic" />
        {words}
      </Link>
    </p>
  );
}
