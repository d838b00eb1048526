import { data, Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { errorKinds } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import type { TagType } from '#contract/wire-values.ts';
import { Pager } from '../features/listing/pager.tsx';
import { Refused } from '../features/listing/refused.tsx';
import { TagRule } from '../features/shield/tag-rule.tsx';
import { VideoGrid } from '../features/video-card/video-grid.tsx';
import { fillIn } from '../lib/fill-in.ts';
import { pageNumber } from '../page/address-values.ts';
import { breadcrumbs, head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { isRefusal, orElse, pageData } from '../page/page-data.ts';
import { toCard } from '../page/video-card.ts';
import type { Services, SiteFacts } from '../page-context.ts';
import * as paths from '../paths.ts';
import * as shieldTexts from '../texts/shield.ts';
import * as texts from '../texts/videos.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import './listing-page.css';

/**
 * The tag that a name or alias stands for; null if there is none, or no tag can have that name. Or why it is refused.
 */
async function findTag(services: Services, name: string) {
  try {
    const [tag] = await services.call('get_tag', { p_tag_name: name });
    return { tag: tag ?? null, safety: null };
  } catch (error) {
    if (!isRefusal(error) || error.status !== 400) throw error;
    return { tag: null, safety: error.code === errorKinds.prohibited.code ? error.message : null };
  }
}

const tagHead = (site: SiteFacts, name: string, slug: string, page: number, listed: boolean) =>
  head({
    site,
    title: fillIn(texts.videosTaggedWithName, { name }),
    description: fillIn(texts.watchVideosTaggedTagOn, { tag: name, site: site.name }),
    path: paths.tag(slug, page),
    hidden: !listed,
    structured: [breadcrumbs(site.origin, [[name, paths.tag(slug)]])],
  });

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const asked = params.tag ?? '';
  const page = pageNumber(new URL(request.url).searchParams, limits.highestPage);
  const size = limits.tagPageSize;
  return pageData(context, texts.failedToFetchVideosForThis, async (services) => {
    const { tag, safety } = await findTag(services, asked);
    const none = { page: 1, cards: [], hasMore: false, rule: null, about: null };
    if (safety !== null) {
      // A refused term is not repeated.
      const refusedHead = head({ site: services.site, title: texts.tags, path: null, hidden: true });
      return data({ head: refusedHead, name: '', slug: '', safety, ...none }, { status: 404 });
    }
    if (!tag) {
      const named = { name: asked, slug: asked, safety };
      return data(
        { head: tagHead(services.site, asked, asked, 1, false), ...named, ...none },
        { status: 404 },
      );
    }
    if (tag.slug !== asked) return redirect(paths.tag(tag.slug, page), 301);
    const [rows, shield] = await Promise.all([
      services.call('get_videos_by_tag', {
        p_tag_name: tag.slug,
        p_limit: size + 1,
        p_offset: (page - 1) * size,
      }),
      orElse(services, services.call('get_shield', {}), null),
    ]);
    const rule = shield?.rules.find(({ kind, slug }) => kind === 'tag' && slug === tag.slug);
    return data({
      // A page after the last one holds nothing that a search engine should index.
      head: tagHead(services.site, tag.name, tag.slug, page, page === 1 || rows.length > 0),
      name: tag.name,
      slug: tag.slug,
      about: { type: tag.type, description: tag.description },
      safety: null,
      page,
      rule: rule ? { subject_id: rule.subject_id, act: rule.act } : null,
      cards: rows.slice(0, size).map(toCard),
      hasMore: rows.length > size,
    });
  });
}

export const meta = headOf;

const typeWords: Readonly<Record<TagType, string>> = {
  warning: texts.tagWarning,
  theme: texts.tagTheme,
  act: texts.tagAct,
  character: texts.tagCharacter,
  studio: texts.tagStudio,
  meta: texts.tagMeta,
};

export default function Tag() {
  const { name, slug, safety, page, cards, hasMore, rule, about } = useLoaderData<typeof loader>();
  return (
    <div className="listing">
      <header className="listing-head">
        <h1>{safety === null ? fillIn(texts.videosTaggedWithName, { name }) : texts.tags}</h1>
        {about && (about.description || about.type !== 'theme') && (
          <p className="lead">
            {about.type !== 'theme' && <b>{typeWords[about.type]}</b>}
            {about.type !== 'theme' && about.description && ' · '}
            {about.description}
          </p>
        )}
        {safety === null && (cards.length > 0 || rule !== null) && <TagRule slug={slug} rule={rule} />}
      </header>
      {safety !== null ? (
        <Refused text={safety} />
      ) : cards.length > 0 ? (
        <VideoGrid cards={cards} heading="h2" eager />
      ) : (
        <EmptyState text={rule?.act === 'hide' ? shieldTexts.hiddenHere : texts.noVideosFoundForThis}>
          <Link className="btn sm flat" to={paths.categories()}>
            {texts.browseCategories}
          </Link>
        </EmptyState>
      )}
      <Pager page={page} hasMore={hasMore} to={(to) => paths.tag(slug, to)} />
    </div>
  );
}
