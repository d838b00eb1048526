import { Link } from 'react-router';
import * as memberPaths from '../../member-paths.ts';
import * as texts from '../../texts/upload.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import './upload.css';

/** Replaces the upload page for those who may not upload: what is missing, and where to fix it. */
export const NotYet = ({ missing }: { missing: readonly string[] }) => (
  <EmptyState text={texts.mayNotUpload}>
    <ul className="upload-missing">
      {missing.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
    <Link className="btn pri" to={memberPaths.settingsVerify()}>
      {texts.toVerification}
    </Link>
  </EmptyState>
);
