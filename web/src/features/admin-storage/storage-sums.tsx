import type { StorageSums } from '#contract/storage-costs.ts';
import { bytesWords } from '../../lib/bytes-words.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { countOf, exactCount } from '../../lib/format.ts';
import { sentence } from '../../lib/sentence.tsx';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as texts from '../../texts/admin-storage.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { FigureTile, FigureTiles } from '../../ui/charts/figure-tiles.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Moment } from '../../ui/moment.tsx';
import { StatusMessage, statusOf } from '../../ui/status-message.tsx';
import { countIntent } from './intents.ts';

type Part = StorageSums['parts'][number];

const partWords: Readonly<Record<Part['part'], string>> = {
  sources: texts.sources,
  h264: texts.h264,
  av1: texts.av1,
  sound: texts.sound,
  pictures: texts.pictures,
  previews: texts.previews,
  captions: texts.captions,
};

/** What all videos take, part by part, and when that was counted. */
export function StoredSums({ sums, countedAt }: { sums: StorageSums | null; countedAt: string | null }) {
  const form = useSectionForm(countIntent);
  return (
    <>
      {sums !== null && (
        <FigureTiles>
          <FigureTile name={texts.inAll} value={bytesWords(sums.bytes)} />
          <FigureTile name={texts.videosWithFiles} value={exactCount(sums.videos)} />
          <FigureTile name={texts.neverWatched} value={exactCount(sums.unwatched)} />
        </FigureTiles>
      )}
      <StatusMessage status={statusOf(form)} of={form.answer} />
      <div className="storage-counted">
        <p>
          {countedAt === null
            ? texts.notCountedYet
            : sentence(texts.countedAt, { time: <Moment at={countedAt} /> })}{' '}
          {sums !== null &&
            sums.uncounted > 0 &&
            fillIn(texts.someUncounted, { files: countOf(sums.uncounted, texts.file, texts.files) })}
        </p>
        <form.Form method="post">
          <input type="hidden" name="intent" value={countIntent} />
          <button type="submit" className="btn sm flat" aria-disabled={form.busy}>
            {texts.countNow}
          </button>
        </form.Form>
      </div>
      {sums !== null && sums.parts.length > 0 && (
        <AdminSection title={texts.whatItIs}>
          <DataTable
            label={texts.whatItIs}
            rows={sums.parts}
            keyOf={({ part, height }) => `${part}${height ?? ''}`}
            columns={[
              { id: 'part', name: texts.part, cell: (part) => nameOf(part) },
              {
                id: 'files',
                name: texts.many,
                align: 'end',
                isMinor: true,
                cell: ({ files }) => (files === null ? '–' : exactCount(files)),
              },
              { id: 'size', name: texts.size, align: 'end', cell: ({ bytes }) => bytesWords(bytes) },
              {
                id: 'share',
                name: texts.share,
                align: 'end',
                cell: ({ bytes }) => `${Math.round((bytes / Math.max(1, sums.bytes)) * 100)}%`,
              },
            ]}
            empty={null}
          />
        </AdminSection>
      )}
    </>
  );
}

const nameOf = ({ part, height }: Part): string => fillIn(partWords[part], { height: height ?? '' });
