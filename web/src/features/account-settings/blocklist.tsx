import { Link } from 'react-router';
import { fillIn } from '../../lib/fill-in.ts';
import * as memberPaths from '../../member-paths.ts';
import { blockIntents as intents } from '../../page/blocklist.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as paths from '../../paths.ts';
import * as texts from '../../texts/account-settings.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Field } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { OlderPager } from '../../ui/older-pager.tsx';
import { Save, Section } from './section.tsx';

export interface BlockedMember {
  id: string;
  username: string;
  avatarUrl: string | null;
  /** When they were blocked, in words. */
  date: string;
}

/** Blocks a member by username. */
export function BlockForm() {
  const form = useSectionForm(intents.block);
  return (
    <Section title={texts.blockAMember} lead={texts.youWontSeeEachOthers}>
      {/* Emptied after success. */}
      <form.Form method="post" className="form" key={form.times}>
        <input type="hidden" name="intent" value={intents.block} />
        <FormNote wrong={form.wrongWhole('username')} done={form.done} />
        <Field
          label={texts.username}
          name="username"
          maxLength={60}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={form.wrong('username')}
          required
        />
        <Save busy={form.busy}>{texts.block}</Save>
      </form.Form>
    </Section>
  );
}

function Blocked({ member }: { member: BlockedMember }) {
  const form = useSectionForm(intents.unblock, member.id);
  return (
    <li>
      <Avatar name={member.username} of={member.username} url={member.avatarUrl} size={40} />
      <div>
        <p>
          <Link to={paths.user(member.username)}>
            <b>{member.username}</b>
          </Link>
        </p>
        <p className="facts">{fillIn(texts.blockedDate, { date: member.date })}</p>
        <FormNote wrong={form.fault?.message} />
      </div>
      <form.Form method="post">
        <input type="hidden" name="intent" value={intents.unblock} />
        <input type="hidden" name="blocked_id" value={member.id} />
        <button
          type="submit"
          className="btn sm flat"
          aria-disabled={form.busy}
          aria-label={fillIn(texts.unblockUsername, { username: member.username })}
        >
          {texts.unblock}
        </button>
      </form.Form>
    </li>
  );
}

/** The members that somebody has blocked, one page at a time. */
export function BlockedList(props: {
  members: readonly BlockedMember[];
  isFirst: boolean;
  older: string | null;
}) {
  const { members, isFirst, older } = props;
  return (
    <Section title={texts.blockedMembers}>
      {members.length === 0 ? (
        <p>{isFirst ? texts.youHaventBlockedAnyone : texts.youHaventBlockedAnyoneElse}</p>
      ) : (
        <ul className="sessions">
          {members.map((member) => (
            <Blocked key={member.id} member={member} />
          ))}
        </ul>
      )}
      <OlderPager
        className="ways"
        latest={isFirst ? null : { to: memberPaths.settingsBlocklist(), words: texts.latest }}
        older={older}
      />
    </Section>
  );
}
