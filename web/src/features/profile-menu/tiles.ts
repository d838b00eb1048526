import Clapperboard from 'lucide-react/icons/clapperboard';
import Heart from 'lucide-react/icons/heart';
import ListVideo from 'lucide-react/icons/list-video';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Settings from 'lucide-react/icons/settings';
import User from 'lucide-react/icons/user';
import * as memberPaths from '../../member-paths.ts';
import * as paths from '../../paths.ts';
import type { Member } from '../../state/member.tsx';

/** The tiles of a member's menu, in order. Only pages that exist are listed. */
export const tilesOf = ({ username }: Member) => [
  { name: 'Stream', to: paths.user(username, { initialTab: 'Stream' }), icon: MessageSquareText },
  { name: 'Favorites', to: memberPaths.favorites(), icon: Heart },
  { name: 'My Profile', to: paths.user(username), icon: User },
  {
    name: 'Playlists',
    to: paths.user(username, { initialTab: 'Playlists' }),
    icon: ListVideo,
  },
  { name: 'Settings', to: memberPaths.settings(), icon: Settings },
  { name: 'Become a content creator', to: paths.becomeCreator(), icon: Clapperboard },
];
