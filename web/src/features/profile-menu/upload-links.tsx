import { Link } from 'react-router';
import * as memberPaths from '../../member-paths.ts';
import { useMember } from '../../state/member.tsx';

/** In the header, for whoever may upload; on a phone they are in its menus. */
export const UploadLinks = () =>
  useMember()?.canUpload && (
    <>
      <Link className="btn sm" to={memberPaths.studio()}>
        Studio
      </Link>
      <Link className="btn sm flat" to={memberPaths.upload()}>
        Upload
      </Link>
    </>
  );
