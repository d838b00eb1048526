import { recordAct, theSite } from '../../../platform/audit/record-act.ts';
import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { OutboundFault } from '../../../platform/outbound/outbound-fault.ts';
import { tellOperator } from '../../../platform/warnings/tell-operator.ts';
import { adsChanged } from '../ads-changed.ts';
import { checkLandingPagesJob } from './check-landing-pages.job.ts';
import { dueLandings, type LandingRow, noteLanding, writeStatus } from './creative-queries.ts';
import { filledAddress } from './creative-rules.ts';
import { faultsToPause, landingFault } from './landing-rules.ts';

type Machines = Pick<Platform, 'db' | 'outbound' | 'log'>;

/** Looked at together, each for at most `patience` milliseconds. */
const together = 20;
const patience = 20_000;
/** What a page begins with is enough: nothing of it is read. */
const mostBytes = 2_000_000;

export const createCheckLandingPagesHandler = (platform: Machines): JobHandler<Record<string, never>> => ({
  job: checkLandingPagesJob,
  // Each is due once a day; those that come in between have a look within the hour.
  schedule: '23 * * * *',
  run: ({ signal }) => checkLandingPages(platform, signal),
});

/** Looks at every page that is due. One that cannot be looked at now, because of us, waits for the next run. */
export async function checkLandingPages(platform: Machines, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const due = await dueLandings(platform.db, together);
    if (due.length === 0) return;
    await Promise.all(due.map((row) => lookAt(platform, row, signal)));
  }
}

async function lookAt(platform: Machines, row: LandingRow, signal: AbortSignal): Promise<void> {
  const fault = await faultOf(platform, row.click_url, signal);
  signal.throwIfAborted();
  const faults = await noteLanding(platform.db, row, fault === null);
  if (fault === null || faults === null || faults < faultsToPause) return;
  await platform.db.transaction(async (transaction) => {
    await writeStatus(transaction, row.id, 'inactive', `Its page was gone on two looks in a row: ${fault}`);
    await adsChanged(transaction);
    await recordAct(transaction, theSite, {
      act: 'ad_creative.paused',
      targetKind: 'ad_creative',
      targetId: row.id,
      summary: `Paused the creative "${row.title}": the page that it leads to is gone.`,
      details: { click_url: row.click_url, fault, looks: faults },
    });
  });
  tellOperator(platform, 'landing_page_gone', `${row.title}: ${row.click_url}`);
}

/** Why a page is not there, as a sentence; null: it is. */
async function faultOf({ outbound }: Machines, address: string, signal: AbortSignal): Promise<string | null> {
  const url = filledAddress(address);
  if (url === null) return 'Its address is none that an ad may lead to.';
  try {
    const { status } = await outbound.fetch(url.href, {
      ...{ method: 'GET', maxBytes: mostBytes, totalMs: patience, idleMs: patience, redirects: 5, signal },
      headers: { accept: 'text/html,*/*;q=0.8' },
    });
    return landingFault(status);
  } catch (error) {
    if (!(error instanceof OutboundFault)) throw error;
    // It is there, and has a lot to say.
    return error.reason === 'tooLarge' ? null : error.message;
  }
}
