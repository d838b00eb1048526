import House from 'lucide-react/icons/house';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import * as paths from '../../paths.ts';
import * as texts from '../../texts/site-frame.ts';
import './tab-bar.css';

/** The bar at the bottom of a phone. */
export function TabBar({ you }: { you: ReactNode }) {
  return (
    <nav className="tab-bar" aria-label={texts.sections}>
      <NavLink to={paths.home()} end>
        <House className="ic" />
        {texts.home}
      </NavLink>
      <NavLink to={paths.categories()}>
        <LayoutGrid className="ic" />
        {texts.categories}
      </NavLink>
      <NavLink to={paths.search()}>
        <Search className="ic" />
        {texts.search}
      </NavLink>
      {you}
    </nav>
  );
}
