import { Link, type LoaderFunctionArgs, redirect } from 'react-router';
import { head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { pageFactsContext, servicesContext } from '../page-context.ts';
import * as paths from '../paths.ts';
import * as texts from '../texts/profile.ts';
import { EmptyState } from '../ui/empty-state.tsx';

/** The member's own profile, wherever it is. */
export function loader({ context }: LoaderFunctionArgs) {
  const { member } = context.get(pageFactsContext);
  if (member) throw redirect(paths.user(member.username));
  const { site } = context.get(servicesContext);
  return { head: head({ site, title: texts.profile, path: paths.profile(), hidden: true }) };
}

export const meta = headOf;

export default function Profile() {
  return (
    <div className="listing">
      <h1 className="vh">{texts.profile}</h1>
      <EmptyState text={texts.profileDataNotAvailablePlease}>
        <Link className="btn sm pri" to={paths.login(paths.profile())}>
          {texts.logIn}
        </Link>
      </EmptyState>
    </div>
  );
}
