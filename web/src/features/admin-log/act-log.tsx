import { Link } from 'react-router';
import { actNouns } from '#contract/audit-words.ts';
import type { Output } from '#contract/calls.ts';
import * as adminPaths from '../../admin-paths.ts';
import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/admin-frame.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Moment } from '../../ui/moment.tsx';
import { OlderPager } from '../../ui/older-pager.tsx';
import { TableSearch } from '../../ui/table-search.tsx';

type Act = Output<'list_admin_acts'>[number];

/** What was done, latest first. The changes of an act unfold beneath its sentence. */
export function ActLog(props: {
  acts: readonly Act[];
  filter: { q: string; actor: string; act: string; target: string };
  latest: string | null;
  older: string | null;
}) {
  const { acts, filter, latest, older } = props;
  const isFiltered = Object.values(filter).some((value) => value !== '');
  return (
    <>
      <TableSearch
        action={adminPaths.log()}
        label={texts.searchTheLog}
        q={filter.q}
        keep={{ target: filter.target || null, actor: filter.actor || null }}
      >
        <select
          name="act"
          aria-label={texts.whatItsAbout}
          className="field"
          defaultValue={filter.act}
          key={filter.act}
        >
          <option value="">{texts.everything}</option>
          {Object.entries(actNouns).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        {(filter.actor || filter.target) && (
          <Link className="btn sm flat" to={adminPaths.log()}>
            {filter.actor
              ? fillIn(texts.showAllNotJustActor, { actor: filter.actor })
              : texts.showAllNotJustThis}
          </Link>
        )}
      </TableSearch>
      <DataTable
        label={texts.actions}
        rows={acts}
        keyOf={({ id }) => String(id)}
        columns={[
          {
            id: 'when',
            name: texts.when,
            cell: ({ acted_at }) => <Moment at={acted_at} />,
          },
          {
            id: 'who',
            name: texts.who,
            cell: ({ actor_name }) => (
              <Link className="user-name" to={adminPaths.log({ actor: actor_name })}>
                {actor_name}
              </Link>
            ),
          },
          {
            id: 'what',
            name: texts.what,
            // Before the age gate, leave out anything that may name pictures.
            cell: ({ act, summary, details }) => (
              <details>
                <summary>{summary}</summary>
                {/* The name by which programs know it. */}
                <code>{act}</code>
                {Object.keys((details ?? {}) as object).length > 0 && (
                  <pre>{JSON.stringify(details, null, 2)}</pre>
                )}
              </details>
            ),
          },
        ]}
        empty={
          <EmptyState text={isFiltered ? texts.noActionsMatch : texts.noActionsYet}>
            {isFiltered && (
              <Link className="btn sm flat" to={adminPaths.log()}>
                {texts.showTheWholeLog}
              </Link>
            )}
          </EmptyState>
        }
      />
      <OlderPager
        className="number-pager"
        latest={latest === null ? null : { to: latest, words: texts.latest }}
        older={older}
      />
    </>
  );
}
