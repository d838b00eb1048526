import type { Input } from '#contract/calls.ts';
import type { PublishWish } from '#contract/uploads.ts';
import { badInput } from '../../kit/app-error.ts';
import type { Platform } from '../../platform/context.ts';
import type { Executor } from '../../platform/db/database.ts';
import { checkVideoTexts, findCategoryById, planFor, readFuture } from '../videos/index.ts';
import { type CheckedSeries, readSeries } from '../works/index.ts';

/** What a member typed and declared for a file, checked. Timestamps as ISO 8601. */
export interface UploadDetails {
  title: string;
  description: string | null;
  category_id: string;
  tags: string[];
  audio_language: string | null;
  subtitle_languages: string[];
  format: string | null;
  publish: PublishWish;
  publish_at: string | null;
  contains_actual_humans: boolean;
  licence_ends_at: string | null;
  /** Which episode it is; absent in forms of earlier versions. */
  series?: CheckedSeries | null;
  /** When it was declared that everyone depicted is an adult and the rights are held. */
  declared_at: string;
  /** The version of the terms that stood beside the declaration; null: the form named none. */
  terms: number | null;
}

/** Reads the form of an upload. Throws `badInput` naming the parameter, with a sentence for a person. */
export async function readDetails(
  db: Executor,
  platform: Pick<Platform, 'config'>,
  form: Omit<Input<'submit_upload'>, 'p_upload_id'>,
): Promise<UploadDetails> {
  const { title, description, tags, format } = checkVideoTexts(platform, {
    title: form.p_title,
    description: form.p_description ?? null,
    tags: form.p_tags ?? [],
    format: form.p_format ?? null,
  });
  const categoryId = form.p_category_id;
  if (!(await findCategoryById(db, categoryId)))
    throw badInput('p_category_id', 'There is no such category.');
  requireDeclared(form);
  const now = Date.now();
  const publishAt = form.p_publish_at == null ? null : readFuture('p_publish_at', form.p_publish_at, now);
  const licenceEnds =
    form.p_licence_ends_at == null ? null : readFuture('p_licence_ends_at', form.p_licence_ends_at, now);
  // Says what a schedule is missing.
  const plan = planFor(form.p_publish, { publishAt, skipsReview: true });
  if (licenceEnds !== null && plan.publishAt !== null && licenceEnds <= plan.publishAt)
    throw badInput(
      'p_licence_ends_at',
      'The license would end before the video is published. Choose an earlier time, or a later end.',
    );
  return {
    title,
    description,
    category_id: categoryId,
    tags: tags.map(({ name }) => name),
    audio_language:
      form.p_audio_language == null ? null : language('p_audio_language', form.p_audio_language),
    subtitle_languages: [
      ...new Set((form.p_subtitle_languages ?? []).map((tag) => language('p_subtitle_languages', tag))),
    ],
    format,
    publish: form.p_publish,
    publish_at: plan.publishAt?.toISOString() ?? null,
    contains_actual_humans: form.p_contains_actual_humans,
    licence_ends_at: licenceEnds?.toISOString() ?? null,
    series: form.p_series == null ? null : await readSeries(db, form.p_series),
    declared_at: new Date(now).toISOString(),
    terms: form.p_terms ?? null,
  };
}

/** Throws `badInput` if one of the two is not declared. */
export function requireDeclared(form: { p_adults_only: boolean; p_rights_held: boolean }): void {
  if (!form.p_adults_only)
    throw badInput('p_adults_only', 'We only take videos in which everyone depicted is an adult.');
  if (!form.p_rights_held) throw badInput('p_rights_held', 'We only take videos you hold the rights to.');
}

/** A language tag in its canonical form. */
function language(field: string, tag: string): string {
  try {
    const canonical = Intl.getCanonicalLocales(tag.trim())[0];
    if (canonical !== undefined) return canonical;
  } catch {
    // Not a tag: reported below.
  }
  throw badInput(field, 'Languages are given by codes like en or ja.');
}
