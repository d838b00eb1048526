import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import FileUser from 'lucide-react/icons/file-user';
import Flag from 'lucide-react/icons/flag';
import FolderInput from 'lucide-react/icons/folder-input';
import FolderTree from 'lucide-react/icons/folder-tree';
import IdCard from 'lucide-react/icons/id-card';
import KeyRound from 'lucide-react/icons/key-round';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
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
import type { ComponentType, SVGProps } from 'react';
import type { WaitingKind } from '#contract/overview-lists.ts';
import * as adminPaths from '../admin-paths.ts';
import * as texts from '../texts/admin-frame.ts';

export interface AdminPage {
  name: string;
  to: string;
  icon: ComponentType<SVGProps<SVGSVGElement>>;
  /** What of it waits for somebody is counted beside its name. */
  waits?: readonly WaitingKind[];
}

/** The pages of the back office, in the order of its navigation. Only pages that exist are listed. */
export const adminPages: readonly { title: string; pages: readonly AdminPage[] }[] = [
  {
    title: texts.overview,
    pages: [{ name: 'Dashboard', to: adminPaths.dashboard(), icon: LayoutDashboard }],
  },
  {
    title: texts.videosLabel,
    pages: [
      { name: 'Import', to: adminPaths.videos(), icon: FolderInput },
      { name: 'Review', to: adminPaths.review(), icon: ClipboardCheck, waits: ['videos', 'pictures'] },
      { name: 'All Videos', to: adminPaths.allVideos(), icon: ListVideo },
      { name: 'Categories', to: adminPaths.categories(), icon: FolderTree },
      { name: 'Places', to: adminPaths.places(), icon: MapPin },
      { name: 'Stay-down', to: adminPaths.stayDown(), icon: ShieldBan },
      { name: 'Tags', to: adminPaths.tags(), icon: Tags },
    ],
  },
  {
    title: texts.people,
    pages: [
      { name: 'Reports', to: adminPaths.reports(), icon: Flag, waits: ['cases'] },
      { name: 'Support', to: adminPaths.support(), icon: LifeBuoy, waits: ['tickets'] },
      { name: 'Users', to: adminPaths.users(), icon: Users },
      { name: 'Applications', to: adminPaths.applications(), icon: UserRoundCheck, waits: ['applications'] },
      { name: 'Identity', to: adminPaths.identity(), icon: IdCard, waits: ['identity'] },
    ],
  },
  {
    title: texts.site,
    pages: [
      { name: 'Legal desk', to: adminPaths.legal(), icon: Scale, waits: ['urgent_requests'] },
      { name: 'Data requests', to: adminPaths.dataRequests(), icon: FileUser, waits: ['data_requests'] },
      { name: 'Advertising', to: adminPaths.advertising(), icon: Megaphone, waits: ['ads'] },
      { name: 'Settings', to: adminPaths.settings(), icon: SlidersHorizontal },
      { name: 'Jobs', to: adminPaths.jobs(), icon: ListChecks, waits: ['failed_jobs'] },
      { name: 'Log', to: adminPaths.log(), icon: ScrollText },
      { name: 'Confirm it is you', to: adminPaths.prove(), icon: KeyRound },
    ],
  },
];
