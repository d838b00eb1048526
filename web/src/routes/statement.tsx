import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formatMoment } from '../lib/format.ts';
import * as memberPaths from '../member-paths.ts';
import { requireMember } from '../page/guard.ts';
import { head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { pageData } from '../page/page-data.ts';
import { PanelPage } from '../ui/panel-page.tsx';

/** What was decided about something of the member's, and why. */
export async function loader(args: LoaderFunctionArgs) {
  requireMember(args);
  const id = args.params.statementId ?? '';
  return pageData(args.context, 'Failed to fetch data.', async (services) => {
    const statement = await services.call('get_statement', { p_statement_id: id });
    return {
      head: head({
        site: services.site,
        title: statement.headline,
        path: memberPaths.statement(id),
        hidden: true,
      }),
      statement,
    };
  });
}

export const meta = headOf;

export default function Statement() {
  const { headline, decided_at, targets, paragraphs } = useLoaderData<typeof loader>().statement;
  return (
    <PanelPage title={headline}>
      <p className="lead">
        Decided on <time dateTime={decided_at}>{formatMoment(decided_at)}</time>
      </p>
      {targets.map(({ kind, title }) => title !== '' && <p key={`${kind} ${title}`}>“{title}”</p>)}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </PanelPage>
  );
}
