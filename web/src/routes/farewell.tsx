import { Link, type LoaderFunctionArgs } from 'react-router';
import { limits } from '#contract/limits.ts';
import * as memberPaths from '../member-paths.ts';
import { head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { servicesContext } from '../page-context.ts';
import * as paths from '../paths.ts';
import { PanelPage } from '../ui/panel-page.tsx';

const title = 'Goodbye';

/** Where a member arrives after asking for their account to be deleted. */
export const loader = ({ context }: LoaderFunctionArgs) => ({
  head: head({ site: context.get(servicesContext).site, title, path: memberPaths.farewell(), hidden: true }),
});

export const meta = headOf;

export default function Farewell() {
  return (
    <PanelPage title={title}>
      <p className="lead">
        An account is hidden as soon as its owner asks to delete it, and deleted {limits.deletionGraceDays}{' '}
        days later. If you have changed your mind, log in before then and keep it.
      </p>
      <div className="form">
        <Link className="btn flat" to={paths.home()}>
          Home
        </Link>
        <Link className="btn flat" to={paths.login(memberPaths.settingsDelete())}>
          Log In
        </Link>
      </div>
    </PanelPage>
  );
}
