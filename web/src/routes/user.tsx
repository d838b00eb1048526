import { useEffect, useRef } from 'react';
import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useFetcher,
  useLoaderData,
} from 'react-router';
import { limits } from '#contract/limits.ts';
import type { PublicProfile } from '#contract/profiles.ts';
import { MessageButton } from '../features/message-button/message-button.tsx';
import { BlockControl } from '../features/profile/block-control.tsx';
import { ProfileCards } from '../features/profile/profile-cards.tsx';
import { ProfileHead } from '../features/profile/profile-head.tsx';
import { fillIn } from '../lib/fill-in.ts';
import { choice, pageNumber } from '../page/address-values.ts';
import { head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { isRefusal, pageData } from '../page/page-data.ts';
import type { FormAnswer } from '../page/page-form.ts';
import { profileNotFound } from '../page/profile-notice.ts';
import { rememberTyped } from '../page/remember-typed.ts';
import { pageFactsContext, type Services, servicesContext } from '../page-context.ts';
import * as paths from '../paths.ts';
import * as texts from '../texts/profile.ts';
import { answerAct, refusedAct } from './user-acts.ts';
import { cardsOf, firstTab } from './user-cards.ts';
import { UserPanel } from './user-panel.tsx';
import { panelOf, type TabName, tabNames } from './user-panels.ts';

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
  return pageData(context, texts.failedToLoadProfile, async (services) => {
    const profile = await findProfile(services, asked);
    if (profile === null) throw redirect(paths.home({ notice: profileNotFound }));
    const wanted = choice(searchParams.get('initialTab'), tabNames);
    if (profile.username !== asked)
      throw redirect(
        paths.user(profile.username, { initialTab: wanted }),
        pathname.endsWith('.data') ? 302 : 301,
      );
    const isOwn = member?.id === profile.id;
    const tabs = tabNames.filter(
      (tab) =>
        isOwn || ((tab !== 'Favorites' || profile.shows_favorites) && (tab !== 'List' || profile.shows_list)),
    );
    const panelAt = (tab: TabName) =>
      panelOf(services, tab, profile, {
        page: pageNumber(searchParams, limits.highestPage),
        cursor: searchParams.get('cursor'),
        album: searchParams.get('album'),
        search: searchParams,
        isOwn,
        isMember: member !== null,
      });
    const chosen = tabs.find((name) => name === wanted) ?? (searchParams.has('cursor') ? texts.stream : null);
    const [opened, cards] = await Promise.all([
      panelAt(chosen ?? texts.stream),
      cardsOf(services, profile, isOwn),
    ]);
    // Unless a tab is asked for, a profile opens on what there is.
    const posts = opened.tab === 'Stream' ? opened.posts.length : null;
    const tab = chosen ?? firstTab({ cards, posts, isOwn });
    const panel = tab === (chosen ?? 'Stream') ? opened : await panelAt(tab);
    const name = profile.display_name || profile.username;
    return {
      head: head({
        site: services.site,
        title: name,
        description: profile.bio ?? fillIn(texts.seePostsAndVideosBy, { name, site: services.site.name }),
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

export async function action({ request, params, url, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const username = params.username ?? '';
  const answer = await answerAct(context.get(servicesContext), form, username, url.searchParams);
  // The viewer stays on the same tab and page, under the same filter.
  if (answer instanceof URLSearchParams)
    throw redirect(paths.user(username, Object.fromEntries(answer) as paths.ProfileQuery));
  return answer;
}

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped((said, form) => refusedAct(form, said));

export const meta = headOf;

/** The tabs; on a phone the chosen one is scrolled into view. */
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
    if (nav.current && chosen)
      nav.current.scrollLeft =
        chosen.offsetLeft - nav.current.offsetLeft - (nav.current.clientWidth - chosen.offsetWidth) / 2;
  }, [selected]);
  return (
    <nav className="profile-tabs" aria-label={texts.profile} ref={nav}>
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
const sayFaults = [texts.stream, texts.playlists, texts.photos];

export default function User() {
  const { profile, address, isOwn, isVerified, isMember, canUpload, tabs, selected, panel, cards } =
    useLoaderData<typeof loader>();
  const wrong = useActionData<typeof action>() ?? null;
  const blocking = useFetcher<FormAnswer>();
  return (
    <div className="profile">
      <ProfileHead
        profile={profile}
        isOwn={isOwn}
        mayUpload={isOwn && isVerified}
        isMember={isMember}
        canUpload={canUpload}
        action={paths.user(profile.username)}
        message={!isOwn && !profile.is_blocked && <MessageButton userId={profile.id} />}
        block={isMember && !isOwn && <BlockControl profile={profile} fetcher={blocking} />}
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
              hasVideos={(cards?.videos.length ?? 0) > 0}
              wrong={wrong}
            />
          </section>
        </div>
        <aside className="profile-cards" aria-label={texts.moreAboutThisMember}>
          <ProfileCards
            username={profile.username}
            cards={cards}
            isOwn={isOwn}
            canUpload={canUpload}
            tab={selected}
          />
        </aside>
      </div>
    </div>
  );
}
