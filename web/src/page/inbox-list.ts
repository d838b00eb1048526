import { limits } from '#contract/limits.ts';
import type { ConversationRow } from '#contract/messages.ts';
import type { Services } from '../page-context.ts';
import { isRefusal, reportFault } from './page-data.ts';
import { refusalWords } from './refusal.ts';

/** A list of conversations, or why there is none; and the requests that stand above it. */
export async function inboxList(
  services: Services,
  asked: { isRequests: boolean; cursor: string | null; waiting: number; failed: string },
): Promise<{ rows: ConversationRow[]; waiting: ConversationRow[]; fault: string | null }> {
  const { isRequests, cursor } = asked;
  try {
    const [rows, waiting] = await Promise.all([
      services.call('get_user_conversations', { p_requests: isRequests, p_cursor: cursor }),
      isRequests || cursor !== null
        ? []
        : services.call('get_user_conversations', { p_requests: true, p_page_size: asked.waiting }),
    ]);
    return { rows, waiting, fault: null };
  } catch (error) {
    reportFault(services, error);
    return { rows: [], waiting: [], fault: refusalWords(error, asked.failed) };
  }
}

/** Somebody to whom one could write. */
export interface Person {
  username: string;
  name: string;
  avatarUrl: string | null;
}

/** Conversations and people that are called so. */
export interface FoundTalks {
  q: string;
  rows: ConversationRow[];
  people: Person[];
  fault: string | null;
}

const mostPeople = 8;

/** The member of exactly this name, or none. */
async function namedSo(services: Services, username: string) {
  try {
    return [await services.call('getPublicProfile', { username })];
  } catch (error) {
    if (isRefusal(error)) return [];
    throw error;
  }
}

/** Conversations in whose rows a text can be read, and people of that name with whom there is none yet. */
export async function foundTalks(
  services: Services,
  asked: { q: string; member: { id: string; username: string }; failed: string },
): Promise<FoundTalks> {
  const { member } = asked;
  const q = asked.q.trim();
  const name = q.replace(/^@/, '').trim().slice(0, limits.inboxSearchLength);
  if (name === '') return { q, rows: [], people: [], fault: null };
  try {
    const [rows, exact, followed, { uploaders }] = await Promise.all([
      services.call('get_user_conversations', { p_search: name }),
      namedSo(services, name),
      services.call('get_public_subscriptions', { p_user_id: member.id, p_limit: 100 }),
      services.call('search_names', { p_query: name }),
    ]);
    const low = name.toLowerCase();
    const isCalled = (one: { username: string; display_name: string | null }): boolean =>
      `${one.username}\n${one.display_name ?? ''}`.toLowerCase().includes(low);
    const known = new Set([member.username, ...rows.map((row) => row.other_participant_username)]);
    const people: Person[] = [];
    for (const one of [...exact, ...followed.filter(isCalled), ...uploaders]) {
      if (known.has(one.username)) continue;
      known.add(one.username);
      people.push({
        username: one.username,
        name: one.display_name ?? one.username,
        avatarUrl: one.avatar_url,
      });
    }
    return { q, rows, people: people.slice(0, mostPeople), fault: null };
  } catch (error) {
    reportFault(services, error);
    return { q, rows: [], people: [], fault: refusalWords(error, asked.failed) };
  }
}
