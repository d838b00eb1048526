import { Link } from 'react-router';
import type { PublicProfile } from '#contract/profiles.ts';
import { Pager } from '../features/listing/pager.tsx';
import { ListRow } from '../features/my-list/list-row.tsx';
import { Still } from '../features/works/work-tile.tsx';
import { fillIn } from '../lib/fill-in.ts';
import { statusWords } from '../page/list-words.ts';
import * as paths from '../paths.ts';
import * as texts from '../texts/lists.ts';
import { list } from '../texts/profile.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import * as workPaths from '../work-paths.ts';
import type { Panel } from './user-panels.ts';

/** What series a member watches, as they show it. */
export function ListTab(props: {
  profile: PublicProfile;
  panel: Extract<Panel, { tab: 'List' }>;
  isOwn: boolean;
}) {
  const { profile, panel, isOwn } = props;
  const at = (filter: string | null, page = 1) =>
    paths.user(profile.username, { initialTab: list, filter, page });
  return (
    <>
      {isOwn && (
        <p className="profile-note">
          <span>{profile.shows_list ? texts.listIsPublic : texts.listIsPrivate}</span>
          <Link className="btn sm flat" to={workPaths.myList()}>
            {texts.myList}
          </Link>
        </p>
      )}
      {panel.statuses.length > 1 && (
        <nav className="chips list-chips" aria-label={texts.statuses}>
          {[
            { status: null, words: texts.all },
            ...panel.statuses.map(({ status, count }) => ({
              status,
              words: fillIn(texts.statusAndCount, { status: statusWords[status], count }),
            })),
          ].map(({ status, words }) => (
            <Link
              key={words}
              className="chip"
              to={at(status)}
              aria-current={status === panel.status ? 'page' : undefined}
              preventScrollReset
            >
              {words}
            </Link>
          ))}
        </nav>
      )}
      {panel.rows.length > 0 ? (
        <ul className="list-rows">
          {panel.rows.map((row) => (
            <li key={row.work.id}>
              <ListRow row={row} still={<Still picture={row.work.picture} sizes="160px" />} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState text={texts.nothingOnTheList} />
      )}
      <Pager page={panel.page} hasMore={panel.hasMore} to={(page) => at(panel.status, page)} />
    </>
  );
}
