import User from 'lucide-react/icons/user';
import { useMember } from '../../state/member.tsx';
import * as texts from '../../texts/site-frame.ts';
import { Avatar } from '../../ui/avatar.tsx';

export const profileMenuId = 'profile-menu';

/** Opens the profile menu. The page has one. */
export function ProfileButton() {
  const member = useMember();
  return (
    <button type="button" className="iconbtn" popoverTarget={profileMenuId} aria-label={texts.profileMenu}>
      {member ? (
        <Avatar
          name={member.displayName ?? member.username}
          of={member.username}
          url={member.avatarUrl}
          size={32}
        />
      ) : (
        <User className="ic" />
      )}
    </button>
  );
}
