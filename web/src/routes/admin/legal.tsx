import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import * as adminPaths from '../../admin-paths.ts';
import '../../features/admin-legal/admin-legal.css';
import { formatDate, formatMoment } from '../../lib/format.ts';
import { head } from '../../page/head.ts';
import { headOf } from '../../page/meta.ts';
import { pageData } from '../../page/page-data.ts';
import { DataTable } from '../../ui/data-table.tsx';

export const loader = ({ context }: LoaderFunctionArgs) =>
  pageData(context, 'Failed to load the legal pages.', async (services) => ({
    head: head({ site: services.site, title: 'Legal pages', path: adminPaths.legal(), hidden: true }),
    pages: await services.call('list_legal_pages', {}),
  }));

export const meta = headOf;

export default function LegalPages() {
  const { pages } = useLoaderData<typeof loader>();
  return (
    <>
      <header className="admin-head">
        <h1>Legal pages</h1>
      </header>
      <p className="legal-note">
        They came with the program and say what it does. Have them looked at by somebody who knows the law of
        your place, and name yourself in the <Link to={adminPaths.settings()}>settings</Link>.
      </p>
      <DataTable
        label="Legal pages"
        rows={pages}
        keyOf={({ page }) => page}
        columns={[
          {
            id: 'title',
            name: 'Page',
            cell: ({ page, title }) => <Link to={adminPaths.legalPage(page)}>{title}</Link>,
          },
          { id: 'version', name: 'Version', cell: ({ number }) => number },
          {
            id: 'modified',
            name: 'Last modified',
            cell: ({ effective_on }) => (effective_on === null ? '' : formatDate(effective_on)),
          },
          { id: 'published', name: 'Published', cell: ({ published_at }) => formatMoment(published_at) },
          {
            id: 'draft',
            name: 'Draft',
            cell: ({ draft_saved_at }) =>
              draft_saved_at === null ? '' : `Saved ${formatMoment(draft_saved_at)}`,
          },
        ]}
        empty={null}
      />
    </>
  );
}
