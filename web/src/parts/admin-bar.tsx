import { Link } from 'react-router';
import * as paths from '../paths.ts';
import { useMember } from '../state/member.tsx';
import { PegBar } from '../ui/peg-bar.tsx';
import './admin-bar.css';
import { AdminMenu } from './admin-menu.tsx';
import { OfficeNavButton } from './office-nav.tsx';
import { OfficeSearch } from './office-search.tsx';

/** The bar on top of the back office: whose site it is, what part of it this is, and who is here. */
export function AdminBar({ siteName, part }: { siteName: string; part: string }) {
  const member = useMember();
  return (
    <header className="admin-bar">
      <OfficeNavButton />
      <Link className="brand" to={paths.home()}>
        <PegBar />
        {siteName}
      </Link>
      <span className="admin-mark">{part}</span>
      <OfficeSearch />
      {member && <AdminMenu member={member} />}
    </header>
  );
}
