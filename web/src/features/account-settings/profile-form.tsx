import { Link } from 'react-router';
import { limits } from '#contract/limits.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { sentence } from '../../lib/sentence.tsx';
import { ProfileAvatar, ProfileCover } from '../../parts/profile-pictures.tsx';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as paths from '../../paths.ts';
import type { Account } from '../../state/auth-events.ts';
import * as texts from '../../texts/account-settings.ts';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { intents } from './intents.ts';
import { SaveAndSay, Section } from './section.tsx';

/** What others see of the member. */
export function ProfileForm(props: { account: Account; bio: string | null; links: readonly string[] }) {
  const { account, bio, links } = props;
  const form = useSectionForm(intents.profile);
  const isConfirmed = account.role !== 'unverified_member';
  return (
    <Section
      title={texts.profile}
      lead={sentence(texts.whatOthersSeeOfYou, {
        link: (words) => (
          <Link className="linklike" to={paths.user(account.username)}>
            {words}
          </Link>
        ),
      })}
    >
      {isConfirmed && (
        <div className="settings-pictures needs-script">
          <ProfileCover of={account} mayChange />
          <ProfileAvatar of={account} mayChange />
        </div>
      )}
      <form.Form method="post" className="form">
        <input type="hidden" name="intent" value={intents.profile} />
        <Field
          label={texts.displayName}
          name="display_name"
          autoComplete="nickname"
          defaultValue={account.display_name ?? ''}
          maxLength={limits.displayNameLength}
          error={form.wrong('p_display_name')}
        />
        {!isConfirmed ? (
          <p className="facts">{texts.confirmYourEmailAddressTo}</p>
        ) : (
          <>
            <TextArea
              label={texts.bio}
              name="bio"
              rows={4}
              defaultValue={bio ?? ''}
              maxLength={limits.bioLength}
              error={form.wrong('p_bio')}
              hint={fillIn(texts.upToCountCharacters, { count: limits.bioLength })}
            />
            <TextArea
              label={texts.links}
              name="links"
              rows={3}
              spellCheck={false}
              defaultValue={links.join('\n')}
              error={form.wrong('p_links')}
              hint={fillIn(texts.upToCountAddressesThat, { count: limits.profileLinks })}
            />
          </>
        )}
        <SaveAndSay
          busy={form.busy}
          done={form.done}
          wrong={form.wrongWhole('p_display_name', 'p_bio', 'p_links')}
        >
          {texts.saveProfile}
        </SaveAndSay>
      </form.Form>
    </Section>
  );
}
