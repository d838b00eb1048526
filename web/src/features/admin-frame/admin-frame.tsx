import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { useMember } from '../../api/member.tsx';
import * as paths from '../../paths.ts';
import { PegBar } from '../../ui/peg-bar.tsx';
import './admin-frame.css';
import { adminPages } from './admin-pages.ts';

/** What stands around every page of the back office: its own bar and navigation, and nothing of the public site. */
export function AdminFrame({ siteName, children }: { siteName: string; children: ReactNode }) {
  const member = useMember();
  return (
    <div className="admin">
      <header className="admin-bar">
        <Link className="brand" to={paths.home()}>
          <PegBar />
          {siteName}
        </Link>
        <span className="admin-mark">Back office</span>
        {member && (
          <Link className="admin-self" to={paths.user(member.username)}>
            {member.username}
          </Link>
        )}
      </header>
      <nav className="admin-nav" aria-label="Back office">
        {adminPages.map(({ title, pages }) => (
          <div key={title}>
            <h2>{title}</h2>
            <ul>
              {pages.map(({ name, to, icon: Icon }) => (
                <li key={to}>
                  <NavLink to={to}>
                    <Icon className="ic" />
                    {name}
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <main id="main" className="admin-main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
