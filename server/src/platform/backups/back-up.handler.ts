import { spawn } from 'node:child_process';
import type { Platform } from '../context.ts';
import type { JobDefinition, JobHandler } from '../jobs/jobs.ts';
import { backUpJob, drillJob } from './back-up.job.ts';

type Nothing = Record<string, never>;
type Place = Pick<Platform, 'config' | 'log'>;

/** `program`: the command that an operator would run. By the clock where a target is set. */
export const createBackUpHandler = (place: Place, program: string): JobHandler<Nothing> =>
  runs(place, backUpJob, program, place.config.backups.schedule);

export const createDrillHandler = (place: Place, program: string): JobHandler<Nothing> =>
  runs(place, drillJob, program, place.config.backups.drillSchedule);

/** In a process of its own, which leaves its memory to nobody and lets pages go first. */
function runs(
  { config, log }: Place,
  job: JobDefinition<Nothing>,
  program: string,
  schedule: string | null,
): JobHandler<Nothing> {
  return {
    job,
    ...(config.backups.target === null || schedule === null ? {} : { schedule }),
    async run({ signal }) {
      const said = await outcome(program, signal);
      log.info({ said: said.trim().split('\n') }, `${job.name} is done`);
    },
  };
}

function outcome(program: string, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    let complained = '';
    child.stdout.on('data', (piece: Buffer) => {
      said = (said + piece.toString()).slice(-4000);
    });
    child.stderr.on('data', (piece: Buffer) => {
      complained = (complained + piece.toString()).slice(-4000);
    });
    const end = (): unknown => child.kill('SIGTERM');
    signal.addEventListener('abort', end, { once: true });
    child.once('error', reject);
    child.once('close', (code) => {
      signal.removeEventListener('abort', end);
      if (code === 0) resolve(said);
      else reject(new Error(complained.trim() || `it ended with ${code ?? 'a signal'}`));
    });
  });
}
