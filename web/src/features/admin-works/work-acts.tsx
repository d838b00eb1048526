import type { Output } from '#contract/calls.ts';
import { call } from '#contract/client.ts';
import * as adminPaths from '../../admin-paths.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { useAct } from '../../parts/use-act.ts';
import * as texts from '../../texts/admin-works.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Moment } from '../../ui/moment.tsx';
import { NumberPager } from '../../ui/number-pager.tsx';
import { StatusMessage } from '../../ui/status-message.tsx';
import './admin-works.css';
import './proposals.css';

export const actsPageSize = 20;

/** The last acts on works, each with a way back. */
export function WorkActs({ acts, page }: { acts: Output<'get_work_acts'>; page: number }) {
  const act = useAct();
  const undo = (id: string) =>
    act.run(texts.failedToUndo, async () => {
      const { summary } = await call('undo_work_act', { p_act_id: id });
      return fillIn(texts.undone, { summary });
    });
  return (
    <div className="work-desk">
      <p className="lead">{texts.actsLead}</p>
      <StatusMessage status={act.status} of={act.of} />
      {acts.items.length === 0 ? (
        <EmptyState text={texts.noActs} />
      ) : (
        <ol className="work-rows">
          {acts.items.map(({ id, summary, made_at, undone_at }) => (
            <li key={id}>
              <span>
                {summary}
                <small>
                  <Moment at={made_at} />
                </small>
              </span>
              {undone_at === null ? (
                <button
                  type="button"
                  className="btn sm flat needs-script"
                  aria-label={fillIn(texts.actOnName, { act: texts.undo, name: summary })}
                  disabled={act.isBusy}
                  onClick={() => void undo(id)}
                >
                  {texts.undo}
                </button>
              ) : (
                <span className="none">{texts.wasUndone}</span>
              )}
            </li>
          ))}
        </ol>
      )}
      {acts.total > 0 && (
        <NumberPager
          page={page}
          size={actsPageSize}
          total={acts.total}
          things={texts.actsThings}
          to={(to) => adminPaths.works({ tab: 'acts', page: to === 1 ? null : to })}
        />
      )}
    </div>
  );
}
