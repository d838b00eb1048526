import { useEffect } from 'react';
import { Form, Link, useRevalidator, useSubmit } from 'react-router';
import type { Output } from '#contract/calls.ts';
import type { Job } from '#contract/jobs.ts';
import * as adminPaths from '../../admin-paths.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { exactCount } from '../../lib/format.ts';
import { sentence } from '../../lib/sentence.tsx';
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

type Jobs = Output<'list_jobs'>;

/** How often the page reloads while something is running. */
const refreshMilliseconds = 3000;
/** The highest number to which jobs are counted. */
const countedTo = 1000;

const stateWords: Readonly<Record<Job['state'], string>> = {
  waiting: texts.waitingLabel,
  running: texts.running,
  done: texts.done,
  failed: texts.failed,
  cancelled: texts.cancelled,
};
const states = Object.keys(stateWords) as Job['state'][];

/** Reloads again and again while something runs or will soon, and the page is visible. */
function useRefresh(isUnderWay: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => {
      // Do not change what somebody is about to press.
      const isAsked = document.querySelector('.confirm-details[open]') !== null;
      if (document.visibilityState === 'visible' && !isAsked) void revalidate();
    }, refreshMilliseconds);
    return () => clearInterval(timer);
  }, [isUnderWay, revalidate]);
}

export interface JobFilter {
  state: Job['state'] | null;
  name: string | null;
  /** Null: without housekeeping. */
  all: string | null;
}

