import type { ConversationRow } from '#contract/messages.ts';
import type { Services } from '../page-context.ts';
import { reportFault } from './page-data.ts';
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
