import { Link } from 'react-router';
import * as memberPaths from '../../member-paths.ts';
import type { Account } from '../../state/auth-events.ts';
import * as texts from '../../texts/account-settings.ts';
import { Avatar } from '../../ui/avatar.tsx';
import './account-settings.css';

/** Leads whoever came to edit their profile to the page that does it. */
export const ProfileCard = ({ account }: { account: Account }) => (
  <section className="settings-section settings-card" aria-label={texts.yourProfile}>
    <Avatar
      name={account.display_name || account.username}
      of={account.username}
      url={account.avatar_url}
      size={56}
    />
    <p>
      <b>{account.display_name || account.username}</b>
      <small>{texts.pictureNameBioAndLinks}</small>
    </p>
    <Link className="btn sm flat" to={memberPaths.settingsProfile()}>
      {texts.editProfile}
    </Link>
  </section>
);
