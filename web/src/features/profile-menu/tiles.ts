import Heart from 'lucide-react/icons/heart';
import Settings from 'lucide-react/icons/settings';
import type { Member } from '../../api/member.tsx';
import * as paths from '../../paths.ts';

/** The tiles of a member's menu, in order. Only pages that exist are listed. */
export const tilesOf = (_member: Member) => [
  { name: 'Favorites', to: paths.favorites(), icon: Heart },
  { name: 'Settings', to: paths.settings(), icon: Settings },
];
