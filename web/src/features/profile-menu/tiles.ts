import Clapperboard from 'lucide-react/icons/clapperboard';
import Heart from 'lucide-react/icons/heart';
import ListVideo from 'lucide-react/icons/list-video';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Settings from 'lucide-react/icons/settings';
import User from 'lucide-react/icons/user';
import type { Role } from '#contract/roles.ts';
import * as memberPaths from '../../member-paths.ts';
import * as paths from '../../paths.ts';
import type { Member } from '../../state/member.tsx';
import * as texts from '../../texts/site-frame.ts';

/** Roles that include what an application asks for. */
const isCreator = (role: Role) => role === 'creator' || role === 'publisher' || role === 'admin';

/** The tiles of a member's menu, in order. Only pages that exist are listed. */
export const tilesOf = ({ username, role }: Member) => [
  { name: texts.stream, to: paths.user(username, { initialTab: 'Stream' }), icon: MessageSquareText },
  { name: texts.favorites, to: memberPaths.favorites(), icon: Heart },
  { name: texts.myProfile, to: paths.user(username), icon: User },
  {
    name: texts.playlists,
    to: paths.user(username, { initialTab: 'Playlists' }),
    icon: ListVideo,
  },
  { name: texts.settings, to: memberPaths.settings(), icon: Settings },
  ...(isCreator(role)
    ? []
    : [{ name: texts.becomeAContentCreator, to: paths.becomeCreator(), icon: Clapperboard }]),
];
