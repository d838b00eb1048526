import { useState } from 'react';
import { Link } from 'react-router';
import { sizeWords } from '#contract/ad-fitting.ts';
import { hasPosition } from '#contract/ad-positions.ts';
import type { Placement } from '#contract/ad-shapes.ts';
import { adPageTypes, type PlacementStatus, placementStatuses } from '#contract/ad-words.ts';
import { call } from '#contract/client.ts';
import * as adminPaths from '../../admin-paths.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { countOf } from '../../lib/format.ts';
import { lookOfAct } from '../../parts/ad-acts.ts';
import { actOnEach, ChosenActs } from '../../parts/chosen-acts.tsx';
import { useAdAct } from '../../parts/use-ad-act.ts';
import * as texts from '../../texts/admin-ads.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { StatusMessage } from '../../ui/status-message.tsx';
import { StepPager } from '../../ui/step-pager.tsx';
import { TableSearch } from '../../ui/table-search.tsx';
import './admin-ads-placements.css';
import { type PlacedCategory, PlacementForm } from './placement-form.tsx';

export interface PlacementTable {
  q: string;
  page: number;
  state: PlacementStatus | null;
  on: string | null;
}
type Opened =
  | { kind: 'new' }
  | { kind: 'edit' | 'archive'; placement: Placement }
  | { kind: 'delete'; placements: readonly Placement[] };
const names = [texts.placementWithin, texts.placementsWithin] as const;

const statusNames: Readonly<Record<PlacementStatus, string>> = {
  active: texts.active,
  paused: texts.paused,
  inactive: texts.archived,
};

