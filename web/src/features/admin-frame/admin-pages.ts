import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Flag from 'lucide-react/icons/flag';
import FolderInput from 'lucide-react/icons/folder-input';
import FolderTree from 'lucide-react/icons/folder-tree';
import IdCard from 'lucide-react/icons/id-card';
import ListChecks from 'lucide-react/icons/list-checks';
import ListVideo from 'lucide-react/icons/list-video';
import ScrollText from 'lucide-react/icons/scroll-text';
import ShieldBan from 'lucide-react/icons/shield-ban';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Tags from 'lucide-react/icons/tags';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import Users from 'lucide-react/icons/users';
import * as paths from '../../paths.ts';

/** The pages of the back office, in the order of its navigation; the first is where it opens. Only those that exist are listed. */
export const adminPages = [
  {
    title: 'Videos',
    pages: [
      { name: 'Import', to: paths.adminVideos(), icon: FolderInput },
      { name: 'Review', to: paths.adminReview(), icon: ClipboardCheck },
      { name: 'All Videos', to: paths.adminAllVideos(), icon: ListVideo },
      { name: 'Categories', to: paths.adminCategories(), icon: FolderTree },
      { name: 'Stay-down', to: paths.adminStayDown(), icon: ShieldBan },
      { name: 'Tags', to: paths.adminTags(), icon: Tags },
    ],
  },
  {
    title: 'People',
    pages: [
      { name: 'Reports', to: paths.adminReports(), icon: Flag },
      { name: 'Users', to: paths.adminUsers(), icon: Users },
      { name: 'Applications', to: paths.adminApplications(), icon: UserRoundCheck },
      { name: 'Identity', to: paths.adminIdentity(), icon: IdCard },
    ],
  },
  {
    title: 'Site',
    pages: [
      { name: 'Settings', to: paths.adminSettings(), icon: SlidersHorizontal },
      { name: 'Jobs', to: paths.adminJobs(), icon: ListChecks },
      { name: 'Log', to: paths.adminLog(), icon: ScrollText },
    ],
  },
] as const;
