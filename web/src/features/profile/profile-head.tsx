import Ellipsis from 'lucide-react/icons/ellipsis';
import Link2 from 'lucide-react/icons/link-2';
import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { call } from '#contract/client.ts';
import type { PublicProfile } from '#contract/profiles.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { countOf, formatDate } from '../../lib/format.ts';
import { useInBrowser } from '../../lib/use-in-browser.ts';
import * as memberPaths from '../../member-paths.ts';
import { LinkedText } from '../../parts/linked-text.tsx';
import { ProfileAvatar, ProfileCover } from '../../parts/profile-pictures.tsx';
import { ReportButton } from '../../parts/report-button.tsx';
import { subscribing } from '../../parts/subscribing.ts';
import * as paths from '../../paths.ts';
import { useStand } from '../../state/use-stand.ts';
import * as commonTexts from '../../texts/common.ts';
import * as texts from '../../texts/profile.ts';
import { RoleBadge } from '../../ui/role-badge.tsx';
import { useMenu } from '../../ui/use-menu.ts';
import { copyAddress } from './copy-address.ts';
import { LogOut } from './log-out.tsx';
import './profile.css';

/** Who the member is: cover, avatar, names, badge, counts, and what the viewer can do. */
export function ProfileHead(props: {
  profile: PublicProfile;
  isOwn: boolean;
  /** May change the pictures. */
  mayUpload: boolean;
  isMember: boolean;
  canUpload: boolean;
  action: string;
  /** The link to message them, if there is one. */
  message: ReactNode;
  /** Blocks or unblocks them, if possible. */
  block: ReactNode;
  /** Absolute address of the page, for sharing. */
  address: string;
}) {
  const { profile, isOwn, mayUpload, isMember, canUpload, action, message, block, address } = props;
  const following = useStand(profile);
  const { is_subscribed: isSubscribed, subscribers_count: count } = following.stand;
  const toggle = () =>
    following.act(subscribing(profile.id, () => call('getPublicProfile', { username: profile.username })));
  const sharing = useMenu();
  const more = useMenu();
  const name = profile.display_name || profile.username;
  const watched =
    profile.videos_watched_count === null
      ? null
      : countOf(profile.videos_watched_count, texts.videoWatched, texts.videosWatched);
  const passesOn = useInBrowser() && typeof navigator.share === 'function';
  const share = new URLSearchParams({ url: address, text: name });
  return (
    <header className="profile-head">
      <ProfileCover of={profile} mayChange={mayUpload} />
      <div className="profile-who">
        <ProfileAvatar of={profile} mayChange={mayUpload} />
        <div className="profile-names">
          <h1>{name}</h1>
          <p>
            @{profile.username} <RoleBadge role={profile.role} />
          </p>
          <p className="profile-counts">
            {countOf(count, texts.subscriber, texts.subscribers)}
            {watched !== null &&
              ` · ${isOwn && !profile.shows_watched ? fillIn(texts.watchedOnlyYouCanSee, { watched }) : watched}`}
            {' · '}
            <time dateTime={profile.created_at}>
              {fillIn(texts.joinedOn, { date: formatDate(profile.created_at) })}
            </time>
          </p>
          {profile.bio && (
            <p className="profile-bio">
              <LinkedText text={profile.bio} />
            </p>
          )}
          {profile.links.length > 0 && (
            <ul className="profile-links">
              {profile.links.map((link) => (
                <li key={link}>
                  <a href={link} rel="nofollow ugc noopener noreferrer" target="_blank">
                    <Link2 className="ic" aria-hidden="true" />
                    {link.replace(/^https:\/\//, '').replace(/\/$/, '')}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="profile-acts">
          {isOwn && (
            <>
              <Link className="btn sm flat" to={memberPaths.settingsSecurity()}>
                {texts.editProfile}
              </Link>
              {canUpload && (
                <Link className="btn sm flat" to={memberPaths.upload()}>
                  {texts.upload}
                </Link>
              )}
            </>
          )}
          {!isOwn && !profile.is_blocked && (
            <Form
              method="post"
              action={action}
              className={isMember ? undefined : 'needs-script'}
              onSubmit={(event) => {
                event.preventDefault();
                void toggle();
              }}
            >
              <input type="hidden" name="intent" value="subscribe" />
              <button
                type="submit"
                className={`btn sm ${isSubscribed ? 'flat' : 'pri'}`}
                disabled={following.isBusy}
              >
                {isSubscribed ? texts.subscribed : texts.subscribe}
              </button>
            </Form>
          )}
          {!isOwn && !isMember && (
            <Link className="btn sm pri needs-no-script" to={paths.login(action)}>
              {texts.subscribe}
            </Link>
          )}
          {message}
          <details className="profile-share" {...sharing.menu}>
            <summary className="btn sm flat">{texts.share}</summary>
            <ul>
              <li className="needs-script">
                <button type="button" onClick={() => void copyAddress(address)}>
                  {texts.copyLink}
                </button>
              </li>
              {passesOn && (
                <li>
                  <button
                    type="button"
                    // Whoever takes it back has been told nothing new.
                    onClick={() => void navigator.share({ title: name, url: address }).catch(() => {})}
                  >
                    {commonTexts.moreApps}
                  </button>
                </li>
              )}
              <li>
                <a
                  href={`https://twitter.com/intent/tweet?${share}`}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  {texts.twitter}
                </a>
              </li>
              <li>
                <a
                  href={`https://www.reddit.com/submit?${new URLSearchParams({ url: address, title: name })}`}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  {texts.reddit}
                </a>
              </li>
            </ul>
          </details>
          {!isOwn && profile.is_blocked && block}
          <details className="profile-more" {...more.menu}>
            <summary className="btn sm flat" aria-label={texts.moreActions}>
              <Ellipsis className="ic" />
            </summary>
            <div>
              {isOwn ? <LogOut /> : <ReportButton kind="profile" id={profile.id} name="profile" />}
              {!isOwn && !profile.is_blocked && (
                <Link className="btn sm flat" to={paths.shield(profile.username)}>
                  {texts.hideOrBlur}
                </Link>
              )}
              {!isOwn && !profile.is_blocked && block}
            </div>
          </details>
        </div>
      </div>
    </header>
  );
}
