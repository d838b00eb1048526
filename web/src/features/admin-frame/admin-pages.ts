import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import FileUser from 'lucide-react/icons/file-user';
import Flag from 'lucide-react/icons/flag';
import FolderInput from 'lucide-react/icons/folder-input';
import FolderTree from 'lucide-react/icons/folder-tree';
import IdCard from 'lucide-react/icons/id-card';
import KeyRound from 'lucide-react/icons/key-round';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import ListChecks from 'lucide-react/icons/list-checks';
import ListVideo from 'lucide-react/icons/list-video';
import MapPin from 'lucide-react/icons/map-pin';
import Megaphone from 'lucide-react/icons/megaphone';
import Scale from 'lucide-react/icons/scale';
import ScrollText from 'lucide-react/icons/scroll-text';
import ShieldBan from 'lucide-react/icons/shield-ban';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Tags from 'lucide-react/icons/tags';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import Users from 'lucide-react/icons/users';
import * as adminPaths from '../../admin-paths.ts';

/**
 * The pages of the back office, in the order of its navigation; it opens on the first. Only pages that exist are
 * listed.
 */
export const adminPages = [
  {
    title: 'Videos',
    pages: [
      { name: 'Import', to: adminPaths.videos(), icon: FolderInput },
      { name: 'Review', to: adminPaths.review(), icon: ClipboardCheck },
      { name: 'All Videos', to: adminPaths.allVideos(), icon: ListVideo },
      { name: 'Categories', to: adminPaths.categories(), icon: FolderTree },
      { name: 'Places', to: adminPaths.places(), icon: MapPin },
      { name: 'Stay-down', to: adminPaths.stayDown(), icon: ShieldBan },
      { name: 'Tags', to: adminPaths.tags(), icon: Tags },
    ],
  },
  {
    title: 'People',
    pages: [
      { name: 'Reports', to: adminPaths.reports(), icon: Flag },
      { name: 'Support', to: adminPaths.support(), icon: LifeBuoy },
      { name: 'Users', to: adminPaths.users(), icon: Users },
      { name: 'Applications', to: adminPaths.applications(), icon: UserRoundCheck },
      { name: 'Identity', to: adminPaths.identity(), icon: IdCard },
    ],
  },
  {
    title: 'Site',
    pages: [
      { name: 'Legal desk', to: adminPaths.legal(), icon: Scale },
      { name: 'Data requests', to: adminPaths.dataRequests(), icon: FileUser },
      { name: 'Advertising', to: adminPaths.advertising(), icon: Megaphone },
      { name: 'Settings', to: adminPaths.settings(), icon: SlidersHorizontal },
      { name: 'Jobs', to: adminPaths.jobs(), icon: ListChecks },
      { name: 'Log', to: adminPaths.log(), icon: ScrollText },
      { name: 'Confirm it is you', to: adminPaths.prove(), icon: KeyRound },
    ],
  },
] as const;
