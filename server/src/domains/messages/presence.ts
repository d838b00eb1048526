import type { Preferences } from '#contract/preferences.ts';
import type { Executor } from '../../platform/db/database.ts';
import { findPreferencesOf } from '../accounts/index.ts';
import type { ConversationState } from './message-rules.ts';

/** What two people show each other while they talk. */
export type Presence = Pick<Preferences, 'shows_seen' | 'shows_typing'>;

/** Nothing is shown to a stranger who waits for an answer, or across a block, and nothing by one side alone. */
export async function presenceOf(
  db: Executor,
  memberId: string,
  side: { other_id: string; state: ConversationState; other_state: ConversationState; is_blocked: boolean },
): Promise<Presence> {
  if (side.state !== 'accepted' || side.other_state !== 'accepted' || side.is_blocked)
    return { shows_seen: false, shows_typing: false };
  const both = [...(await findPreferencesOf(db, [memberId, side.other_id])).values()];
  return {
    shows_seen: both.every(({ shows_seen: shows }) => shows),
    shows_typing: both.every(({ shows_typing: shows }) => shows),
  };
}