/** What workers are doing, will do and have done. */
export function JobsTable(props: {
  jobs: Jobs;
  filter: JobFilter;
  isFirst: boolean;
  /** What of the address is of the table below, and stays. */
  beside?: TableQuery;
}) {
  const { jobs, filter, isFirst, beside = {} } = props;
  const { items, next_cursor, counts, kinds, has_worker } = jobs;
  const form = useSectionForm('job');
  const submit = useSubmit();
  useRefresh(isFirst && has_worker && counts.running + counts.waiting > 0);
  const isFiltered = filter.state !== null || filter.name !== null || filter.all !== null;
  return (
    <>
      {!has_worker && (
        <p className="form-note wrong" role="status">
          {texts.noWorkerIsRunning}
        </p>
      )}
      <nav className="job-states" aria-label={texts.jobStatus}>
        {[null, ...states].map((state) => (
          <Link
            key={state}
            className="btn sm flat"
            to={adminPaths.jobs({ ...beside, state, name: filter.name, all: filter.all })}
            aria-current={state === filter.state ? 'page' : undefined}
            preventScrollReset
          >
            {state === null ? texts.all : stateWords[state]}
            {countWords(counts, state)}
          </Link>
        ))}
      </nav>
      <Form
        className="table-tools"
        action={adminPaths.jobs()}
        preventScrollReset
        onChange={({ currentTarget }) => void submit(currentTarget, { preventScrollReset: true })}
      >
        {filter.state !== null && <input type="hidden" name="state" value={filter.state} />}
        {filter.all !== null && <input type="hidden" name="all" value={filter.all} />}
        {Object.entries(beside).map(
          ([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <select
          name="name"
          aria-label={texts.jobType}
          className="field"
          defaultValue={filter.name ?? ''}
          key={filter.name}
        >
          <option value="">{texts.allTypes}</option>
          {kinds.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
        <button className="btn sm flat needs-no-script" type="submit">
          {texts.show}
        </button>
      </Form>
      {filter.name === null && <Housekeeping kinds={kinds} filter={filter} beside={beside} />}
      <StatusMessage status={statusOf(form)} of={form.answer} />
      <DataTable
        label={texts.jobs}
        rows={items}
        keyOf={({ id }) => id}
        columns={[
          { id: 'what', name: texts.job, cell: (job) => <What job={job} /> },
          { id: 'state', name: texts.state, cell: (job) => <State job={job} /> },
          {
            id: 'tries',
            name: texts.tries,
            align: 'end',
            cell: ({ attempts, most_attempts }) =>
              fillIn(texts.attemptsOfMostAttempts, { attempts, mostAttempts: most_attempts }),
          },
          {
            id: 'when',
            name: texts.queued,
            cell: ({ created_at }) => <Moment at={created_at} />,
          },
          {
            id: 'acts',
            name: texts.acts,
            cell: (job) => <Acts job={job} form={form} />,
          },
        ]}
        empty={
          <EmptyState text={isFiltered ? texts.noJobsMatch : texts.noJobsYet}>
            {isFiltered && (
              <Link className="btn sm flat" to={adminPaths.jobs()}>
                {texts.allJobs}
              </Link>
            )}
          </EmptyState>
        }
      />
      <OlderPager
        className="number-pager"
        latest={isFirst ? null : { to: adminPaths.jobs({ ...beside, ...filter }), words: texts.latest }}
        older={next_cursor === null ? null : adminPaths.jobs({ ...beside, ...filter, cursor: next_cursor })}
      />
      <p className="job-note">{texts.finishedJobsStay}</p>
    </>
  );
}

/** Says that housekeeping is left out and what that is, and leads to it. */
function Housekeeping(props: { kinds: Jobs['kinds']; filter: JobFilter; beside: TableQuery }) {
  const { kinds, filter, beside } = props;
  const { state, name, all } = filter;
  if (all !== null)
    return (
      <p className="job-note">
        {sentence(texts.showingHousekeeping, {
          link: (words) => <Link to={adminPaths.jobs({ ...beside, state, name })}>{words}</Link>,
        })}
      </p>
    );
  const hidden = kinds.filter(({ is_housekeeping }) => is_housekeeping);
  return (
    <div className="job-note">
      {sentence(texts.housekeepingThatWentWellIs, {
        link: (words) => <Link to={adminPaths.jobs({ ...beside, state, name, all: 'yes' })}>{words}</Link>,
      })}
      <details>
        <summary>{texts.whatsHidden}</summary>
        <p>{fillIn(texts.hiddenJobTypes, { count: hidden.length })}</p>
        <ul>
          {hidden.map(({ name: one, title }) => (
            <li key={one}>
              <Link to={adminPaths.jobs({ ...beside, name: one })}>{title}</Link>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

function countWords(counts: Jobs['counts'], state: Job['state'] | null): string {
  if (state !== 'waiting' && state !== 'running' && state !== 'failed') return '';
  const count = counts[state];
  return ` ${exactCount(count)}${count >= countedTo ? '+' : ''}`;
}

function What({ job: { title, subject } }: { job: Job }) {
  const to =
    subject?.video_slug != null
      ? paths.watch(subject.video_slug)
      : subject?.username != null
        ? paths.user(subject.username)
        : null;
  return (
    <div className="job-what">
      <b>{title}</b>
      {subject && (to === null ? <span>{subject.words}</span> : <Link to={to}>{subject.words}</Link>)}
    </div>
  );
}

function State({ job: { state, progress, error, next_try_at, finished_at, started_at } }: { job: Job }) {
  const moment = state === 'running' ? started_at : finished_at;
  return (
    <div className="job-state">
      <span data-state={state}>{stateWords[state]}</span>
      {progress !== null && (
        <progress value={progress} aria-label={texts.progress}>
          {`${Math.round(progress * 100)} %`}
        </progress>
      )}
      {next_try_at !== null && (
        <small>{sentence(texts.nextTryAt, { time: <Moment at={next_try_at} /> })}</small>
      )}
      {moment !== null && (
        <small>
          {state === 'running' ? (
            sentence(texts.sinceTime, { time: <Moment at={moment} /> })
          ) : (
            <Moment at={moment} />
          )}
        </small>
      )}
      {error !== null && <p>{error}</p>}
    </div>
  );
}

function Acts({ job, form }: { job: Job; form: ReturnType<typeof useSectionForm> }) {
  const { id, title, state, can_retry, can_cancel } = job;
  const hidden = (act: string) => (
    <>
      <input type="hidden" name="intent" value="job" />
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="id" value={id} />
    </>
  );
  return (
    <div className="job-acts">
      {can_retry && (
        <form.Form method="post" preventScrollReset>
          {hidden('retry')}
          <button
            type="submit"
            className="btn sm flat"
            aria-label={fillIn(texts.retryTitle, { title })}
            aria-disabled={form.busy}
          >
            {state === 'waiting' ? texts.tryNow : texts.retry}
          </button>
        </form.Form>
      )}
      {can_cancel && (
        <form.Form method="post" preventScrollReset>
          {hidden('cancel')}
          <ConfirmDetails
            act={texts.cancel}
            question={state === 'running' ? texts.itStopsAndFails : texts.itNeverRuns}
          >
            <button type="submit" className="btn sm flat" aria-disabled={form.busy}>
              {texts.yesCancelIt}
            </button>
          </ConfirmDetails>
        </form.Form>
      )}
    </div>
  );
}
