import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { NotYet } from '../features/upload/not-yet.tsx';
import { UploadPage } from '../features/upload/upload-page.tsx';
import * as memberPaths from '../member-paths.ts';
import { requireMember } from '../page/guard.ts';
import { head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { ownCategories } from '../page/own-categories.ts';
import { pageData } from '../page/page-data.ts';
import { missingForUploads } from '../page/upload-way.ts';
import { useMember } from '../state/member.tsx';
import { usePageState } from '../state/page-state.tsx';
import * as texts from '../texts/upload.ts';
import './listing-page.css';

export async function loader(args: LoaderFunctionArgs) {
  const { canUpload, role } = requireMember(args);
  return pageData(args.context, texts.failedToFetch, async (services) => {
    const page = head({
      site: services.site,
      title: texts.pageTitle,
      path: memberPaths.upload(),
      hidden: true,
    });
    if (!canUpload) {
      const identity = await services.call('get_identity', {});
      return { head: page, missing: missingForUploads(identity, role), sending: null };
    }
    const [uploads, room, listed] = await Promise.all([
      services.call('get_my_uploads', { p_limit: 100 }),
      services.call('get_upload_room', {}),
      services.call('list-categories-direct', {}),
    ]);
    const categories = ownCategories(listed, texts.uncategorized);
    return { head: page, missing: null, sending: { uploads, room, categories } };
  });
}

export const meta = headOf;

export const handle = { guarded: true };

export default function UploadRoute() {
  const { missing, sending } = useLoaderData<typeof loader>();
  const showsPictures = !usePageState().gated;
  const owner = useMember()?.id ?? '';
  return (
    <div className="listing is-form">
      <header className="listing-head">
        <h1>{texts.pageTitle}</h1>
        <p className="lead">{texts.lead}</p>
        <p>
          <Link className="btn sm flat" to={memberPaths.studio()}>
            {texts.toStudio}
          </Link>
        </p>
      </header>
      {sending === null ? (
        <NotYet missing={missing ?? []} />
      ) : (
        <UploadPage {...sending} owner={owner} showsPictures={showsPictures} />
      )}
    </div>
  );
}
