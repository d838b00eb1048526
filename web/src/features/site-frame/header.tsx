import Menu from 'lucide-react/icons/menu';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { Link } from '../../lib/link.tsx';
import * as paths from '../../paths.ts';
import * as texts from '../../texts/site-frame.ts';
import { PegBar } from '../../ui/peg-bar.tsx';
import { drawerId } from './drawer.tsx';
import './header.css';

/**
 * One header for all widths; the style sheet makes three of it: phone under 768, tablet under 1024, desktop. On the
 * home page it lies over the spotlight.
 */
export function Header(props: { siteName: string; over: boolean; search: ReactNode; tools: ReactNode }) {
  return (
    <header className={props.over ? 'top' : 'top solid'}>
      <button type="button" className="iconbtn" popoverTarget={drawerId} aria-label={texts.menu}>
        <Menu className="ic" />
      </button>
      <Link className="brand" to={paths.home()}>
        <PegBar />
        {props.siteName}
      </Link>
      <nav className="main-nav" aria-label={texts.main}>
        <NavLink to={paths.home()} end>
          {texts.home}
        </NavLink>
        <NavLink to={paths.categories()}>{texts.categories}</NavLink>
      </nav>
      {props.search}
      <div className="tools">{props.tools}</div>
    </header>
  );
}
