import type { ReactNode } from 'react';
import { Avatar } from '../ui/avatar.tsx';
import { Picture } from '../ui/picture.tsx';
import { DefaultCover } from './default-cover.tsx';
import { PictureButton } from './picture-button.tsx';
import './profile-pictures.css';

interface Pictured {
  id: string;
  username: string;
  display_name: string | null;
  avatar_url: string | null;
  cover_url: string | null;
}

/** A member's cover, or what is drawn from their name. `mayChange`: with a button that uploads another. */
export function ProfileCover({ of, mayChange }: { of: Pictured; mayChange: boolean }): ReactNode {
  return (
    <div className="profile-cover">
      {of.cover_url ? (
        <Picture address={of.cover_url} most={1920} sizes="100vw" eager />
      ) : (
        <DefaultCover name={of.username} />
      )}
      {mayChange && <PictureButton bucket="covers" ownerId={of.id} />}
    </div>
  );
}

/** A member's avatar, or the first letter of their name; it hangs over the lower edge of the cover. */
export function ProfileAvatar({ of, mayChange }: { of: Pictured; mayChange: boolean }): ReactNode {
  return (
    <div className="profile-avatar">
      <Avatar name={of.display_name || of.username} of={of.username} url={of.avatar_url} size={112} />
      {mayChange && <PictureButton bucket="avatars" ownerId={of.id} />}
    </div>
  );
}
