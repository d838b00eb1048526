import type { Job } from '#contract/jobs.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { QueuedJob } from '../../../platform/jobs/job-queries.ts';
import { failureWords } from '../../../platform/jobs/job-words.ts';
import { usernamesOf } from '../member-queries.ts';
import type { JobKind, JobSubject } from './job-kind.ts';
import { mayCancel, mayRetry, stateOf, titleOfName } from './job-rules.ts';
import { videoSubjects } from './subject-queries.ts';

export type JobKinds = ReadonlyMap<string, JobKind>;
export const titleOf = (kinds: JobKinds, name: string): string => kinds.get(name)?.title ?? titleOfName(name);

const longestError = 500;

/** Jobs in the API's form, with their subjects looked up together; hidden videos are not named. */
export async function jobViews(
  db: Executor,
  { kinds, hidden }: { kinds: JobKinds; hidden: readonly string[] },
  jobs: readonly QueuedJob[],
): Promise<Job[]> {
  const subjects = jobs.map(({ name, data }) => kinds.get(name)?.about?.(data) ?? null);
  const ids = (...wanted: JobSubject['kind'][]): string[] =>
    subjects.flatMap((subject) =>
      subject !== null && subject.kind !== 'words' && wanted.includes(subject.kind) ? [subject.id] : [],
    );
  const videoIds = ids('media', 'video');
  const videos = new Map(
    (videoIds.length === 0 ? [] : await videoSubjects(db, videoIds, hidden)).map((video) => [
      video.key,
      video,
    ]),
  );
  const usernames = await usernamesOf(db, ids('member'));

  return jobs.map((job, index) => {
    const subject = subjects[index] ?? null;
    const video = subject !== null && subject.kind !== 'words' ? videos.get(subject.id) : undefined;
    return {
      id: job.id,
      name: job.name,
      title: titleOf(kinds, job.name),
      subject: subjectView(subject),
      state: stateOf(job.state),
      progress: subject?.kind === 'media' && job.state === 'active' ? (video?.progress ?? null) : null,
      attempts: job.startedAt === null ? 0 : job.retryCount + 1,
      most_attempts: Math.max(job.retryLimit, job.retryCount) + 1,
      error: errorOf(job),
      created_at: job.createdAt.toISOString(),
      started_at: job.startedAt?.toISOString() ?? null,
      finished_at: job.completedAt?.toISOString() ?? null,
      next_try_at:
        stateOf(job.state) === 'waiting' && job.startAfter.getTime() > Date.now()
          ? job.startAfter.toISOString()
          : null,
      can_retry: mayRetry(job.state),
      can_cancel: mayCancel(job.state, kinds.get(job.name)?.mayBeCancelled ?? false),
    };
  });

  function subjectView(subject: JobSubject | null): Job['subject'] {
    if (subject === null) return null;
    if (subject.kind === 'words') return { words: subject.words, video_slug: null, username: null };
    if (subject.kind === 'member') {
      const username = usernames.get(subject.id) ?? null;
      return username === null ? null : { words: username, video_slug: null, username };
    }
    const video = videos.get(subject.id);
    return video === undefined ? null : { words: video.title, video_slug: video.slug, username: null };
  }
}

/** From the last attempt, if it failed. */
function errorOf({ state, output }: QueuedJob): string | null {
  if (output === null || state === 'completed' || state === 'created') return null;
  const words = failureWords(output);
  return words.length > longestError ? `${words.slice(0, longestError)}…` : words;
}
