import { useEffect, useRef } from 'react';
import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { limits } from '#contract/limits.ts';
import type { PublicProfile } from '#contract/profiles.ts';
import { head } from '../api/head.ts';
import { headOf } from '../api/meta.ts';
import { choice, isRefusal, pageData, pageNumber } from '../api/page-data.ts';
import { profileNotFound } from '../api/profile-notice.ts';
import { MessageButton } from '../features/message-button/message-button.tsx';
import { BlockControl } from '../features/profile/block-control.tsx';
import { ProfileCards } from '../features/profile/profile-cards.tsx';
import { ProfileHead } from '../features/profile/profile-head.tsx';
import { pageFactsContext, type Services, servicesContext } from '../page-context.ts';
import * as paths from '../paths.ts';
import { cardsOf } from './user-cards.ts';
import { UserPanel } from './user-panel.tsx';
import { panelOf, tabNames, wordsOf } from './user-panels.ts';
import { actOnPhotos, photoIntents } from './user-photos.ts';
import { actOnPlaylists, playlistIntents } from './user-playlists.ts';

async function findProfile(services: Services, username: string): Promise<PublicProfile | null> {
  try {
    return await services.call('getPublicProfile', { username });
  } catch (error) {
    if (isRefusal(error) && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const asked = params.username ?? '';
  const { pathname, searchParams } = new URL(request.url);
  const { member } = context.get(pageFactsContext);
  return pageData(context, 'Failed to load profile.', async (services) => {
    const profile = await findProfile(services, asked);
    if (profile === null) throw redirect(paths.home({ notice: profileNotFound }));
    const wanted = choice(searchParams.get('initialTab'), tabNames);
    if (profile.username !== asked)
      throw redirect(
        paths.user(profile.username, { initialTab: wanted }),
        pathname.endsWith('.data') ? 302 : 301,
      );
    const isOwn = member?.id === profile.id;
    const tabs = tabNames.filter((tab) => tab !== 'Favorites' || isOwn || profile.shows_favorites);
    const tab = tabs.find((name) => name === wanted) ?? 'Stream';
    const [panel, cards] = await Promise.all([
      panelOf(services, tab, profile, {
        page: pageNumber(searchParams, limits.highestPage),
        cursor: searchParams.get('cursor'),
        album: searchParams.get('album'),
        search: searchParams,
        isOwn,
        isMember: member !== null,
      }),
      cardsOf(services, profile, isOwn),
    ]);
    const name = profile.display_name || profile.username;
    return {
      head: head({
        site: services.site,
        title: name,
        description: `${name} on ${services.site.name}: posts and videos.`,
        path: paths.user(profile.username),
      }),
      profile,
      address: services.site.origin + paths.user(profile.username),
      isOwn,
      isVerified: member !== null && member.role !== 'unverified_member',
      isMember: member !== null,
      canUpload: isOwn && member?.canUpload === true,
      tabs,
      selected: tab,
      panel,
      cards,
    };
  });
}

/** What a refused act says, by its intent; `{message}` is the server's. */
const failures: Readonly<Record<string, (message: string) => string>> = {
  post: (message) => `Failed to post: ${message}`,
  edit: (message) => `Failed to update post: ${message}`,
  delete: (message) => `Failed to delete post: ${message.replace(/\.$/, '')}. Please try again.`,
};

async function act(services: Services, form: FormData, username: string): Promise<void> {
  const text = (name: string): string => String(form.get(name) ?? '');
  // Forms send line breaks as two characters; a post counts them as one.
  const content = text('content').replace(/\r\n/g, '\n');
  switch (form.get('intent')) {
    case 'post':
      await services.call('create-stream-post', { content });
      return;
    case 'edit':
      await services.call('update-stream-post', { postId: text('postId'), content });
      return;
    case 'delete':
      await services.call('delete-stream-post', { postId: text('postId') });
      return;
    case 'subscribe': {
      const { id } = await services.call('getPublicProfile', { username });
      await services.call('toggle_subscription', { p_uploader_id: id });
      return;
    }
    case 'favorites':
      await services.call('set_favorites_visibility', { p_public: text('public') === '1' });
  }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const intent = String(form.get('intent') ?? '');
  const username = params.username ?? '';
  const ofPlaylists = choice(intent, playlistIntents);
  if (ofPlaylists) return actOnPlaylists(services, ofPlaylists, form, username);
  try {
    const ofPhotos = choice(intent, photoIntents);
    if (ofPhotos) return await actOnPhotos(services, ofPhotos, form, username);
    await act(services, form, username);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (!isRefusal(error) || error.status >= 500) services.report(error);
    const words = failures[intent] ?? ((message: string) => message);
    return data(
      { intent, message: words(wordsOf(error)) },
      { status: isRefusal(error) ? error.status : 500 },
    );
  }
  throw redirect(paths.user(username, { initialTab: intent === 'favorites' ? 'Favorites' : null }));
}

export const meta = headOf;

/** The tabs; on a phone the chosen one is moved into view. */
function UserTabs({
  username,
  tabs,
  selected,
}: {
  username: string;
  tabs: readonly string[];
  selected: string;
}) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const chosen = nav.current?.querySelector<HTMLElement>(`[href$="=${selected}"]`);
    if (nav.current && chosen) nav.current.scrollLeft = chosen.offsetLeft - nav.current.offsetLeft - 16;
  }, [selected]);
  return (
    <nav className="profile-tabs" aria-label="Profile" ref={nav}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          to={paths.user(username, { initialTab: tab })}
          aria-current={tab === selected ? 'page' : undefined}
          preventScrollReset
        >
          {tab}
        </Link>
      ))}
    </nav>
  );
}

/** Tabs that say themselves why an act failed. */
const sayFaults = ['Stream', 'Playlists', 'Photos'];

export default function User() {
  const { profile, address, isOwn, isVerified, isMember, canUpload, tabs, selected, panel, cards } =
    useLoaderData<typeof loader>();
  const wrong = useActionData<typeof action>() ?? null;
  return (
    <div className="profile">
      <ProfileHead
        profile={profile}
        isOwn={isOwn}
        mayUpload={isOwn && isVerified}
        isMember={isMember}
        action={paths.user(profile.username)}
        message={!isOwn && !profile.is_blocked && <MessageButton userId={profile.id} />}
        block={isMember && !isOwn && <BlockControl profile={profile} />}
        address={address}
      />
      {wrong && !sayFaults.includes(selected) && (
        <p className="picture-wrong" role="alert">
          {wrong.message}
        </p>
      )}
      <div className="profile-body">
        <div className="profile-main">
          <UserTabs username={profile.username} tabs={tabs} selected={selected} />
          <section aria-label={selected}>
            <UserPanel
              profile={profile}
              panel={panel}
              isOwn={isOwn}
              isVerified={isVerified}
              isMember={isMember}
              wrong={wrong}
            />
          </section>
        </div>
        <aside className="profile-cards" aria-label="More of this profile">
          <ProfileCards username={profile.username} cards={cards} isOwn={isOwn} canUpload={canUpload} />
        </aside>
      </div>
    </div>
  );
}
