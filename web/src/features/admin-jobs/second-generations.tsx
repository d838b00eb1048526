import { Link } from 'react-router';
import type { Output } from '#contract/calls.ts';
import type { SecondGeneration } from '#contract/second-generations.ts';
import * as adminPaths from '../../admin-paths.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { countOf, exactCount } from '../../lib/format.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import type { TableQuery } from '../../paths.ts';
import * as paths from '../../paths.ts';
import * as texts from '../../texts/admin-frame.ts';
import { ConfirmDetails } from '../../ui/confirm-details.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Moment } from '../../ui/moment.tsx';
import { OlderPager } from '../../ui/older-pager.tsx';
import { StatusMessage, statusOf } from '../../ui/status-message.tsx';
import './admin-jobs.css';

type State = SecondGeneration['state'];

const stateWords: Readonly<Record<State, string>> = {
  waiting: texts.waitingLabel,
  encoding: texts.running,
  ready: texts.av1Ready,
  failed: texts.failed,
  withdrawn: texts.av1Withdrawn,
};

export const secondGenerationStates = Object.keys(stateWords) as State[];

/** Which videos have an AV1 version, get one, or had one. */
export function SecondGenerations(props: {
  list: Output<'list_second_generations'>;
  state: State;
  /** What of the address is of the table above, and stays. */
  beside?: TableQuery;
}) {
  const { list, state, beside = {} } = props;
  const form = useSectionForm('av1');
  return (
    <section className="av1-versions" aria-labelledby="av1-versions">
      <h2 id="av1-versions">{texts.av1Versions}</h2>
      <nav className="job-states" aria-label={texts.av1Versions}>
        {secondGenerationStates.map((one) => (
          <Link
            key={one}
            className="btn sm flat"
            to={adminPaths.jobs({ ...beside, av1: one })}
            aria-current={one === state ? 'page' : undefined}
            preventScrollReset
          >
            {stateWords[one]}
          </Link>
        ))}
      </nav>
      <StatusMessage status={statusOf(form)} of={form.answer} />
      <DataTable
        label={texts.av1Versions}
        rows={list.items}
        keyOf={({ video_id }) => video_id}
        columns={[
          { id: 'video', name: texts.av1Video, cell: (row) => <Video row={row} /> },
          { id: 'size', name: texts.av1Size, cell: (row) => <Size row={row} /> },
          { id: 'since', name: texts.av1Since, cell: ({ since }) => <Moment at={since} /> },
          { id: 'acts', name: texts.acts, cell: (row) => <Acts row={row} form={form} /> },
        ]}
        empty={<EmptyState text={texts.noAv1Versions} />}
      />
      <OlderPager
        className="number-pager"
        latest={null}
        older={
          list.next_cursor === null
            ? null
            : adminPaths.jobs({ ...beside, av1: state, after: list.next_cursor })
        }
      />
    </section>
  );
}

function Video({ row }: { row: SecondGeneration }) {
  return (
    <div className="job-what">
      <Link to={paths.watch(row.video_slug)}>{row.video_title}</Link>
      {row.views > 0 && <span>{countOf(row.views, texts.oneViewerIn30Days, texts.viewersIn30Days)}</span>}
      {row.reason !== null && <span>{row.reason}</span>}
    </div>
  );
}

const megabytes = (bytes: number): string => exactCount(Math.max(1, Math.round(bytes / 2 ** 20)));

function Size({ row }: { row: SecondGeneration }) {
  const { state, progress, first_bytes, second_bytes, likeness, made_from } = row;
  return (
    <div className="job-state">
      {state === 'encoding' && (
        <progress value={progress} aria-label={texts.progress}>
          {`${Math.round(progress * 100)} %`}
        </progress>
      )}
      {second_bytes > 0 ? (
        <span>
          {fillIn(texts.av1BytesOf, {
            bytes: megabytes(second_bytes),
            whole: megabytes(first_bytes),
            percent: Math.round((100 * second_bytes) / Math.max(1, first_bytes)),
          })}
        </span>
      ) : (
        <span>{fillIn(texts.h264Bytes, { bytes: megabytes(first_bytes) })}</span>
      )}
      {likeness !== null && (
        <small>
          {fillIn(made_from === 'source' ? texts.likenessToSource : texts.likenessToTopRung, {
            likeness: likeness.toFixed(3),
          })}
        </small>
      )}
    </div>
  );
}

function Acts({ row, form }: { row: SecondGeneration; form: ReturnType<typeof useSectionForm> }) {
  const { state, video_id, video_title } = row;
  const hidden = (act: string) => (
    <>
      <input type="hidden" name="intent" value="av1" />
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="video" value={video_id} />
    </>
  );
  return (
    <div className="job-acts">
      <form.Form method="post" preventScrollReset>
        {state === 'failed' || state === 'withdrawn' ? (
          <>
            {hidden('make')}
            <button
              type="submit"
              className="btn sm flat"
              aria-label={fillIn(texts.makeAv1Of, { title: video_title })}
              aria-disabled={form.busy}
            >
              {texts.makeAv1}
            </button>
          </>
        ) : (
          <>
            {hidden('withdraw')}
            <ConfirmDetails
              act={texts.withdrawAv1}
              label={fillIn(texts.withdrawAv1Of, { title: video_title })}
              question={texts.withdrawAv1Question}
            >
              <button
                type="submit"
                className="btn sm flat"
                aria-label={fillIn(texts.yesWithdrawAv1Of, { title: video_title })}
                aria-disabled={form.busy}
              >
                {texts.yesWithdrawAv1}
              </button>
            </ConfirmDetails>
          </>
        )}
      </form.Form>
    </div>
  );
}
