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
import * as texts from '../texts/admin-ads.ts';

export interface AdPage {
  name: string;
  to: string;
  icon: ComponentType<SVGProps<SVGSVGElement>>;
}

/** The pages of advertising, in the order of their navigation. Only pages that exist are listed. */
export const adPages: readonly AdPage[] = [
  { name: texts.dashboard, to: adminPaths.adDashboard(), icon: Gauge },
  { name: texts.campaignsLabel, to: adminPaths.adCampaigns(), icon: Megaphone },
  { name: texts.creativesName, to: adminPaths.adCreatives(), icon: Images },
  { name: texts.placements, to: adminPaths.adPlacements(), icon: LayoutTemplate },
  { name: texts.postingName, to: adminPaths.adPostings(), icon: CalendarRange },
  { name: texts.categories, to: adminPaths.adCategories(), icon: Shapes },
  { name: texts.analytics, to: adminPaths.adAnalytics(), icon: ChartLine },
  { name: texts.permissions, to: adminPaths.adPermissions(), icon: UserRoundCheck },
  { name: texts.reports, to: adminPaths.adReports(), icon: FileSpreadsheet },
  { name: texts.adSystemTest, to: adminPaths.adSystemTest(), icon: FlaskConical },
  { name: texts.settings, to: adminPaths.adSettings(), icon: SlidersHorizontal },
];
