import type { EpisodeProposals } from '#contract/episode-proposals.ts';
import * as adminPaths from '../../admin-paths.ts';
import { useAct } from '../../parts/use-act.ts';
import * as texts from '../../texts/admin-works.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NumberPager } from '../../ui/number-pager.tsx';
import { StatusMessage } from '../../ui/status-message.tsx';
import { ProposedWork } from './proposal-group.tsx';
import './admin-works.css';
import './proposals.css';

export const proposalsPageSize = 10;

/** What waits on the desk, by the work it leads to. */
export function WorkProposals({ proposals, page }: { proposals: EpisodeProposals; page: number }) {
  const act = useAct();
  const { items, total } = proposals;
  return (
    <div className="work-desk">
      <p className="lead">{texts.proposalsLead}</p>
      <StatusMessage status={act.status} of={act.of} />
      {items.length === 0 && <EmptyState text={texts.noProposals} />}
      {items.map((group) => (
        <ProposedWork
          key={`${group.lead} ${group.proposals.map(({ id }) => id).join()}`}
          group={group}
          act={act}
        />
      ))}
      {total > 0 && (
        <NumberPager
          page={page}
          size={proposalsPageSize}
          total={total}
          things={texts.worksThings}
          to={(to) => adminPaths.works({ tab: 'proposals', page: to === 1 ? null : to })}
        />
      )}
    </div>
  );
}
