import { Link, type LoaderFunctionArgs, redirect } from 'react-router';
import { head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { pageFactsContext, servicesContext } from '../page-context.ts';
import * as paths from '../paths.ts';
import { EmptyState } from '../ui/empty-state.tsx';

/** The member's own profile, wherever it is. */
export function loader({ context }: LoaderFunctionArgs) {
  const { member } = context.get(pageFactsContext);
  if (member) throw redirect(paths.user(member.username));
  const { site } = context.get(servicesContext);
  return { head: head({ site, title: 'Profile', path: paths.profile(), hidden: true }) };
}

export const meta = headOf;

export default function Profile() {
  return (
    <div className="listing">
      <h1 className="vh">Profile</h1>
      <EmptyState text="Profile data not available. Please log in or specify a user.">
        <Link className="btn sm pri" to={paths.login(paths.profile())}>
          Log In
        </Link>
      </EmptyState>
    </div>
  );
}
