import Clapperboard from 'lucide-react/icons/clapperboard';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import FileUser from 'lucide-react/icons/file-user';
import Flag from 'lucide-react/icons/flag';
import FolderInput from 'lucide-react/icons/folder-input';
import FolderTree from 'lucide-react/icons/folder-tree';
import Gauge from 'lucide-react/icons/gauge';
import HardDrive from 'lucide-react/icons/hard-drive';
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
import { storage } from '../texts/admin-storage.ts';
import { works } from '../texts/admin-works.ts';
import { statusPage } from '../texts/status.ts';

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
    pages: [{ name: texts.dashboard, to: adminPaths.dashboard(), icon: LayoutDashboard }],
  },
  {
    title: texts.videosLabel,
    pages: [
      { name: texts.importWords, to: adminPaths.videos(), icon: FolderInput },
      {
        name: texts.review,
        to: adminPaths.review(),
        icon: ClipboardCheck,
        waits: ['videos', 'pictures', 'captions'],
      },
      { name: texts.allVideos, to: adminPaths.allVideos(), icon: ListVideo },
      { name: texts.categories, to: adminPaths.categories(), icon: FolderTree },
      { name: texts.places, to: adminPaths.places(), icon: MapPin },
      { name: texts.stayDown, to: adminPaths.stayDown(), icon: ShieldBan },
      { name: texts.tags, to: adminPaths.tags(), icon: Tags },
      { name: works, to: adminPaths.works(), icon: Clapperboard },
    ],
  },
  {
    title: texts.people,
    pages: [
      { name: texts.reports, to: adminPaths.reports(), icon: Flag, waits: ['cases'] },
      { name: texts.support, to: adminPaths.support(), icon: LifeBuoy, waits: ['tickets'] },
      { name: texts.users, to: adminPaths.users(), icon: Users },
      {
        name: texts.applications,
        to: adminPaths.applications(),
        icon: UserRoundCheck,
        waits: ['applications'],
      },
      { name: texts.identity, to: adminPaths.identity(), icon: IdCard, waits: ['identity'] },
    ],
  },
  {
    title: texts.site,
    pages: [
      {
        name: texts.legalDesk,
        to: adminPaths.legal(),
        icon: Scale,
        waits: ['urgent_requests', 'notices', 'complaints'],
      },
      { name: texts.dataRequests, to: adminPaths.dataRequests(), icon: FileUser, waits: ['data_requests'] },
      { name: texts.advertising, to: adminPaths.advertising(), icon: Megaphone, waits: ['ads'] },
      { name: texts.settings, to: adminPaths.settings(), icon: SlidersHorizontal },
      { name: statusPage, to: adminPaths.status(), icon: Gauge },
      { name: storage, to: adminPaths.storage(), icon: HardDrive },
      { name: texts.jobs, to: adminPaths.jobs(), icon: ListChecks, waits: ['failed_jobs'] },
      { name: texts.log, to: adminPaths.log(), icon: ScrollText },
      { name: texts.confirmItIsYou, to: adminPaths.prove(), icon: KeyRound },
    ],
  },
];
