import { Link, type LoaderFunctionArgs } from 'react-router';
import { limits } from '#contract/limits.ts';
import { fillIn } from '../lib/fill-in.ts';
import * as memberPaths from '../member-paths.ts';
import { head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { servicesContext } from '../page-context.ts';
import * as paths from '../paths.ts';
import * as texts from '../texts/sign-in.ts';
import { PanelPage } from '../ui/panel-page.tsx';

const title = texts.goodbye;

/** Where a member arrives after asking for their account to be deleted. */
export const loader = ({ context }: LoaderFunctionArgs) => ({
  head: head({ site: context.get(servicesContext).site, title, path: memberPaths.farewell(), hidden: true }),
});

export const meta = headOf;

export default function Farewell() {
  return (
    <PanelPage title={title}>
      <p className="lead">{fillIn(texts.ifYouAskedUsTo, { days: limits.deletionGraceDays })}</p>
      <div className="form">
        <Link className="btn flat" to={paths.home()}>
          {texts.home}
        </Link>
        <Link className="btn flat" to={paths.login(memberPaths.settingsDelete())}>
          {texts.logIn}
        </Link>
      </div>
    </PanelPage>
  );
}
