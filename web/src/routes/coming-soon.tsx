import { Link, type LoaderFunctionArgs } from 'react-router';
import { head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { servicesContext } from '../page-context.ts';
import * as paths from '../paths.ts';
import * as texts from '../texts/site-frame.ts';
import { PegBar } from '../ui/peg-bar.tsx';
import './plain-page.css';

/** `/coming-soon` and `/premium`. */
export const loader = ({ request, context }: LoaderFunctionArgs) => ({
  head: head({
    site: context.get(servicesContext).site,
    title: texts.comingSoon,
    path: new URL(request.url).pathname,
    hidden: true,
  }),
});

export const meta = headOf;
export default function ComingSoon() {
  return (
    <div className="plain soon">
      <PegBar />
      <h1>{texts.comingSoon}</h1>
      <p>
        <Link className="btn sm flat" to={paths.home()}>
          {texts.home}
        </Link>
      </p>
    </div>
  );
}
