import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { head } from '../../api/head.ts';
import { headOf } from '../../api/meta.ts';
import { choice, pageData } from '../../api/page-data.ts';
import { HostedLibraryTab } from '../../features/admin-import/hosted-library.tsx';
import * as paths from '../../paths.ts';
import { Tabs } from '../../ui/tabs.tsx';

const tabs = ['library'] as const;
type TabId = (typeof tabs)[number];
const order: readonly TabId[] = ['library'];

export async function loader({ url, context }: LoaderFunctionArgs) {
  const tab = choice(url.searchParams.get('tab'), tabs) ?? 'library';
  return pageData(context, 'Failed to load the imports.', async (services) => {
    const [categories, library] = await Promise.all([
      services.call('list-categories-direct', {}),
      services.call('get_hosted_library_settings', {}),
    ]);
    return {
      head: head({ site: services.site, title: 'Import videos', path: paths.adminVideos(), hidden: true }),
      tab,
      categories: categories.map(({ id, name }) => ({ id, name })),
      library,
      origin: services.site.origin,
    };
  });
}

export const meta = headOf;

const panelId = 'import-panel';

export default function Videos() {
  const { tab, categories, library, origin } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const to = (id: string) => paths.adminVideos({ tab: id === 'library' ? null : id });
  const labels: Readonly<Record<TabId, string>> = { library: `Manage ${library.host_name} Videos` };
  return (
    <>
      <header className="admin-head">
        <h1>Import videos</h1>
      </header>
      <Tabs
        label="Where from"
        tabs={order.map((id) => ({ id, label: labels[id], href: to(id) }))}
        selected={tab}
        panelId={panelId}
        onSelect={(id) => void navigate(to(id))}
      />
      <div role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${tab}`}>
        {tab === 'library' && <HostedLibraryTab settings={library} categories={categories} origin={origin} />}
      </div>
    </>
  );
}
