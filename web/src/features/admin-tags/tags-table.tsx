import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '#contract/client.ts';
import type { BlockedTag, ManagedTag } from '#contract/managed-tags.ts';
import * as adminPaths from '../../admin-paths.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { countOf, exactCount } from '../../lib/format.ts';
import { orderBy, type TableAddress, tableQuery } from '../../page/table-address.ts';
import { useAct } from '../../parts/use-act.ts';
import * as paths from '../../paths.ts';
import * as texts from '../../texts/admin-categories.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NumberPager } from '../../ui/number-pager.tsx';
import { StatusMessage } from '../../ui/status-message.tsx';
import { TableSearch } from '../../ui/table-search.tsx';
import { BlockedTags } from './blocked-tags.tsx';
import { AliasDialog, AskDialog, MeaningDialog, typeWord } from './tag-dialogs.tsx';
import './admin-tags.css';

export const tagSorts = ['video_count', 'name'] as const;
export type TagColumn = (typeof tagSorts)[number];
type Opened =
  | { kind: 'rename' | 'merge' | 'aliases' | 'meaning' | 'block'; id: number }
  | { kind: 'block-new' };

/** Tags sorted by use or name: renamed, merged, given aliases, blocked. */
export function TagsTable(props: {
  tags: readonly ManagedTag[];
  blocked: readonly BlockedTag[];
  total: number;
  isCapped: boolean;
  size: number;
  table: TableAddress<TagColumn>;
}) {
  const { tags, blocked, total, isCapped, size, table } = props;
  const [opened, setOpened] = useState<Opened | null>(null);
  const act = useAct();
  const to = (next: TableAddress<TagColumn>) => adminPaths.tags(tableQuery(next, 'video_count'));
  const column = (id: TagColumn, name: string) => ({ id, name, ...orderBy(table, id, to) });
  const close = () => setOpened(null);
  const tag = opened !== null && 'id' in opened ? tags.find(({ id }) => id === opened.id) : undefined;

  const rename = (id: number, name: string) =>
    act.run(texts.error, async () => {
      const renamed = await call('rename_tag', { p_tag_id: id, p_name: name });
      return fillIn(texts.renamedTo, { name: renamed.name });
    });
  const merge = (from: ManagedTag, name: string) =>
    act.run(texts.error, async () => {
      const found = await call('get_managed_tags', { p_search: name, p_limit: 100 });
      const wanted = name.trim().toLowerCase();
      const into = found.items.find((one) => one.name === wanted || one.aliases.includes(wanted));
      if (!into) throw Object.assign(new Error(`There is no tag “${name}”.`), { status: 404 });
      const merged = await call('merge_tags', { p_tag_id: from.id, p_into_id: into.id });
      return fillIn(texts.mergedTagInto, {
        name: from.name,
        target: merged.name,
        videos: countOf(merged.video_count, texts.video, texts.videos),
      });
    });
  const block = (name: string, reason: string | null) =>
    act.run(texts.error, async () => {
      const { name: blocked, untied } = await call('block_tag', { p_name: name, p_reason: reason });
      return fillIn(texts.blockedName, {
        name: blocked,
        videos: countOf(untied, texts.video, texts.videos),
      });
    });

  return (
    <>
      <TableSearch
        action={adminPaths.tags()}
        label={texts.searchTags}
        q={table.q}
        create={
          <button
            type="button"
            className="btn sm flat needs-script"
            onClick={() => setOpened({ kind: 'block-new' })}
          >
            {texts.blockATag}
          </button>
        }
        keep={{
          sort: table.sort === 'video_count' ? null : table.sort,
          order: table.ascending ? 'asc' : null,
        }}
      />
      <StatusMessage status={act.status} of={act.of} />
      <DataTable
        label={texts.tags}
        rows={tags}
        keyOf={({ id }) => String(id)}
        columns={[
          {
            ...column('name', texts.tag),
            cell: ({ name, slug, video_count }) =>
              video_count > 0 ? (
                <Link className="tag-name" to={paths.tag(slug)}>
                  {name}
                </Link>
              ) : (
                <b>{name}</b>
              ),
          },
          { id: 'type', name: texts.tagType, cell: ({ type }) => typeWord(type) },
          {
            id: 'aliases',
            name: texts.aliases,
            cell: ({ aliases }) => <span className="tag-aliases">{aliases.join(', ')}</span>,
          },
          {
            ...column('video_count', texts.publishedVideos),
            align: 'end',
            cell: ({ video_count }) => exactCount(video_count),
          },
          {
            id: 'acts',
            name: texts.actions,
            cell: ({ id, name }) => (
              <span className="row-acts needs-script">
                {(
                  [
                    ['rename', texts.rename],
                    ['merge', texts.merge],
                    ['aliases', texts.aliases],
                    ['meaning', texts.meaning],
                    ['block', texts.block],
                  ] as const
                ).map(([kind, word]) => (
                  <button
                    key={kind}
                    type="button"
                    className={kind === 'block' ? 'linklike bad' : 'linklike'}
                    aria-label={`${word}: ${name}`}
                    onClick={() => setOpened({ kind, id })}
                  >
                    {word}
                  </button>
                ))}
              </span>
            ),
          },
        ]}
        empty={<EmptyState text={texts.noTagsFound} />}
      />
      <NumberPager
        page={table.page}
        size={size}
        total={total}
        things={isCapped ? texts.tagsAndMore : total === 1 ? texts.tagName : texts.tagsName}
        to={(page) => to({ ...table, page })}
      />
      <BlockedTags
        blocked={blocked}
        isBusy={act.isBusy}
        onUnblock={(name) =>
          void act.run(texts.error, async () => {
            await call('unblock_tag', { p_name: name });
            return fillIn(texts.unblockedName, { name });
          })
        }
      />
      {opened?.kind === 'rename' && tag && (
        <AskDialog
          title={fillIn(texts.renameName, { name: tag.name })}
          word={texts.rename}
          act={act}
          lead={texts.oldNameStillLeads}
          label={texts.newName}
          initial={tag.name}
          onSent={(name) => rename(tag.id, name)}
          onClose={close}
        />
      )}
      {opened?.kind === 'merge' && tag && (
        <AskDialog
          title={fillIn(texts.mergeName, { name: tag.name })}
          word={texts.merge}
          act={act}
          lead={fillIn(texts.whatMergingDoes, {
            videos: countOf(tag.video_count, texts.video, texts.videos),
          })}
          label={texts.mergeInto}
          onSent={(name) => merge(tag, name)}
          onClose={close}
        />
      )}
      {opened?.kind === 'aliases' && tag && (
        <AliasDialog
          tag={tag}
          act={act}
          onAdd={(alias) =>
            act.run(texts.error, async () => {
              await call('add_tag_alias', { p_tag_id: tag.id, p_alias: alias });
              return texts.aliasAdded;
            })
          }
          onRemove={(alias) =>
            void act.run(texts.error, async () => {
              await call('remove_tag_alias', { p_tag_id: tag.id, p_alias: alias });
              return texts.aliasRemoved;
            })
          }
          onClose={close}
        />
      )}
      {opened?.kind === 'meaning' && tag && (
        <MeaningDialog
          tag={tag}
          act={act}
          onSent={({ type, description, implies }) =>
            act.run(texts.error, async () => {
              await call('set_tag_implications', { p_tag_id: tag.id, p_implies: implies });
              await call('describe_tag', { p_tag_id: tag.id, p_type: type, p_description: description });
              return fillIn(texts.savedMeaning, { name: tag.name });
            })
          }
          onClose={close}
        />
      )}
      {(opened?.kind === 'block-new' || (opened?.kind === 'block' && tag)) && (
        <AskDialog
          title={texts.blockATagQuestion}
          word={texts.block}
          act={act}
          lead={texts.whatBlockingDoes}
          label={texts.name}
          initial={tag?.name ?? ''}
          second={{ label: texts.reason, longest: 500 }}
          onSent={block}
          onClose={close}
        />
      )}
    </>
  );
}
