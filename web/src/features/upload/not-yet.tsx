import { Link } from 'react-router';
import * as paths from '../../paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import './upload.css';

/** Stands in place of the uploads of who may not send any: what is missing, and where it is mended. */
export const NotYet = ({ missing }: { missing: readonly string[] }) => (
  <EmptyState text="You may not upload videos yet.">
    <ul className="upload-missing">
      {missing.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
    <Link className="btn pri" to={paths.settingsVerify()}>
      Go to your verification
    </Link>
  </EmptyState>
);
