import { Fragment, useEffect, useRef } from 'react';
import { Form, Link, type LoaderFunctionArgs, useLoaderData, useSubmit } from 'react-router';
import { limits } from '#contract/limits.ts';
import { Pager } from '../features/listing/pager.tsx';
import { Refused } from '../features/listing/refused.tsx';
import { PlaylistCard } from '../features/playlist-card/playlist-card.tsx';
import { fillIn } from '../lib/fill-in.ts';
import { pageNumber } from '../page/address-values.ts';
import { head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { isRefusal, pageData } from '../page/page-data.ts';
import { toPlaylist } from '../page/playlist.ts';
import { GridRoom } from '../parts/room.tsx';
import * as paths from '../paths.ts';
import * as texts from '../texts/playlists.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import './listing-page.css';
import '../features/listing/listing.css';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const q = (search.get('q') ?? '').trim().slice(0, limits.searchQueryLength);
  const page = pageNumber(search, limits.highestPage);
  return pageData(context, texts.failedToLoadPlaylists, async (services) => {
    const facts = (named: string) =>
      head({
        site: services.site,
        title: page > 1 ? fillIn(texts.playlistsAndPage, { page }) : texts.playlists,
        description: fillIn(texts.playlistsThatMembersOfName, { name: services.site.name }),
        path: paths.playlists({ page }),
        hidden: named !== '',
      });
    try {
      const rows = await services.call('get_playlists_with_details_paginated', {
        page_number: page,
        page_size: limits.playlistsPageSize,
        search_query: q || null,
      });
      const pages = Math.max(1, Math.ceil((rows[0]?.total_count ?? 0) / limits.playlistsPageSize));
      return { head: facts(q), q, page, pages, playlists: rows.map(toPlaylist), safety: null };
    } catch (error) {
      if (!isRefusal(error) || error.code !== 'P0001') throw error;
      return { head: facts(''), q: '', page: 1, pages: 1, playlists: [], safety: error.message };
    }
  });
}

export const meta = headOf;

export default function Playlists() {
  const { q, page, pages, playlists, safety } = useLoaderData<typeof loader>();
  return (
    <div className="listing">
      <header className="listing-head">
        <h1>{texts.playlists}</h1>
        <SearchField q={q} />
      </header>
      {safety !== null ? (
        <Refused text={safety} />
      ) : playlists.length > 0 ? (
        <ul className="playlist-grid">
          {playlists.map((playlist, index) => (
            <Fragment key={playlist.id}>
              <li>
                <PlaylistCard playlist={playlist} heading="h2" eager={index < 4} />
              </li>
              <GridRoom after={index} />
            </Fragment>
          ))}
        </ul>
      ) : (
        <EmptyState text={texts.noPlaylistsFound}>
          {(q !== '' || page > 1) && (
            <Link className="btn sm flat" to={paths.playlists()}>
              {texts.allPlaylists}
            </Link>
          )}
        </EmptyState>
      )}
      {playlists.length > 0 && (
        <Pager
          page={page}
          hasMore={page < pages}
          at={fillIn(texts.pagePageOfPages, { page, pages })}
          to={(to) => paths.playlists({ q, page: to })}
        />
      )}
    </div>
  );
}

/** Searches by itself a moment after the last letter; a form, so that it works without script. */
function SearchField({ q }: { q: string }) {
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const field = useRef<HTMLInputElement>(null);
  const sent = useRef(q);
  useEffect(() => () => clearTimeout(timer.current), []);
  // What is typed stays, unless somebody reached the address in another way.
  useEffect(() => {
    if (q !== sent.current && field.current) field.current.value = q;
    sent.current = q;
  }, [q]);
  const send = () => {
    clearTimeout(timer.current);
    sent.current = field.current?.value.trim() ?? '';
  };
  return (
    <Form
      className="filter-bar"
      action={paths.playlists()}
      role="search"
      aria-label={texts.searchPlaylists}
      preventScrollReset
      onSubmit={send}
      onChange={(event) => {
        const form = event.currentTarget;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          send();
          void submit(form, { replace: true, preventScrollReset: true });
        }, limits.playlistSearchDebounceMilliseconds);
      }}
    >
      <input
        ref={field}
        className="field"
        type="search"
        name="q"
        defaultValue={q}
        maxLength={limits.searchQueryLength}
        placeholder={texts.searchPlaylists}
        aria-label={texts.searchPlaylists}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button className="btn sm flat" type="submit">
        {texts.search}
      </button>
    </Form>
  );
}
