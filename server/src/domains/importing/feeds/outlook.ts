import type { ListedVideo, ScrapedVideo } from '#contract/import-shapes.ts';
import { AppError } from '../../../kit/app-error.ts';
import type { Platform } from '../../../platform/context.ts';
import { checkVideoTexts, findImported, type ImportedRow } from '../../videos/index.ts';
import { mappingsOf } from './import-queries.ts';
import {
  changesOf,
  fitTexts,
  mappingHost,
  mappingName,
  pageFault,
  playingOf,
  words,
} from './import-rules.ts';

type Outlook = Pick<ListedVideo, 'outlook' | 'reason' | 'changes' | 'mapped_category_id'>;
const known = ({ id, slug, ...row }: ImportedRow): ImportedRow => ({ id, slug, ...row });

/** What an import would do with each of these, in order. Nothing is written, and no other server is asked. */
export async function outlooksOf(
  { config, db }: Pick<Platform, 'config' | 'db'>,
  source: string,
  videos: readonly ScrapedVideo[],
): Promise<Outlook[]> {
  const playing = videos.map((video) => playingOf(video, config.settings.embedHosts));
  const files = playing.flatMap((one) => (one !== null && 'url' in one ? [one.url] : []));
  const here = await findImported(
    db,
    videos.map((video) => video.original_source_url),
    files,
  );
  const byPage = new Map(here.map((row) => [row.original_source_url, known(row)]));
  const byFile = new Map(here.map((row) => [row.source_url, known(row)]));
  const mapped = await mappingsOf(db, mappingHost(source), [
    ...new Set(videos.flatMap((video) => (video.categories ?? []).map(mappingName))),
  ]);
  return videos.map((video, order) => {
    const plan = playing[order] ?? null;
    const row =
      byPage.get(video.original_source_url) ??
      (plan !== null && 'url' in plan ? byFile.get(plan.url) : undefined);
    const category = (video.categories ?? [])
      .map((name) => mapped.get(mappingName(name)))
      .find((id) => id !== undefined);
    const base = { reason: null, changes: [], mapped_category_id: category ?? null };
    if (row !== undefined) return { ...base, ...outlookOfKnown(row, video) };
    const refusal =
      plan !== null && 'refusal' in plan ? plan.refusal : (pageFault(video) ?? textFault({ config }, video));
    return refusal === null ? { ...base, outlook: 'new' } : { ...base, outlook: 'refused', reason: refusal };
  });
}

function outlookOfKnown(
  row: ImportedRow,
  video: ScrapedVideo,
): Pick<Outlook, 'outlook' | 'reason' | 'changes'> {
  if (row.publish_status === 'removed')
    return { outlook: 'already_there', reason: words.removedHere, changes: [] };
  const changes = changesOf(row, video);
  return { outlook: changes.length > 0 ? 'changed' : 'already_there', reason: words.alreadyHere, changes };
}

function textFault(platform: Pick<Platform, 'config'>, video: ScrapedVideo): string | null {
  try {
    checkVideoTexts(platform, fitTexts(video));
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}
