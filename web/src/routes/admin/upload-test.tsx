import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import * as adminPaths from '../../admin-paths.ts';
import { UploadTest } from '../../features/admin-upload-test/upload-test.tsx';
import { head } from '../../page/head.ts';
import { headOf } from '../../page/meta.ts';
import { fault } from '../../page/page-data.ts';
import { servicesContext } from '../../page-context.ts';
import * as texts from '../../texts/admin-frame.ts';

/** Only in development; elsewhere there is no such page. */
export function loader({ context }: LoaderFunctionArgs) {
  const { site } = context.get(servicesContext);
  if (!site.isDevelopment) throw fault(404, texts.pageNotFound);
  return { head: head({ site, title: texts.uploadTest, path: adminPaths.uploadTest(), hidden: true }) };
}

export const meta = headOf;

export default function UploadTestPage() {
  useLoaderData<typeof loader>();
  return (
    <>
      <header className="admin-head">
        <h1>{texts.uploadTest}</h1>
      </header>
      <UploadTest />
    </>
  );
}
