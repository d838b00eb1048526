import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { ListedWork } from '#contract/managed-works.ts';
import * as adminPaths from '../../admin-paths.ts';
import { exactCount, formatDate } from '../../lib/format.ts';
import { kindWords, whenOf } from '../../page/work-words.ts';
import { useAct } from '../../parts/use-act.ts';
import * as texts from '../../texts/admin-works.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogStatus } from '../../ui/dialog-status.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NumberPager } from '../../ui/number-pager.tsx';
import { StatusMessage } from '../../ui/status-message.tsx';
import { TableSearch } from '../../ui/table-search.tsx';
import { stateChoices, stateWords } from './work-choices.ts';
import { WorkForm } from './work-form.tsx';
import './admin-works.css';

/** All works, the last changed first: searched by any title, by state, and made here. */
export function WorksTable(props: {
  works: readonly ListedWork[];
  total: number;
  size: number;
  q: string;
  state: string | null;
  page: number;
}) {
  const { works, total, size, q, state, page } = props;
  const [isMaking, setMaking] = useState(false);
  const navigate = useNavigate();
  const act = useAct();
  return (
    <>
      <TableSearch
        action={adminPaths.works()}
        label={texts.searchWorks}
        q={q}
        create={
          <button type="button" className="btn sm pri needs-script" onClick={() => setMaking(true)}>
            {texts.newWork}
          </button>
        }
      >
        <select className="field" name="state" aria-label={texts.state} defaultValue={state ?? ''}>
          <option value="">{texts.allStates}</option>
          {stateChoices.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </TableSearch>
      <StatusMessage status={act.status} of={act.of} />
      <DataTable
        label={texts.works}
        isMain
        rows={works}
        keyOf={({ id }) => id}
        columns={[
          {
            id: 'title',
            name: texts.work,
            cell: ({ id, title, native_title }) => (
              <span className="work-cell">
                <Link to={adminPaths.work(id)}>{title}</Link>
                {native_title && <small>{native_title}</small>}
              </span>
            ),
          },
          { id: 'kind', name: texts.kind, cell: ({ kind }) => kindWords[kind] },
          { id: 'year', name: texts.year, cell: (work) => whenOf(work) ?? '' },
          { id: 'state', name: texts.state, cell: (work) => stateWords[work.state] },
          {
            id: 'episodes',
            name: texts.episodes,
            align: 'end',
            cell: ({ episode_count }) => exactCount(episode_count),
          },
          {
            id: 'videos',
            name: texts.videos,
            align: 'end',
            cell: ({ version_count }) => exactCount(version_count),
          },
          {
            id: 'changed',
            name: texts.lastChanged,
            isMinor: true,
            cell: ({ updated_at }) => <time dateTime={updated_at}>{formatDate(updated_at)}</time>,
          },
        ]}
        empty={<EmptyState text={texts.noWorksFound} />}
      />
      <NumberPager
        page={page}
        size={size}
        total={total}
        things={texts.worksThings}
        to={(to) => adminPaths.works({ q, state, page: to === 1 ? null : to })}
      />
      {isMaking && (
        <Dialog title={texts.newWork} onClose={() => setMaking(false)}>
          {() => (
            <>
              <DialogStatus act={act} />
              <WorkForm work={null} act={act} onDone={(id) => void navigate(adminPaths.work(id))} />
            </>
          )}
        </Dialog>
      )}
    </>
  );
}
