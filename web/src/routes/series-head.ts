import type { Work } from '#contract/works.ts';
import { fillIn } from '../lib/fill-in.ts';
import { isoDuration } from '../lib/format.ts';
import { breadcrumbs, head } from '../page/head.ts';
import type { SiteFacts } from '../page-context.ts';
import * as paths from '../paths.ts';
import * as texts from '../texts/works.ts';
import * as workPaths from '../work-paths.ts';

/** Title, address and structured data of the page of a work. */
export function seriesHead(site: SiteFacts, work: Work) {
  const path = workPaths.series(work.slug, work.page);
  const description = work.synopsis || fillIn(texts.watchTitleOnSite, { title: work.title, site: site.name });
  const [studio] = work.studios;
  return head({
    site,
    title: work.page === 1 ? work.title : fillIn(texts.titlePage, { title: work.title, page: work.page }),
    description,
    path,
    structured: [
      {
        ...whatItIs(site, work),
        name: work.title,
        description: description.slice(0, 500),
        url: site.origin + path,
      },
      breadcrumbs(site.origin, [
        ...(studio ? [[studio.name, workPaths.studio(studio.slug)] as [string, string]] : []),
        [work.title, path],
      ]),
    ],
  });
}

function whatItIs(site: SiteFacts, work: Work): object {
  const names = [work.native_title, ...work.titles.map(({ title }) => title)].filter(Boolean);
  const regular = work.episodes.filter(({ kind }) => kind === 'regular');
  const shared = {
    // The neutral card: nothing before the age gate shows a picture of a video.
    image: site.origin + paths.ogCard(),
    isFamilyFriendly: false,
    ...(names.length > 0 ? { alternateName: [...new Set(names)] } : {}),
    ...(work.studios.length > 0
      ? {
          productionCompany: work.studios.map(({ slug, name }) => ({
            '@type': 'Organization',
            name,
            url: site.origin + workPaths.studio(slug),
          })),
        }
      : {}),
  };
  if (work.kind === 'movie') {
    const [first] = regular;
    const seconds = first?.versions[0]?.duration_seconds;
    return {
      '@type': 'Movie',
      ...shared,
      ...(first?.aired_on
        ? { datePublished: first.aired_on }
        : work.year
          ? { dateCreated: `${work.year}` }
          : {}),
      ...(seconds ? { duration: isoDuration(seconds) } : {}),
    };
  }
  const aired = regular.flatMap(({ aired_on }) => aired_on ?? []).sort();
  return {
    '@type': 'TVSeries',
    ...shared,
    numberOfEpisodes: work.expected_episodes ?? work.episodes_listed,
    ...(aired[0] ? { startDate: aired[0] } : {}),
    ...(work.airing === 'finished' && aired.at(-1) ? { endDate: aired.at(-1) } : {}),
    episode: regular
      .filter(({ versions }) => versions.length > 0)
      .map((episode) => ({
        '@type': 'TVEpisode',
        episodeNumber: episode.number,
        ...(episode.title ? { name: episode.title } : {}),
        ...(episode.aired_on ? { datePublished: episode.aired_on } : {}),
        url: site.origin + paths.watch(episode.versions[0]!.slug),
      })),
  };
}
