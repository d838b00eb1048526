import { applicationLimits as most } from '#contract/application-lists.ts';
import type { Input, Output } from '#contract/calls.ts';
import type { CreatorApplication } from '#contract/creator-applications.ts';
import type { Role } from '#contract/roles.ts';
import { AppError } from '../../kit/app-error.ts';
import { newId } from '../../kit/ids.ts';
import type { CallContext, MemberContext } from '../../platform/context.ts';
import type { Executor } from '../../platform/db/database.ts';
import { holdMember } from '../accounts/index.ts';
import { readMemberText } from '../texts/index.ts';
import {
  type ApplicationRow,
  insertApplication,
  latestOf,
  recentOf,
  withdrawWaiting,
} from './application-queries.ts';
import { checkDeclaration, obstacleOf, obstacleWords, readLinks } from './application-rules.ts';
import { applicationView } from './application-view.ts';

const standingOf = async (db: Executor, memberId: string, role: Role, latest: ApplicationRow | null) => ({
  role,
  isWaiting: latest?.state === 'pending',
  recent: latest === null ? [] : await recentOf(db, memberId, most.days),
});

/** A member's latest application, and what stops them from applying now. */
export async function myApplication(context: MemberContext): Promise<Output<'get_my_creator_application'>> {
  const memberId = context.memberId;
  const latest = await latestOf(context.db, memberId);
  const role = context.viewer.role ?? 'unverified_member';
  const { obstacle, againAt } = obstacleOf(await standingOf(context.db, memberId, role, latest));
  return {
    application: latest && applicationView(latest),
    obstacle,
    message: obstacle && obstacleWords(obstacle, againAt),
  };
}

/** Sends an application. Throws `badInput` naming the field, and `conflict` if they may not apply now. */
export async function apply(
  context: MemberContext,
  input: Input<'submit_creator_application'>,
): Promise<CreatorApplication> {
  const memberId = context.memberId;
  const written = readForm(context, input);
  return context.db.transaction(async (transaction) => {
    // Two sent at once are handled one after the other.
    const member = await holdMember(transaction, memberId);
    if (member === null) throw new AppError('notFound', 'User not found.');
    const before = await latestOf(transaction, memberId);
    const { obstacle, againAt } = obstacleOf(await standingOf(transaction, memberId, member.role, before));
    if (obstacle !== null)
      throw new AppError(
        obstacle === 'unconfirmed' ? 'notAllowed' : 'conflict',
        obstacleWords(obstacle, againAt),
      );
    const row = await insertApplication(transaction, { id: newId(), applicantId: memberId, ...written });
    return applicationView(row);
  });
}

function readForm(context: CallContext, input: Input<'submit_creator_application'>) {
  const makes = readMemberText(context, {
    field: 'p_makes',
    what: 'What you make',
    text: input.p_makes.replace(/\s+/g, ' '),
    longest: most.makesLength,
  }).text;
  const about = readMemberText(context, {
    field: 'p_about',
    what: 'What you say about yourself',
    text: input.p_about,
    longest: most.aboutLength,
  }).text;
  const links = readLinks(input.p_links);
  checkDeclaration(input);
  return { makes, about, links };
}

/** Withdraws a pending application. */
export async function withdraw(context: MemberContext, id: string): Promise<CreatorApplication> {
  const row = await withdrawWaiting(context.db, context.memberId, id);
  if (row === null) throw new AppError('notFound', 'You have no application waiting for a decision.');
  return applicationView(row);
}
