import { Link } from 'react-router';
import type { Output } from '#contract/calls.ts';
import { listedIdentityStates } from '#contract/identity-words.ts';
import * as adminPaths from '../../admin-paths.ts';
import * as texts from '../../texts/admin-review.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Moment } from '../../ui/moment.tsx';
import { NumberPager } from '../../ui/number-pager.tsx';
import './admin-identity.css';

export const stateWords: Readonly<Record<string, string>> = {
  pending: texts.waiting,
  approved: texts.approved,
  refused: texts.refused,
};
const empty: Readonly<Record<string, string>> = {
  pending: texts.noneWaiting,
  approved: texts.noneApprovedYet,
  refused: texts.noneRefusedYet,
};

/** Members' identity checks in one state, one page at a time. */
export function IdentityQueue(props: {
  items: Output<'get_identity_queue'>['items'];
  total: number;
  state: string;
  page: number;
  size: number;
}) {
  const { items, total, state, page, size } = props;
  const to = (next: string, number = 1) =>
    adminPaths.identity({ state: next === 'pending' ? null : next, page: number === 1 ? null : number });
  const moment = (at: string | null) => (at === null ? '' : <Moment at={at} />);
  return (
    <>
      <nav className="identity-states" aria-label={texts.state}>
        {listedIdentityStates.map((one) => (
          <Link
            key={one}
            className="btn sm flat at"
            to={to(one)}
            aria-current={one === state ? 'page' : undefined}
          >
            {stateWords[one]}
          </Link>
        ))}
      </nav>
      <DataTable
        label={texts.identityChecks}
        rows={items}
        keyOf={({ id }) => id}
        columns={[
          {
            id: 'username',
            name: texts.member,
            cell: ({ id, username }) => (
              <Link className="identity-name" to={adminPaths.identityRecord(id)}>
                {username}
              </Link>
            ),
          },
          { id: 'submitted', name: texts.sent, cell: ({ submitted_at }) => moment(submitted_at) },
          ...(state === 'pending'
            ? []
            : [
                {
                  id: 'decided',
                  name: texts.decided,
                  cell: ({ decided_at }: (typeof items)[number]) => moment(decided_at),
                },
                {
                  id: 'by',
                  name: texts.by,
                  cell: ({ decided_by, provider }: (typeof items)[number]) =>
                    decided_by ?? (provider === 'test' ? texts.testProvider : texts.aFormerAdmin),
                },
              ]),
        ]}
        empty={<EmptyState text={empty[state] ?? ''} />}
      />
      <NumberPager
        page={page}
        size={size}
        total={total}
        things={total === 1 ? texts.check : texts.checks}
        to={(number) => to(state, number)}
      />
    </>
  );
}
