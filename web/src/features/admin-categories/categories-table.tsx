import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '#contract/client.ts';
import type { ManagedCategory } from '#contract/managed-categories.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { countOf, exactCount, formatDate } from '../../lib/format.ts';
import { useAct } from '../../parts/use-act.ts';
import * as paths from '../../paths.ts';
import * as texts from '../../texts/admin-categories.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogStatus } from '../../ui/dialog-status.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { StatusMessage } from '../../ui/status-message.tsx';
import { CategoryForm } from './category-form.tsx';
import { EndDialog } from './end-dialog.tsx';
import './admin-categories.css';

type Opened = { kind: 'new' } | { kind: 'edit' | 'delete' | 'merge'; category: ManagedCategory };

/** All categories in order: created, edited, reordered, merged and deleted here. */
export function CategoriesTable({ categories }: { categories: readonly ManagedCategory[] }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const act = useAct();
  const movable = categories.filter(({ is_last_resort }) => !is_last_resort);
  const close = () => setOpened(null);

  const move = (category: ManagedCategory, by: -1 | 1) => {
    const ids = movable.map(({ id }) => id);
    const at = ids.indexOf(category.id);
    ids.splice(at, 1);
    ids.splice(at + by, 0, category.id);
    return act.run(texts.failedToUpdateCategory, async () => {
      await call('order_categories', { p_category_ids: ids });
      return fillIn(texts.nameIsNowAt, { name: category.name, place: at + by + 1 });
    });
  };
  const end = (category: ManagedCategory, isMerged: boolean, targetId: string) =>
    act.run(texts.failedToDeleteCategory, async () => {
      const { moved, target } = isMerged
        ? await call('merge_categories', { p_category_id: category.id, p_into_id: targetId })
        : await call('delete-category-direct', { id: category.id, target_id: targetId });
      return fillIn(isMerged ? texts.mergedInto : texts.deletedAndMoved, {
        name: category.name,
        target: target.name,
        videos: countOf(moved, texts.video, texts.videos),
      });
    });
  const targetsFor = (category: ManagedCategory, isMerged: boolean) =>
    [...(isMerged ? [] : categories.filter((one) => one.is_last_resort)), ...movable].filter(
      ({ id }) => id !== category.id,
    );

  return (
    <>
      <div className="table-tools needs-script">
        <button type="button" className="btn sm pri" onClick={() => setOpened({ kind: 'new' })}>
          {texts.createCategory}
        </button>
      </div>
      <StatusMessage status={act.status} of={act.of} />
      <DataTable
        label={texts.categories}
        rows={categories}
        keyOf={({ id }) => id}
        columns={[
          {
            id: 'name',
            name: texts.category,
            cell: ({ name, slug, image_url: picture, is_hidden }) => (
              <span className="category-cell">
                {picture ? <img src={picture} alt="" loading="lazy" /> : <i />}
                <span>
                  {is_hidden ? (
                    <b>{name}</b>
                  ) : (
                    <Link className="category-name" to={paths.category(slug)}>
                      {name}
                    </Link>
                  )}
                  <small>{slug}</small>
                </span>
              </span>
            ),
          },
          {
            id: 'shown',
            name: texts.shown,
            cell: ({ is_hidden }) => (is_hidden ? texts.hidden : texts.shown),
          },
          {
            id: 'orientation',
            name: texts.orientation,
            cell: ({ orientation }) => (orientation === 'gay' ? texts.gay : texts.all),
          },
          {
            id: 'videos',
            name: texts.publishedVideos,
            align: 'end',
            cell: ({ video_count }) => exactCount(video_count),
          },
          {
            id: 'created',
            name: texts.created,
            cell: ({ created_at }) => <time dateTime={created_at}>{formatDate(created_at)}</time>,
          },
          {
            id: 'acts',
            name: texts.actions,
            cell: (category) => {
              const at = movable.indexOf(category);
              const button = (word: string, isOff: boolean, press: () => void) => (
                <button
                  type="button"
                  className={word === texts.deleteWords ? 'linklike bad' : 'linklike'}
                  aria-label={`${word}: ${category.name}`}
                  disabled={isOff}
                  // Not `disabled`, which would take the focus away from somebody pressing it repeatedly.
                  aria-disabled={act.isBusy}
                  onClick={() => {
                    if (!act.isBusy) press();
                  }}
                >
                  {word}
                </button>
              );
              return (
                <span className="row-acts needs-script">
                  {button(texts.edit, false, () => setOpened({ kind: 'edit', category }))}
                  {at >= 0 && (
                    <>
                      {button(texts.up, at === 0, () => void move(category, -1))}
                      {button(texts.down, at === movable.length - 1, () => void move(category, 1))}
                      {movable.length > 1 &&
                        button(texts.merge, false, () => setOpened({ kind: 'merge', category }))}
                      {button(texts.deleteWords, false, () => setOpened({ kind: 'delete', category }))}
                    </>
                  )}
                </span>
              );
            },
          },
        ]}
        empty={<EmptyState text={texts.noCategoriesYet} />}
      />
      {opened !== null && (opened.kind === 'new' || opened.kind === 'edit') && (
        <Dialog
          title={
            opened.kind === 'new'
              ? texts.createCategoryLabel
              : fillIn(texts.editName, { name: opened.category.name })
          }
          onClose={close}
        >
          {(shut) => (
            <>
              <DialogStatus act={act} />
              <CategoryForm
                category={opened.kind === 'new' ? null : opened.category}
                act={act}
                onDone={shut}
              />
            </>
          )}
        </Dialog>
      )}
      {opened !== null && (opened.kind === 'delete' || opened.kind === 'merge') && (
        <EndDialog
          category={opened.category}
          isMerged={opened.kind === 'merge'}
          targets={targetsFor(opened.category, opened.kind === 'merge')}
          act={act}
          onEnd={(targetId) => end(opened.category, opened.kind === 'merge', targetId)}
          onClose={close}
        />
      )}
    </>
  );
}
