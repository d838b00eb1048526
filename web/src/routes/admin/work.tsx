import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import * as adminPaths from '../../admin-paths.ts';
import { ReshapeWork } from '../../features/admin-works/reshape-work.tsx';
import { WorkEpisodes } from '../../features/admin-works/work-episodes.tsx';
import { WorkForm } from '../../features/admin-works/work-form.tsx';
import { WorkListening } from '../../features/admin-works/work-listening.tsx';
import { Relations, Story } from '../../features/admin-works/work-ties.tsx';
import '../../features/admin-works/admin-works.css';
import { head } from '../../page/head.ts';
import { headOf } from '../../page/meta.ts';
import { pageData } from '../../page/page-data.ts';
import { useAct } from '../../parts/use-act.ts';
import * as texts from '../../texts/admin-works.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { StatusMessage } from '../../ui/status-message.tsx';
import * as workPaths from '../../work-paths.ts';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = params.workId ?? '';
  return pageData(context, texts.workDidNotLoad, async (services) => {
    const work = await services.call('get_managed_work', { p_work_id: id });
    return {
      head: head({ site: services.site, title: work.title, path: adminPaths.work(id), hidden: true }),
      work,
    };
  });
}

export const meta = headOf;

export default function Work() {
  const { work } = useLoaderData<typeof loader>();
  const act = useAct();
  return (
    <>
      <header className="admin-head">
        <h1>{work.title}</h1>
        <Link className="btn sm flat" to={adminPaths.works()}>
          {texts.allWorks}
        </Link>
        {work.state === 'published' && (
          <Link className="btn sm flat" to={workPaths.series(work.slug)}>
            {texts.showPage}
          </Link>
        )}
      </header>
      <div className="work-page" key={work.id}>
        <div>
          <WorkEpisodes work={work} />
        </div>
        <div>
          <AdminSection title={texts.facts}>
            <StatusMessage status={act.status} of={act.of} />
            <WorkForm work={work} act={act} onDone={() => undefined} />
          </AdminSection>
          <Story work={work} />
          <Relations work={work} />
          <WorkListening work={work} />
          <ReshapeWork work={work} />
        </div>
      </div>
    </>
  );
}
