import type { StayDownEntry } from '#contract/stay-down.ts';
import * as adminPaths from '../../admin-paths.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { countOf, formatDate } from '../../lib/format.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as texts from '../../texts/admin-review.ts';
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
      <p className="stay-down-lead">{texts.whatTheListDoes}</p>
      <TableSearch action={adminPaths.stayDown()} label={texts.searchTheList} q={q} />
      <StatusMessage status={statusOf(form)} of={form.answer} />
      <DataTable
        label={texts.barredFiles}
        rows={items}
        keyOf={({ id }) => id}
        columns={[
          { id: 'what', name: texts.file, cell: (entry) => <What entry={entry} /> },
          {
            id: 'reason',
            name: texts.reason,
            cell: ({ reason }) => <span className="stay-down-reason">{reason}</span>,
          },
          {
            id: 'added',
            name: texts.added,
            cell: ({ added_by, added_at }) => (
              <>
                <time dateTime={added_at}>{formatDate(added_at)}</time>
                {added_by !== null && (
                  <small className="stay-down-by">{fillIn(texts.byAddedBy, { addedBy: added_by })}</small>
                )}
              </>
            ),
          },
          {
            id: 'acts',
            name: texts.actions,
            cell: ({ id, sha256, video_title }) => (
              <ConfirmDetails
                act={texts.remove}
                question={fillIn(texts.takeOffTheList, {
                  file: video_title ? `“${video_title}”` : (sha256?.slice(0, 12) ?? 'it'),
                })}
              >
                <form.Form method="post" className="form">
                  <input type="hidden" name="intent" value={removeIntent} />
                  <input type="hidden" name="entry_id" value={id} />
                  <ReasonField label={texts.whyYoureTakingItOff} />
                  <button type="submit" className="btn sm flat" aria-disabled={form.busy}>
                    {texts.yesRemoveIt}
                  </button>
                </form.Form>
              </ConfirmDetails>
            ),
          },
        ]}
        empty={<EmptyState text={q ? texts.nothingMatches : texts.listIsEmpty} />}
      />
      <NumberPager
        page={page}
        size={size}
        total={total}
        things={total === 1 ? texts.fileName : texts.files}
        to={to}
      />
      <AddForm />
    </>
  );
}

function foundWords({ compared_at, found_count, found_pictures }: StayDownEntry): string {
  const videos = found_count > 0 ? countOf(found_count, texts.video, texts.videos) : '';
  const pictures = found_pictures > 0 ? countOf(found_pictures, texts.picture, texts.picturesWithin) : '';
  const found =
    videos !== '' && pictures !== ''
      ? fillIn(texts.videosAndPictures, { videos, pictures })
      : videos || pictures;
  if (compared_at !== null)
    return found === '' ? texts.nothingOnTheSiteLooked : fillIn(texts.foundLookedLikeIt, { found });
  return found === '' ? texts.comparing : fillIn(texts.comparingFoundSoFar, { found });
}

/** How a barred picture came in. */
const pictureNames: Record<string, string> = {
  avatar: texts.anAvatar,
  cover: texts.aCover,
  photo: texts.aPhoto,
  category: texts.aCategoryPicture,
};

function What({ entry }: { entry: StayDownEntry }) {
  const { sha256, frame_count, video_title, picture_intake } = entry;
  return (
    <span className="stay-down-file">
      {video_title !== null && <b>{video_title}</b>}
      {picture_intake !== null && <b>{pictureNames[picture_intake] ?? texts.aThumbnail}</b>}
      {sha256 !== null && <code>{sha256}</code>}
      <small>
        {frame_count === 0
          ? texts.recognizedByTheFile
          : picture_intake === null
            ? fillIn(texts.recognizedByFrames, {
                frames: countOf(frame_count, texts.frame, texts.frames),
              })
            : texts.recognizedByItsLooks}
      </small>
      <small>{foundWords(entry)}</small>
    </span>
  );
}
