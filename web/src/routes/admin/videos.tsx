import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import * as adminPaths from '../../admin-paths.ts';
import { BulkImportTab } from '../../features/admin-import/bulk-import.tsx';
import { HostedLibraryTab } from '../../features/admin-import/hosted-library.tsx';
import { TubeSitesTab } from '../../features/admin-import/tube-sites.tsx';
import { fillIn } from '../../lib/fill-in.ts';
import { choice } from '../../page/address-values.ts';
import { head } from '../../page/head.ts';
import { headOf } from '../../page/meta.ts';
import { pageData } from '../../page/page-data.ts';
import * as texts from '../../texts/admin-videos.ts';
import { Tabs } from '../../ui/tabs.tsx';

const tabs = ['tube', 'library', 'bulk'] as const;
type TabId = (typeof tabs)[number];

export async function loader({ url, context }: LoaderFunctionArgs) {
  const tab = choice(url.searchParams.get('tab'), tabs) ?? 'bulk';
  return pageData(context, texts.importsDidNotLoad, async (services) => {
    const [categories, library, batches, feeds, providers] = await Promise.all([
      services.call('get_managed_categories', {}),
      services.call('get_hosted_library_settings', {}),
      tab === 'bulk' ? services.call('get_import_batches', {}) : null,
      tab === 'bulk' ? services.call('get_import_feeds', {}) : null,
      tab === 'tube' ? services.call('get_import_providers', {}) : null,
    ]);
    return {
      head: head({ site: services.site, title: texts.importVideos, path: adminPaths.videos(), hidden: true }),
      tab,
      categories: categories.map(({ id, name }) => ({ id, name })),
      library,
      origin: services.site.origin,
      batches,
      feeds,
      providers,
    };
  });
}

export const meta = headOf;

const panelId = 'import-panel';

export default function Videos() {
  const { tab, categories, library, origin, batches, feeds, providers } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const to = (id: string) => adminPaths.videos({ tab: id === 'bulk' ? null : id });
  const labels: Readonly<Record<TabId, string>> = {
    tube: texts.embedVideosFromTubeSites,
    library: fillIn(texts.manageHostNameVideos, { hostName: library.host_name }),
    bulk: texts.bulkImportFromUrl,
  };
  return (
    <>
      <header className="admin-head">
        <h1>{texts.importVideos}</h1>
      </header>
      <Tabs
        label={texts.importFrom}
        tabs={tabs.map((id) => ({ id, label: labels[id], href: to(id) }))}
        selected={tab}
        panelId={panelId}
        onSelect={(id) => void navigate(to(id))}
      />
      <div role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${tab}`}>
        {tab === 'tube' && providers && <TubeSitesTab categories={categories} providers={providers} />}
        {tab === 'library' && <HostedLibraryTab settings={library} categories={categories} origin={origin} />}
        {tab === 'bulk' && batches && feeds && (
          <BulkImportTab categories={categories} batches={batches} feeds={feeds} />
        )}
      </div>
    </>
  );
}
