import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { JobState } from '#contract/jobs.ts';
import * as adminPaths from '../../admin-paths.ts';
import { Encoders } from '../../features/admin-jobs/encoders.tsx';
import { JobsTable } from '../../features/admin-jobs/jobs-table.tsx';
import { SecondGenerations, secondGenerationStates } from '../../features/admin-jobs/second-generations.tsx';
import { choice } from '../../page/address-values.ts';
import { head } from '../../page/head.ts';
import { headOf } from '../../page/meta.ts';
import { orElse, pageData } from '../../page/page-data.ts';
import { answerForm, refuseForm } from '../../page/page-form.ts';
import { rememberTyped } from '../../page/remember-typed.ts';
import { servicesContext } from '../../page-context.ts';
import * as texts from '../../texts/admin-frame.ts';

const states: readonly JobState[] = ['waiting', 'running', 'done', 'failed', 'cancelled'];

import { FailedPart } from '../../ui/failed-part.tsx';

export async function loader({ url, context }: LoaderFunctionArgs) {
  const query = (name: string) => url.searchParams.get(name)?.slice(0, 200) || null;
  const filter = {
    state: choice(query('state'), states),
    name: query('name'),
    /** With housekeeping. */
    all: query('all') === null ? null : 'yes',
  };
  const cursor = query('cursor');
  const asked = choice(query('av1'), secondGenerationStates);
  const av1 = asked ?? 'ready';
  const after = query('after');
  return pageData(context, texts.jobsDidNotLoad, async (services) => ({
    head: head({ site: services.site, title: texts.jobs, path: adminPaths.jobs(), hidden: true }),
    jobs: await services.call('list_jobs', {
      p_state: filter.state,
      p_name: filter.name?.slice(0, 100) ?? null,
      p_hides_housekeeping: filter.all === null,
      p_cursor: cursor,
    }),
    second: await services.call('list_second_generations', { p_state: av1, p_cursor: after }),
    av1,
    encoders: await orElse(services, services.call('get_encoders', {}), null),
    filter,
    isFirst: cursor === null,
    /** Each table keeps the other as it is. */
    ofJobs: { ...filter, cursor },
    ofSecond: { av1: asked, after },
  }));
}

export async function action({ request, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const failure = texts.failedToProcessRequest;
  if (form.get('intent') === 'av1') {
    const av1Act = choice(String(form.get('act')), ['make', 'withdraw'] as const);
    if (av1Act === null) return refuseForm('av1', { message: failure, field: null });
    return answerForm(services, 'av1', failure, async () => {
      const input = { p_video_id: String(form.get('video')) };
      if (av1Act === 'make') {
        const { state } = await services.call('make_second_generation', input);
        return state === 'ready' ? texts.av1IsBack : texts.av1IsQueued;
      }
      await services.call('withdraw_second_generation', input);
      return texts.av1IsWithdrawn;
    });
  }
  const act = choice(String(form.get('act')), ['retry', 'cancel'] as const);
  if (act === null) return refuseForm('job', { message: failure, field: null });
  return answerForm(services, 'job', failure, async () => {
    const input = { p_id: String(form.get('id')) };
    const { message } =
      act === 'retry' ? await services.call('retry_job', input) : await services.call('cancel_job', input);
    return message;
  });
}

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped();

export const meta = headOf;

export default function Jobs() {
  const { encoders, second, av1, ofJobs, ofSecond, ...page } = useLoaderData<typeof loader>();
  return (
    <>
      <header className="admin-head">
        <h1>{texts.jobs}</h1>
      </header>
      <JobsTable {...page} beside={ofSecond} />
      <SecondGenerations list={second} state={av1} beside={ofJobs} />
      {encoders === null ? <FailedPart /> : <Encoders standings={encoders} />}
    </>
  );
}
