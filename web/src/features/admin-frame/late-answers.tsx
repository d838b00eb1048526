import { Link } from 'react-router';
import * as adminPaths from '../../admin-paths.ts';
import { FailedPart } from '../../ui/failed-part.tsx';

/** Says above every page of the back office that somebody waits longer than they should. */
export function LateAnswers({ late }: { late: number | null }) {
  if (late === null) return <FailedPart text="Whether an answer is late could not be found out." />;
  if (late === 0) return null;
  return (
    <p className="form-note admin-late" role="note">
      <Link to={adminPaths.legal()}>{late === 1 ? 'One answer is late' : `${late} answers are late`}</Link>:
      the time for {late === 1 ? 'it' : 'them'} is over.
    </p>
  );
}
