import { type ReactNode, useMemo } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { limits } from '#contract/limits.ts';
import { ListButton } from '../features/my-list/list-button.tsx';
import { PlaylistCard } from '../features/playlist-card/playlist-card.tsx';
import { Art } from '../features/video-card/art.tsx';
import { EpisodeList } from '../features/works/episode-list.tsx';
import { scriptOf } from '../features/works/script-of.ts';
import { SeriesStart } from '../features/works/series-start.tsx';
import { ShieldSwitch } from '../features/works/shield-switch.tsx';
import { useAllEpisodes } from '../features/works/use-all-episodes.ts';
import { useMarks } from '../features/works/use-marks.ts';
import { Still, WorkTile } from '../features/works/work-tile.tsx';
import { Link } from '../lib/link.tsx';
import { pageNumber } from '../page/address-values.ts';
import { headOf } from '../page/meta.ts';
import { fault, orElse, pageData } from '../page/page-data.ts';
import { toPlaylist } from '../page/playlist.ts';
import { type SeriesModel, toSeries } from '../page/series.ts';
import type { CardModel } from '../page/video-card.ts';
import { toWorkTile } from '../page/work-card.ts';
import { toMarks } from '../page/work-marks.ts';
import { relationWords } from '../page/work-words.ts';
import { pageFactsContext, type Services } from '../page-context.ts';
import { AskOfUnsavedForms } from '../parts/ask-of-unsaved-forms.tsx';
import { usePageState } from '../state/page-state.tsx';
import * as recommendingTexts from '../texts/recommending.ts';
import * as texts from '../texts/works.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { FailedPart } from '../ui/failed-part.tsx';
import { PegBar } from '../ui/peg-bar.tsx';
import * as workPaths from '../work-paths.ts';
import { seriesHead } from './series-head.ts';
import '../features/video-card/video-card.css';
import './series.css';

/** What a member has seen of it, and whether they hide what they have not. */
async function ownView(services: Services, p_slug: string) {
  const [progress, preferences] = await Promise.all([
    orElse(services, services.call('get_work_progress', { p_slug }), null),
    orElse(services, services.call('get_preferences', {}), null),
  ]);
  return {
    marks: progress?.[0] ? toMarks(progress[0]) : null,
    hidesSpoilers: preferences?.hides_spoilers ?? false,
  };
}

export async function loader({ request, params, url, context }: LoaderFunctionArgs) {
  const { member } = context.get(pageFactsContext);
  return pageData(context, texts.errorFailedToLoadSeries, async (services) => {
    const p_slug = params.slug ?? '';
    const p_page = pageNumber(url.searchParams, limits.highestPage);
    const [[work], view, playlists] = await Promise.all([
      services.call('get_work', { p_slug, ...(p_page > 1 ? { p_page } : {}) }),
      member === null ? { marks: null, hidesSpoilers: false } : ownView(services, p_slug),
      orElse(services, services.call('get_playlists_for_work', { p_slug }), null),
    ]);
    if (!work || p_page > Math.max(1, work.pages.length)) throw fault(404, texts.seriesNotFound);
    // It was merged into another.
    if (work.slug !== params.slug)
      throw redirect(
        workPaths.series(work.slug),
        new URL(request.url).pathname.endsWith('.data') ? 302 : 301,
      );
    const [own, similar] = await Promise.all([
      member === null
        ? null
        : orElse(services, services.call('get_list_entry', { p_work_id: work.id }), null),
      orElse(services, services.call('get_similar_works', { p_slug: work.slug }), null),
    ]);
    return {
      ...view,
      own,
      head: seriesHead(services.site, work),
      series: toSeries(work, Date.now()),
      // Switched off, the page is what it would be without.
      similar: similar?.basis === 'taste' ? similar.items.map(toWorkTile) : [],
      related: work.relations.map((one) => ({ ...toWorkTile(one), over: relationWords[one.relation] })),
      playlists: playlists?.map(toPlaylist) ?? null,
    };
  });
}

export const meta = headOf;

const drawArt = (card: CardModel, eager: boolean, share: number | undefined) => (
  <Art card={card} sizes="auto, (max-width: 639px) 148px, 240px" eager={eager}>
    {share ? <span className="watched" style={{ width: `${Math.round(share * 100)}%` }} /> : null}
  </Art>
);

