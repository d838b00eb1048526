import Images from 'lucide-react/icons/images';
import type { ComponentType, SVGProps } from 'react';
import * as adminPaths from '../../admin-paths.ts';

export interface AdPage {
  name: string;
  to: string;
  icon: ComponentType<SVGProps<SVGSVGElement>>;
}

/**
 * The pages of advertising, in the order of their navigation: Dashboard, Campaigns, Creatives, Placements, Posting, Categories,
 * Analytics, Permissions, Reports, Ad System Test, Settings. Only pages that exist are listed.
 */
export const adPages: readonly AdPage[] = [{ name: 'Creatives', to: adminPaths.adCreatives(), icon: Images }];
