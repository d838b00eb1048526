import type { CaseFile } from '#contract/case-shapes.ts';
import { isSignedOtherwise } from '#contract/notice-gaps.ts';
import { heartFields, swornWords } from '#contract/notice-texts.ts';
import type { noticesBehind } from './notice-queries.ts';

export type NoticeBehind = Awaited<ReturnType<typeof noticesBehind>>[number];

const said = (value: string | boolean): string => (value === true ? 'yes' : String(value));

/** The signature of a notice that is signed by another name than it gives; null: it is not. */
function signedAs({ name, sworn }: NoticeBehind): string | null {
  const signature = String(sworn.signature ?? sworn.digitalSignature ?? '');
  return isSignedOtherwise(name, signature) ? signature : null;
}

/** What was sworn, line by line; `fields`: those alone. */
const linesOf = (sworn: NoticeBehind['sworn'], fields: readonly string[]): string =>
  fields
    .filter((field) => (sworn[field] ?? '') !== '')
    .map((field) => `${swornWords[field] ?? field}: ${said(sworn[field]!)}`)
    .join('\n');

/** Why something is named in a notice, and what its writer wrote. */
export const heartOf = (sworn: NoticeBehind['sworn']): string => linesOf(sworn, heartFields);

/** A sworn notice for the admins who decide: what was sworn, line by line. */
export const noticeView = (notice: NoticeBehind): NonNullable<CaseFile['reports'][number]['notice']> => ({
  kind: notice.kind,
  demands: notice.demands ? notice.reason_category : null,
  name: notice.name,
  email: notice.email,
  heart: heartOf(notice.sworn),
  text: linesOf(notice.sworn, Object.keys(swornWords)),
  signed_as: signedAs(notice),
  language: notice.language,
  due_at: notice.due_at?.toISOString() ?? null,
});
