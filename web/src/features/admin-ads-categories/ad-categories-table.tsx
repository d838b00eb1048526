import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import type { AdCategory } from '#contract/ad-shapes.ts';
import { call } from '#contract/client.ts';
import { limits } from '#contract/limits.ts';
import * as adminPaths from '../../admin-paths.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { countOf, formatDate } from '../../lib/format.ts';
import { FormOfAct } from '../../parts/form-of-act.tsx';
import { useAdAct } from '../../parts/use-ad-act.ts';
import * as texts from '../../texts/admin-ads.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogStatus } from '../../ui/dialog-status.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { StatusMessage } from '../../ui/status-message.tsx';

type Opened = { kind: 'new' } | { kind: 'edit' | 'delete'; category: AdCategory };

/** Categories of advertising: two ads of one are not shown side by side. */
export function AdCategoriesTable({ categories }: { categories: readonly AdCategory[] }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const act = useAdAct();
  const close = () => setOpened(null);
  return (
    <>
      <div className="table-tools needs-script">
        <button type="button" className="btn sm pri" onClick={() => setOpened({ kind: 'new' })}>
          {texts.createCategory}
        </button>
      </div>
      <StatusMessage status={act.status} of={act.of} />
      <DataTable
        label={texts.adCategories}
        rows={categories}
        keyOf={({ id }) => id}
        columns={[
          { id: 'name', name: texts.name, cell: ({ name }) => <b>{name}</b> },
          {
            id: 'campaigns',
            name: texts.campaignsLabel,
            cell: ({ id, campaign_count: count }) =>
              count === 0 ? (
                texts.none
              ) : (
                <Link className="ad-link" to={adminPaths.adCampaigns({ category: id })}>
                  {countOf(count, texts.campaign, texts.campaigns)}
                </Link>
              ),
          },
          {
            id: 'created',
            name: texts.created,
            cell: ({ created_at }) => <time dateTime={created_at}>{formatDate(created_at)}</time>,
          },
          {
            id: 'acts',
            name: texts.actions,
            cell: (category) => (
              <span className="row-acts needs-script">
                {(['edit', 'delete'] as const).map((kind) => (
                  <button
                    key={kind}
                    type="button"
                    className={kind === 'edit' ? 'linklike' : 'linklike bad'}
                    aria-label={`${kind === 'edit' ? texts.edit : texts.deleteWords}: ${category.name}`}
                    onClick={() => setOpened({ kind, category })}
                  >
                    {kind === 'edit' ? texts.edit : texts.deleteWords}
                  </button>
                ))}
              </span>
            ),
          },
        ]}
        empty={<EmptyState text={texts.noCategoriesYet} />}
      />
      {opened !== null && opened.kind !== 'delete' && (
        <Dialog
          title={
            opened.kind === 'new'
              ? texts.createCategoryLabel
              : fillIn(texts.editName, { name: opened.category.name })
          }
          onClose={close}
        >
          {(shut) => (
            <CategoryForm category={opened.kind === 'new' ? null : opened.category} act={act} onDone={shut} />
          )}
        </Dialog>
      )}
      {opened?.kind === 'delete' && (
        <ConfirmDialog
          title={fillIn(texts.deleteName, { name: opened.category.name })}
          word={texts.deleteWords}
          act={act}
          onConfirm={() =>
            act.run(texts.error, async () => {
              const { message } = await call('delete_ad_category', { p_id: opened.category.id });
              return message;
            })
          }
          onClose={close}
        >
          {texts.whatDeletingACategoryNeeds}
        </ConfirmDialog>
      )}
    </>
  );
}

function CategoryForm(props: {
  category: AdCategory | null;
  act: ReturnType<typeof useAdAct>;
  onDone(): void;
}) {
  const { category, act, onDone } = props;
  const [missing, setMissing] = useState<string | null>(null);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    setMissing(name === '' ? texts.pleaseEnterANameFor : null);
    if (name === '') return;
    const done = await act.run(texts.error, async () => {
      const saved =
        category === null
          ? await call('create_ad_category', { p_name: name })
          : await call('update_ad_category', { p_id: category.id, p_name: name });
      return category === null
        ? fillIn(texts.nameWasCreated, { name: saved.name })
        : fillIn(texts.nameWasSaved, { name: saved.name });
    });
    if (done) onDone();
  };
  return (
    <FormOfAct act={act} className="form" noValidate onSubmit={(event) => void save(event)}>
      <DialogStatus act={act} />
      <Field
        label={texts.name}
        name="name"
        defaultValue={category?.name ?? ''}
        maxLength={limits.adCategoryLength}
        error={missing}
      />
      <div className="ends">
        <button type="submit" className="btn sm pri" disabled={act.isBusy}>
          {category === null ? texts.createCategory : texts.updateCategory}
        </button>
      </div>
    </FormOfAct>
  );
}
