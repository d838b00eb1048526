import type { StayDownEntry } from '#contract/stay-down.ts';
import * as adminPaths from '../../admin-paths.ts';
import { countOf, formatDate } from '../../lib/format.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import { ConfirmDetails } from '../../ui/confirm-details.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NumberPager } from '../../ui/number-pager.tsx';
import { StatusMessage, statusOf } from '../../ui/status-message.tsx';
import { TableSearch } from '../../ui/table-search.tsx';
import { AddForm } from './add-form.tsx';
import { removeIntent } from './intents.ts';
import { ReasonField } from './reason-field.tsx';
import './admin-stay-down.css';

/** What is barred: searched, added and removed here. */
export function StayDownList(props: {
  items: readonly StayDownEntry[];
  total: number;
  size: number;
  q: string;
  page: number;
}) {
  const { items, total, size, q, page } = props;
  const form = useSectionForm(removeIntent);
  const to = (number: number) => adminPaths.stayDown({ q: q || null, page: number === 1 ? null : number });
  return (
    <>
      <p className="stay-down-lead">
        A file on this list is refused. One that looks like it, in any encoding, waits for an admin in the
        review queue. When an entry is added, everything on the site is compared with it.
      </p>
      <TableSearch action={adminPaths.stayDown()} label="Search the list" q={q} />
      <StatusMessage status={statusOf(form)} of={form.answer} />
      <DataTable
        label="What stays down"
        rows={items}
        keyOf={({ id }) => id}
        columns={[
          { id: 'what', name: 'File', cell: (entry) => <What entry={entry} /> },
          {
            id: 'reason',
            name: 'Reason',
            cell: ({ reason }) => <span className="stay-down-reason">{reason}</span>,
          },
          {
            id: 'added',
            name: 'Added',
            cell: ({ added_by, added_at }) => (
              <>
                <time dateTime={added_at}>{formatDate(added_at)}</time>
                {added_by !== null && <small className="stay-down-by">by {added_by}</small>}
              </>
            ),
          },
          {
            id: 'acts',
            name: 'Actions',
            cell: ({ id, sha256, video_title }) => (
              <ConfirmDetails
                act="Remove"
                question={`Take ${video_title ? `“${video_title}”` : (sha256?.slice(0, 12) ?? 'it')} off the list? Its file may come in again.`}
              >
                <form.Form method="post" className="form">
                  <input type="hidden" name="intent" value={removeIntent} />
                  <input type="hidden" name="entry_id" value={id} />
                  <ReasonField label="Why it may" />
                  <button type="submit" className="btn sm flat" aria-disabled={form.busy}>
                    Yes, remove it
                  </button>
                </form.Form>
              </ConfirmDetails>
            ),
          },
        ]}
        empty={<EmptyState text={q ? 'Nothing like this is on the list.' : 'Nothing is on the list.'} />}
      />
      <NumberPager page={page} size={size} total={total} things={total === 1 ? 'file' : 'files'} to={to} />
      <AddForm />
    </>
  );
}

function foundWords({ compared_at, found_count, found_pictures }: StayDownEntry): string {
  const found = [
    found_count > 0 && countOf(found_count, 'video', 'videos'),
    found_pictures > 0 && countOf(found_pictures, 'picture', 'pictures'),
  ]
    .filter(Boolean)
    .join(' and ');
  if (compared_at !== null)
    return found === '' ? 'Nothing on the site looked like it' : `${found} here looked like it`;
  return `What is here is being compared with it${found === '' ? '' : `: ${found} so far`}`;
}

/** How a barred picture came in. */
const pictureNames: Record<string, string> = {
  avatar: 'An avatar',
  cover: 'A cover',
  photo: 'A photo',
  category: 'A picture of a category',
};

function What({ entry }: { entry: StayDownEntry }) {
  const { sha256, frame_count, video_title, picture_intake } = entry;
  return (
    <span className="stay-down-file">
      {video_title !== null && <b>{video_title}</b>}
      {picture_intake !== null && <b>{pictureNames[picture_intake] ?? 'A thumbnail'}</b>}
      {sha256 !== null && <code>{sha256}</code>}
      <small>
        {frame_count === 0
          ? 'Recognised by the exact file only'
          : picture_intake === null
            ? `Recognised by ${countOf(frame_count, 'frame', 'frames')}`
            : 'Recognised by its looks'}
      </small>
      <small>{foundWords(entry)}</small>
    </span>
  );
}