export default function Series() {
  const {
    series,
    related,
    playlists,
    similar,
    own,
    marks: given,
    hidesSpoilers,
  } = useLoaderData<typeof loader>();
  const { regular, specials, pages } = series;
  const listed = useMemo(() => [...regular, ...specials], [regular, specials]);
  const known = useAllEpisodes(series.slug, series.page, pages.length, listed);
  const marks = useMarks(series.slug, known, given);
  const shared = { marks, first: series.first, hidesSpoilers, draw: drawArt };
  return (
    <>
      {own && <AskOfUnsavedForms />}
      <Head series={series}>
        <div className="series-acts">
          <SeriesStart start={series.start} isFilm={series.isFilm} marks={marks} />
          <ListButton work={series} own={own} languages={series.languages} />
        </div>
      </Head>
      <div className="series-body">
        <Seasons series={series} />
        <section aria-labelledby="episodes">
          <div className="series-episodes-head">
            <h2 id="episodes">{series.heading}</h2>
            {listed.length > 1 && <ShieldSwitch hidesSpoilers={hidesSpoilers} />}
          </div>
          {pages.length > 0 && (
            <nav aria-label={texts.pagesOfEpisodes}>
              <ol className="series-pages">
                {pages.map(({ page, words, isThis }) => (
                  <li key={page}>
                    <Link
                      className="chip"
                      to={workPaths.series(series.slug, page)}
                      aria-current={isThis ? 'page' : undefined}
                    >
                      {words}
                    </Link>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          {regular.length > 0 ? (
            <EpisodeList episodes={regular} eager {...shared} />
          ) : specials.length > 0 ? null : (
            <EmptyState text={texts.noEpisodesYet}>
              <Link className="btn sm flat" to={workPaths.studios()}>
                {texts.backToStudios}
              </Link>
            </EmptyState>
          )}
        </section>
        {specials.length > 0 && (
          <section aria-labelledby="specials">
            <h2 id="specials">{texts.specialsHeading}</h2>
            <EpisodeList episodes={specials} {...shared} />
          </section>
        )}
        {related.length > 0 && (
          <section aria-labelledby="related">
            <h2 id="related">{texts.related}</h2>
            <ul className="work-grid">
              {related.map((work) => (
                <li key={work.id}>
                  <WorkTile work={work} over={work.over} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {(playlists?.length !== 0 || series.listed.length > 0) && (
          <section aria-labelledby="lists">
            <h2 id="lists">{texts.listsItIsIn}</h2>
            {series.listed.length > 0 && (
              <p className="series-listed">
                {texts.inListsOfMembers} {series.listed.join(' · ')}
              </p>
            )}
            {playlists === null ? (
              <FailedPart />
            ) : (
              playlists.length > 0 && (
                <ul className="playlist-grid">
                  {playlists.map((playlist) => (
                    <li key={playlist.id}>
                      <PlaylistCard playlist={playlist} />
                    </li>
                  ))}
                </ul>
              )
            )}
          </section>
        )}
        {similar.length > 0 && (
          <section aria-labelledby="similar">
            <h2 id="similar">{recommendingTexts.moreLikeIt}</h2>
            <ul className="work-grid">
              {similar.map((work) => (
                <li key={work.id}>
                  <WorkTile work={work} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {series.titles.length > 0 && (
          <section aria-labelledby="names">
            <h2 id="names">{texts.alsoKnownAs}</h2>
            <ul className="series-names">
              {series.titles.map((title) => (
                <li key={title} lang={scriptOf(title)}>
                  {title}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}

function Head({ series, children }: { series: SeriesModel; children: ReactNode }) {
  const { gated } = usePageState();
  const { native, picture, studios, synopsis } = series;
  const isPlain = picture === null || gated;
  return (
    <header className={isPlain ? 'series-head plain-head' : 'series-head'}>
      {!isPlain && (
        <div className="series-still">
          <Still picture={picture} eager sizes="(max-width: 767px) 100vw, 70vw" most={1280} />
        </div>
      )}
      <p className="series-line">
        <PegBar />
        {series.line}
      </p>
      <h1>{series.title}</h1>
      {native && (
        <p className="series-native" lang={scriptOf(native)}>
          {native}
        </p>
      )}
      <p className="series-facts">
        {series.facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        {studios.length > 0 && (
          <span>
            {studios.length === 1 ? texts.studio : texts.studiosOfWork}
            {': '}
            {studios.map(({ slug, name }, index) => (
              <span key={slug}>
                {index > 0 && ', '}
                <Link to={workPaths.studio(slug)}>{name}</Link>
              </span>
            ))}
          </span>
        )}
      </p>
      {synopsis && <p className="series-synopsis">{synopsis}</p>}
      {children}
    </header>
  );
}

/** The works of one story, in the order to watch. */
function Seasons({ series }: { series: SeriesModel }) {
  if (series.seasons.length === 0) return null;
  return (
    <nav aria-label={texts.seasonsAndFilms}>
      <ol className="series-seasons">
        {series.seasons.map((one) => (
          <li key={one.slug}>
            <Link to={workPaths.series(one.slug)} aria-current={one.isThis ? 'page' : undefined}>
              <b>{one.title}</b>
              <small>{one.line}</small>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
