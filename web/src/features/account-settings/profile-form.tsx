import { Link } from 'react-router';
import { limits } from '#contract/limits.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as paths from '../../paths.ts';
import type { Account } from '../../state/auth-events.ts';
import { Field } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { intents } from './intents.ts';
import { Save, Section } from './section.tsx';

/** What others see of the member. */
export function ProfileForm(props: { account: Account; bio: string | null; links: readonly string[] }) {
  const { account, bio, links } = props;
  const form = useSectionForm(intents.profile);
  return (
    <Section
      title="Profile"
      part="profile"
      lead={
        <>
          What others see of you. Your picture and cover change{' '}
          <Link className="linklike" to={paths.user(account.username)}>
            on your profile
          </Link>
          .
        </>
      }
    >
      <form.Form method="post" className="form">
        <input type="hidden" name="intent" value={intents.profile} />
        <FormNote wrong={form.wrongWhole('p_display_name', 'p_bio', 'p_links')} done={form.done} />
        <Field
          label="Display name"
          name="display_name"
          autoComplete="nickname"
          defaultValue={account.display_name ?? ''}
          maxLength={limits.displayNameLength}
          error={form.wrong('p_display_name')}
        />
        {account.role === 'unverified_member' ? (
          <p className="facts">Confirm your email address to add a bio and links.</p>
        ) : (
          <>
            <TextArea
              label="Bio"
              name="bio"
              rows={4}
              defaultValue={bio ?? ''}
              maxLength={limits.bioLength}
              error={form.wrong('p_bio')}
              hint={`Up to ${limits.bioLength} characters.`}
            />
            <TextArea
              label="Links"
              name="links"
              rows={3}
              spellCheck={false}
              defaultValue={links.join('\n')}
              error={form.wrong('p_links')}
              hint={`Up to ${limits.profileLinks} addresses that start with https://, one per line.`}
            />
          </>
        )}
        <Save busy={form.busy}>Save profile</Save>
      </form.Form>
    </Section>
  );
}
