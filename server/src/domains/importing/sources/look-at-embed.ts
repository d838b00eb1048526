import { AppError } from '../../../kit/app-error.ts';
import type { Platform } from '../../../platform/context.ts';
import { OutboundFault } from '../../../platform/outbound/outbound-fault.ts';
import { awaitTurn, mannersOnTheWay } from '../feeds/host-manners.ts';
import { patience } from '../feeds/list-source.ts';
import { parseJson, record } from '../feeds/readers/json-values.ts';
import { readPage } from '../feeds/readers/read-page.ts';
import type { DueLook } from './look-queries.ts';
import { type Found, foundByOembed, foundByStatus, type Signs } from './look-rules.ts';

type Machines = Pick<Platform, 'db' | 'outbound'>;
interface Answer {
  status: number;
  text: string;
}
export interface Look {
  found: Found;
  signs: Signs;
}

const mostBytes = 256 * 1024;
/** Of the page: its head is what counts, but heads grow. */
const mostPageBytes = 4 * 1024 * 1024;

/**
 * Checks whether an embedded video is still there: its player and, since a player may apologise with the same
 * status as when it plays, its oEmbed or else its page at the source. These count only if they were there
 * before. Throws if nothing can be reached.
 */
export async function lookAtEmbed(
  machines: Machines,
  { address, page, signs }: Pick<DueLook, 'address' | 'page' | 'signs'>,
  signal?: AbortSignal,
): Promise<Look> {
  if (address === null) return { found: 'unknown', signs };
  const player = await machines.outbound
    .fetch(address, { maxBytes: mostBytes, totalMs: 15_000, ...(signal ? { signal } : {}) })
    .then(({ status }) => foundByStatus(status))
    .catch((error: unknown): Found => {
      // Enough arrived to show that something is there.
      if (error instanceof OutboundFault && error.reason === 'tooLarge') return 'there';
      throw error;
    });
  if (player !== 'there') return { found: player, signs };
  if (signs.oembedUrl !== null) {
    const oembed = await ask(machines, signs.oembedUrl, signal);
    return { found: oembed !== null && foundByOembed(oembed.status) === 'gone' ? 'gone' : 'there', signs };
  }
  return page === null ? { found: 'there', signs } : lookAtPage(machines, page, signs, signal);
}

async function lookAtPage(
  machines: Machines,
  page: string,
  signs: Signs,
  signal?: AbortSignal,
): Promise<Look> {
  const answer = await ask(machines, page, signal);
  const found = answer === null ? 'unknown' : foundByStatus(answer.status);
  if (answer === null || found !== 'there')
    return { found: found === 'gone' && signs.pageSeen ? 'gone' : 'there', signs };
  const named = readPage(answer.text, page).alternate;
  const oembed = named === null ? null : await ask(machines, named, signal);
  const tells = oembed !== null && oembed.status === 200 && record(parseJson(oembed.text))?.type === 'video';
  return { found: 'there', signs: { pageSeen: true, oembedUrl: tells ? named : null } };
}

/** With the same manners as an import. Null: it could not be asked, which says nothing about the video. */
async function ask(machines: Machines, address: string, signal?: AbortSignal): Promise<Answer | null> {
  try {
    await awaitTurn(machines, address, patience.job);
    const { status, body } = await machines.outbound.fetch(address, {
      maxBytes: mostPageBytes,
      totalMs: 15_000,
      beforeRedirect: mannersOnTheWay(machines, address, patience.job),
      ...(signal ? { signal } : {}),
    });
    return { status, text: body.toString('utf8') };
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof OutboundFault || error instanceof AppError || error instanceof TypeError)
      return null;
    throw error;
  }
}
