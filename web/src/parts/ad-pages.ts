import CalendarRange from 'lucide-react/icons/calendar-range';
import ChartLine from 'lucide-react/icons/chart-line';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FlaskConical from 'lucide-react/icons/flask-conical';
import Gauge from 'lucide-react/icons/gauge';
import Images from 'lucide-react/icons/images';
import LayoutTemplate from 'lucide-react/icons/layout-template';
import Megaphone from 'lucide-react/icons/megaphone';
import Shapes from 'lucide-react/icons/shapes';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import type { ComponentType, SVGProps } from 'react';
import * as adminPaths from '../admin-paths.ts';

export interface AdPage {
  name: string;
  to: string;
  icon: ComponentType<SVGProps<SVGSVGElement>>;
}

/** The pages of advertising, in the order of their navigation. Only pages that exist are listed. */
export const adPages: readonly AdPage[] = [
  { name: 'Dashboard', to: adminPaths.adDashboard(), icon: Gauge },
  { name: 'Campaigns', to: adminPaths.adCampaigns(), icon: Megaphone },
  { name: 'Creatives', to: adminPaths.adCreatives(), icon: Images },
  { name: 'Placements', to: adminPaths.adPlacements(), icon: LayoutTemplate },
  { name: 'Posting', to: adminPaths.adPostings(), icon: CalendarRange },
  { name: 'Categories', to: adminPaths.adCategories(), icon: Shapes },
  { name: 'Analytics', to: adminPaths.adAnalytics(), icon: ChartLine },
  { name: 'Permissions', to: adminPaths.adPermissions(), icon: UserRoundCheck },
  { name: 'Reports', to: adminPaths.adReports(), icon: FileSpreadsheet },
  { name: 'Ad System Test', to: adminPaths.adSystemTest(), icon: FlaskConical },
  { name: 'Settings', to: adminPaths.adSettings(), icon: SlidersHorizontal },
];
