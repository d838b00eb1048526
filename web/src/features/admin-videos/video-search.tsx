import * as adminPaths from '../../admin-paths.ts';
import type { TableAddress } from '../../page/table-address.ts';
import * as texts from '../../texts/admin-videos.ts';
import { TableSearch } from '../../ui/table-search.tsx';
import { sourceWords, stateWords } from './video-words.ts';

export interface VideoFilter extends Record<string, string | null> {
  status: string | null;
  category: string | null;
  source: string | null;
  playback: string | null;
  uploader: string | null;
}

const playbackWords = [
  ['preparing', texts.preparing],
  ['playable', texts.playable],
  ['ready', texts.ready],
  ['failed', texts.failed],
] as const;

/** The filters of all videos, all of which are in the address. */
export function VideoSearch(props: {
  q: string;
  table: TableAddress<string>;
  filter: VideoFilter;
  categories: readonly { id: string; name: string }[];
}) {
  const { q, table, filter, categories } = props;
  const pick = (
    name: keyof VideoFilter & string,
    label: string,
    all: string,
    options: readonly (readonly [string, string])[],
  ) => (
    <select
      name={name}
      aria-label={label}
      className="field"
      defaultValue={filter[name] ?? ''}
      key={`${name} ${filter[name]}`}
    >
      <option value="">{all}</option>
      {options.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  );
  return (
    <TableSearch
      action={adminPaths.allVideos()}
      label={texts.searchTitles}
      q={q}
      keep={{
        sort: table.sort === 'created_at' ? null : table.sort,
        order: table.ascending ? 'asc' : null,
        uploader: filter.uploader,
      }}
    >
      {pick('status', texts.status, texts.allStatuses, [
        ['unpublished', texts.notPublished],
        ...Object.entries(stateWords),
      ])}
      {pick(
        'category',
        texts.category,
        texts.allCategories,
        categories.map(({ id, name }) => [id, name] as const),
      )}
      {pick('source', texts.source, texts.allSources, Object.entries(sourceWords))}
      {pick('playback', texts.playback, texts.anyPlayback, playbackWords)}
    </TableSearch>
  );
}
