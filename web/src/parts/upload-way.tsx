import SquarePlay from 'lucide-react/icons/square-play';
import Upload from 'lucide-react/icons/upload';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { call } from '#contract/client.ts';
import type { Member } from '#contract/roles.ts';
import * as memberPaths from '../member-paths.ts';
import { uploadState } from '../page/upload-way.ts';
import * as texts from '../texts/upload.ts';

interface Way {
  member: Member;
  className?: string;
  close(): void;
}

/**
 * The way to one's uploads, in a menu. Whoever may not upload yet is led to what is missing, and reads where that
 * stands once the menu opens.
 */
export function UploadWay({ member, className, close }: Way) {
  const way = useRef<HTMLAnchorElement>(null);
  const [state, setState] = useState<string | null>(null);
  const { canUpload, role } = member;
  useEffect(() => {
    const menu = canUpload ? null : way.current?.closest('[popover]');
    const ask = (event: Event) => {
      if ((event as ToggleEvent).newState !== 'open') return;
      call('get_identity', {}).then(
        (identity) => setState(uploadState(identity, role)),
        // Its page says it too.
        () => {},
      );
    };
    menu?.addEventListener('toggle', ask);
    return () => menu?.removeEventListener('toggle', ask);
  }, [canUpload, role]);
  return (
    <Link className={className} to={memberPaths.upload()} onClick={close} ref={way}>
      <Upload className="ic" />
      <span className="upload-way">
        {texts.upload}
        {!canUpload && <small>{state ?? texts.seeWhatItTakes}</small>}
      </span>
    </Link>
  );
}

/** To the studio, for whoever may upload. */
export const StudioWay = ({ className, close }: Omit<Way, 'member'>) => (
  <Link className={className} to={memberPaths.studio()} onClick={close}>
    <SquarePlay className="ic" />
    {texts.studio}
  </Link>
);

/** In the header of a wide screen, for whoever may upload; elsewhere they are in its menus. */
export const UploadLinks = () => (
  <>
    <Link className="btn sm" to={memberPaths.studio()}>
      {texts.studio}
    </Link>
    <Link className="btn sm flat" to={memberPaths.upload()}>
      {texts.upload}
    </Link>
  </>
);
