import { limits } from '#contract/limits.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { formatDate } from '../../lib/format.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import type { Account } from '../../state/auth-events.ts';
import * as texts from '../../texts/account-settings.ts';
import { Field } from '../../ui/field.tsx';
import { intents } from './intents.ts';
import { SaveAndSay, Section } from './section.tsx';

const monthMs = limits.usernameChangeDays * 86_400_000;
/** The day from which the username may change again; null when it may change now. */
export function usernameFreeFrom(changedAt: string | null, now: number): string | null {
  if (changedAt === null) return null;
  const free = new Date(changedAt).getTime() + monthMs;
  return free > now ? formatDate(new Date(free).toISOString()) : null;
}

/** First name, last name, display name and username. `usernameWait`: the day from which the username may change. */
export function DetailsForm({ account, usernameWait }: { account: Account; usernameWait: string | null }) {
  const form = useSectionForm(intents.details);
  const fields = ['p_first_name', 'p_last_name', 'p_display_name', 'p_username'];
  return (
    <Section title={texts.account} lead={texts.onlyYouCanSeeYour}>
      <form.Form method="post" className="form">
        <input type="hidden" name="intent" value={intents.details} />
        <div className="two">
          <Field
            label={texts.firstName}
            name="first_name"
            autoComplete="given-name"
            defaultValue={account.first_name ?? ''}
            maxLength={limits.personNameLength}
            error={form.wrong('p_first_name')}
          />
          <Field
            label={texts.lastName}
            name="last_name"
            autoComplete="family-name"
            defaultValue={account.last_name ?? ''}
            maxLength={limits.personNameLength}
            error={form.wrong('p_last_name')}
          />
        </div>
        <Field
          label={texts.displayName}
          name="display_name"
          autoComplete="nickname"
          defaultValue={account.display_name ?? ''}
          maxLength={limits.displayNameLength}
          error={form.wrong('p_display_name')}
        />
        <Field
          label={texts.username}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={account.username}
          maxLength={limits.usernameLongest}
          readOnly={usernameWait !== null}
          error={form.wrong('p_username')}
          hint={
            usernameWait === null
              ? texts.youCanChangeYourUsername
              : fillIn(texts.youCanChangeYourUsernameOnce, { date: usernameWait })
          }
          required
        />
        <SaveAndSay busy={form.busy} done={form.done} wrong={form.wrongWhole(...fields)}>
          {texts.saveDetails}
        </SaveAndSay>
      </form.Form>
    </Section>
  );
}