/** All placements, by page type and position. */
export function PlacementsTable(props: {
  placements: readonly Placement[];
  hasMore: boolean;
  siteCategories: readonly PlacedCategory[];
  table: PlacementTable;
}) {
  const { placements, hasMore, siteCategories, table } = props;
  const [opened, setOpened] = useState<Opened | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const act = useAdAct();
  const close = () => setOpened(null);
  const setStatus = ({ id, name }: Placement, status: PlacementStatus) =>
    act.run(texts.error, async () => {
      await call('update_placement_status', { p_id: id, new_status: status });
      return fillIn(texts.nameIsStatus, { name, status: statusNames[status].toLowerCase() });
    });
  const duplicate = ({ id }: Placement) =>
    act.run(texts.error, async () => {
      const { name } = await call('duplicate_placement', { p_id: id });
      return fillIn(texts.copyWasCreated, { name });
    });
  const setAll = (status: 'active' | 'paused') => (some: readonly Placement[]) =>
    void actOnEach(act, some, names, status === 'active' ? texts.activated : texts.pausedName, ({ id }) =>
      call('update_placement_status', { p_id: id, new_status: status }),
    );
  return (
    <>
      <TableSearch
        action={adminPaths.adPlacements()}
        label={texts.searchPlacements}
        q={table.q}
        create={
          <button
            type="button"
            className="btn sm pri needs-script"
            onClick={() => setOpened({ kind: 'new' })}
          >
            {texts.createPlacement}
          </button>
        }
      >
        <select
          className="field"
          name="state"
          key={`state ${table.state}`}
          defaultValue={table.state ?? ''}
          aria-label={texts.status}
        >
          <option value="">{texts.allStatuses}</option>
          {placementStatuses.map((one) => (
            <option key={one} value={one}>
              {statusNames[one]}
            </option>
          ))}
        </select>
        <select
          className="field"
          name="on"
          key={`on ${table.on}`}
          defaultValue={table.on ?? ''}
          aria-label={texts.pageType}
        >
          <option value="">{texts.allPageTypes}</option>
          {adPageTypes.map((one) => (
            <option key={one} value={one}>
              {one === 'All Pages' ? texts.onAllPages : one}
            </option>
          ))}
        </select>
      </TableSearch>
      <StatusMessage status={act.status} of={act.of} />
      {placements.length > 0 && (
        <ChosenActs
          name="placements"
          picked={placements.filter(({ id }) => chosen.has(id))}
          isBusy={act.isBusy}
          acts={[
            [texts.activateSelected, setAll('active')],
            [texts.pauseSelected, setAll('paused')],
            [texts.deleteSelected, (some) => setOpened({ kind: 'delete', placements: some })],
          ]}
        />
      )}
      <DataTable
        label={texts.placements}
        rows={placements}
        keyOf={({ id }) => id}
        selection={{ chosen, nameOf: ({ name }) => name, onChange: setChosen }}
        columns={[
          {
            id: 'name',
            name: texts.placement,
            cell: ({ id, name }) => (
              <span className="ad-name">
                <b>{name}</b>
                <small>
                  <Link className="ad-link" to={adminPaths.adPostings({ placement: id })}>
                    {texts.postingsLabel}
                  </Link>
                </small>
              </span>
            ),
          },
          { id: 'page', name: texts.pageType, isMinor: true, cell: ({ page_type }) => page_type },
          {
            id: 'position',
            name: texts.position,
            cell: ({ page_type, location }) => (
              <span className="ad-name">
                {location}
                {!hasPosition(page_type, location) && <small>{texts.noPageHasRoomThere}</small>}
              </span>
            ),
          },
          {
            id: 'sizes',
            name: texts.sizes,
            isMinor: true,
            cell: ({ ad_sizes }) => ad_sizes.map(sizeWords).join(', '),
          },
          { id: 'status', name: texts.status, cell: ({ status }) => statusNames[status] },
          {
            id: 'acts',
            name: texts.actions,
            cell: (placement) => {
              const button = (word: string, press: () => void) => (
                <button
                  type="button"
                  className={`linklike ${lookOfAct(word)}`}
                  aria-label={`${word}: ${placement.name}`}
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
                  {button(texts.edit, () => setOpened({ kind: 'edit', placement }))}
                  {placement.status === 'active'
                    ? button(texts.pause, () => void setStatus(placement, 'paused'))
                    : button(texts.activate, () => void setStatus(placement, 'active'))}
                  {placement.status !== 'inactive' &&
                    button(texts.archive, () => setOpened({ kind: 'archive', placement }))}
                  {button(texts.duplicate, () => void duplicate(placement))}
                  {button(texts.deleteWords, () => setOpened({ kind: 'delete', placements: [placement] }))}
                </span>
              );
            },
          },
        ]}
        empty={<EmptyState text={texts.noPlacementsFoundInThe} />}
      />
      <StepPager
        page={table.page}
        hasMore={hasMore}
        to={(page) =>
          adminPaths.adPlacements({ ...table, q: table.q || null, page: page === 1 ? null : page })
        }
      />
      {opened !== null && (opened.kind === 'new' || opened.kind === 'edit') && (
        <Dialog
          className="wide"
          title={
            opened.kind === 'new'
              ? texts.createPlacementLabel
              : fillIn(texts.editName, { name: opened.placement.name })
          }
          onClose={close}
        >
          {(shut) => (
            <PlacementForm
              placement={opened.kind === 'new' ? null : opened.placement}
              siteCategories={siteCategories}
              act={act}
              onCancel={shut}
              onDone={shut}
            />
          )}
        </Dialog>
      )}
      {opened?.kind === 'archive' && (
        <ConfirmDialog
          title={fillIn(texts.archiveName, { name: opened.placement.name })}
          word={texts.archive}
          act={act}
          onConfirm={() => setStatus(opened.placement, 'inactive')}
          onClose={close}
        >
          {texts.whatArchivingDoes}
        </ConfirmDialog>
      )}
      {opened?.kind === 'delete' && (
        <ConfirmDialog
          title={fillIn(texts.deleteWhat, {
            what:
              opened.placements.length === 1
                ? `“${opened.placements[0]?.name}”`
                : countOf(opened.placements.length, ...names),
          })}
          word={texts.deleteWords}
          act={act}
          onConfirm={() =>
            actOnEach(act, opened.placements, names, texts.deleted, ({ id }) =>
              call('delete_placement', { p_id: id }),
            )
          }
          onClose={close}
        >
          {texts.postingsGoWithItFigures}
        </ConfirmDialog>
      )}
    </>
  );
}
