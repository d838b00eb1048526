import { useState } from 'react';
import { call } from '#contract/client.ts';
import type { ListedVideo, Listing } from '#contract/import-shapes.ts';
import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/admin-import.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { StatusKind } from '../../ui/status-message.tsx';
import type { SiteCategory } from './destination.tsx';
import { SourceForm } from './source-form.tsx';
import {
  dryRunWords,
  errorWords,
  nothingChosen,
  outlookWords,
  refusalOf,
  scraped,
  summaryOf,
} from './source-words.ts';
import { type ImportChoice, useSourceImport } from './use-source-import.ts';

const columns: readonly Column<ListedVideo>[] = [
  {
    id: 'title',
    name: texts.title,
    cell: ({ title, description }) => (
      <span className="source-title">
        {title || texts.withoutATitle}
        {description && <small>{description.slice(0, 160)}</small>}
      </span>
    ),
  },
  { id: 'duration', name: texts.duration, align: 'end', cell: ({ duration }) => duration ?? '' },
  { id: 'categories', name: texts.categoriesThere, cell: ({ categories }) => categories?.join(', ') ?? '' },
  {
    id: 'outlook',
    name: texts.importWords,
    cell: (video) => (
      <span className={`source-outlook ${video.outlook}`}>
        {outlookWords(video)}
        {video.outlook === 'refused' && <small>{video.reason}</small>}
        {video.changes.map(({ field, before, after }) => (
          <small key={field}>
            {field}: <del>{before ?? texts.none}</del> <ins>{after}</ins>
          </small>
        ))}
      </span>
    ),
  },
];

/** One page of a source's videos, to choose from and import. `source` names the batch. */
export function SourceListing(props: {
  source: string;
  listing: Listing;
  categories: readonly SiteCategory[];
  busy: boolean;
  say(text: string, kind?: StatusKind): void;
  onPage(page: number): void;
  /** Called when something was imported. */
  onImported(): void;
}) {
  const { source, categories, busy, say, onPage, onImported } = props;
  const [listing, setListing] = useState(props.listing);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { page, totalPages, videos } = listing;
  const selected = videos.filter((video) => chosen.has(video.original_source_url));
  const renew = (change: (video: ListedVideo) => ListedVideo) =>
    setListing((now) => ({ ...now, videos: now.videos.map(change) }));

  const { progress, failures, run } = useSourceImport((url) => {
    renew((video) =>
      video.original_source_url === url
        ? { ...video, outlook: 'already_there', reason: texts.alreadyHereSentence }
        : video,
    );
    setChosen((now) => new Set([...now].filter((one) => one !== url)));
  });

  async function importChosen(choice: ImportChoice) {
    if (selected.length === 0) return say(nothingChosen, 'error');
    try {
      const imported = await run(source, selected, choice);
      say(summaryOf(imported, selected.length), imported === selected.length ? 'success' : 'error');
    } catch (error) {
      say(errorWords(error), 'error');
    }
    onImported();
  }
  async function dryRun() {
    if (selected.length === 0) return say(nothingChosen, 'error');
    try {
      const told = await call('preview_import', { p_source_url: source, p_videos: selected.map(scraped) });
      const byPage = new Map(told.map((one) => [one.original_source_url, one]));
      renew((video) => ({ ...video, ...byPage.get(video.original_source_url) }));
      say(dryRunWords(told));
    } catch (error) {
      say(errorWords(error), 'error');
    }
  }

  if (videos.length === 0) return <EmptyState text={texts.noVideosOnThisPage} />;
  return (
    <>
      <div>
        <DataTable
          label={texts.videosOfTheSource}
          columns={columns}
          rows={videos}
          keyOf={(video) => video.original_source_url}
          selection={{
            chosen,
            refusal: refusalOf,
            nameOf: ({ title }) => title || texts.withoutATitle,
            onChange: setChosen,
          }}
          empty={null}
        />
        {(totalPages > 1 || page > 1) && (
          <nav className="number-pager" aria-label={texts.pagesOfTheSource}>
            <button
              type="button"
              className="btn sm flat"
              disabled={busy || progress !== null || page <= 1}
              onClick={() => onPage(page - 1)}
            >
              {texts.previous}
            </button>
            <span>{fillIn(texts.pageOfPages, { page, pages: totalPages })}</span>
            <button
              type="button"
              className="btn sm flat"
              disabled={busy || progress !== null || page >= totalPages}
              onClick={() => onPage(page + 1)}
            >
              {texts.next}
            </button>
          </nav>
        )}
      </div>
      <SourceForm
        categories={categories}
        chosen={chosen.size}
        progress={progress}
        failures={failures}
        say={say}
        onDryRun={() => void dryRun()}
        onImport={(choice) => void importChosen(choice)}
      />
    </>
  );
}
