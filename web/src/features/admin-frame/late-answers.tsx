import { Link } from 'react-router';
import * as adminPaths from '../../admin-paths.ts';

/** Says above every page of the back office that somebody waits longer than they should. */
export const LateAnswers = ({ late }: { late: number }) => (
  <p className="form-note admin-late" role="note">
    <Link to={adminPaths.legal()}>{late === 1 ? 'One answer is late' : `${late} answers are late`}</Link>: the
    time for {late === 1 ? 'it' : 'them'} is over.
  </p>
);
