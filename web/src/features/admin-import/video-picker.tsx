import type { HostedVideo, HostedVideoPage } from '#contract/hosted-library.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { formatDate, formatDuration } from '../../lib/format.ts';
import * as texts from '../../texts/admin-import.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { refusalOf } from './hosted-words.ts';

const columns: readonly Column<HostedVideo>[] = [
  {
    id: 'picture',
    name: texts.picture,
    cell: ({ bunny_thumbnail_url: address }) =>
      address === null ? (
        <span className="hosted-picture" />
      ) : (
        <img
          className="hosted-picture"
          src={address}
          alt=""
          loading="lazy"
          width={96}
          height={54}
          // A picture that cannot be loaded leaves its place empty.
          onError={({ currentTarget }) => currentTarget.removeAttribute('src')}
        />
      ),
  },
  { id: 'title', name: texts.title, cell: ({ title }) => <span className="hosted-title">{title}</span> },
  {
    id: 'uploaded',
    name: texts.uploaded,
    cell: ({ dateUploaded: at }) => (at === null ? '' : <time dateTime={at}>{formatDate(at)}</time>),
  },
  { id: 'length', name: texts.length, align: 'end', cell: ({ length }) => formatDuration(length) },
  {
    id: 'state',
    name: texts.state,
    cell: (video) => (
      <span className={video.is_imported ? 'hosted-state here' : 'hosted-state'}>
        {video.is_imported ? texts.alreadyImported : video.state}
      </span>
    ),
  },
];

/**
 * One page of a library's videos to choose from. Videos that are already here, or do not play yet, cannot be chosen.
 */
export function VideoPicker(props: {
  page: HostedVideoPage;
  chosen: ReadonlySet<string>;
  busy: boolean;
  onChosen(chosen: ReadonlySet<string>): void;
  onPage(page: number): void;
}) {
  const { page, chosen, busy, onChosen, onPage } = props;
  const { items, totalItems, currentPage, itemsPerPage } = page;
  const pages = Math.max(1, Math.ceil(totalItems / itemsPerPage));
  const isLast = currentPage * itemsPerPage >= totalItems;
  return (
    <>
      <DataTable
        label={texts.videosOfTheLibrary}
        columns={columns}
        rows={items}
        keyOf={({ guid }) => guid}
        selection={{ chosen, refusal: refusalOf, nameOf: ({ title }) => title, onChange: onChosen }}
        empty={<EmptyState text={texts.noVideosInThisLibrary} />}
      />
      <nav className="number-pager" aria-label={texts.pagesOfTheLibrary}>
        {(pages > 1 || currentPage > 1) && (
          <>
            <button
              type="button"
              className={busy || currentPage <= 1 ? 'btn sm flat off' : 'btn sm flat'}
              disabled={busy || currentPage <= 1}
              onClick={() => onPage(currentPage - 1)}
            >
              {texts.previous}
            </button>
            <span>{fillIn(texts.pageOfPages, { page: currentPage, pages })}</span>
            <button
              type="button"
              className={busy || isLast ? 'btn sm flat off' : 'btn sm flat'}
              disabled={busy || isLast}
              onClick={() => onPage(currentPage + 1)}
            >
              {texts.next}
            </button>
          </>
        )}
        <span className="sum">
          {totalItems.toLocaleString('en-US')} {totalItems === 1 ? texts.video : texts.videos}
        </span>
      </nav>
    </>
  );
}
