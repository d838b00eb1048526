import { packageLimits } from '#contract/evidence-lists.ts';
import type { EvidencePackage, EvidencePackages } from '#contract/evidence-packages.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { countOf, formatDate } from '../../lib/format.ts';
import { megabytes } from '../../lib/megabytes.ts';
import { sentence } from '../../lib/sentence.tsx';
import * as pageTexts from '../../texts/admin-reports.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { Field } from '../../ui/field.tsx';
import { Moment } from '../../ui/moment.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { CaseForm } from './case-form.tsx';
import { caseIntents as intents } from './case-words.ts';

/** What was gathered for an authority about a case that may show a minor, and what was reported. */
export function EvidenceForAuthority({ evidence: { packages, reports } }: { evidence: EvidencePackages }) {
  return (
    <>
      <AdminSection title={pageTexts.evidenceForAnAuthority} lead={pageTexts.whatAPackageHolds}>
        {packages.length > 0 && (
          <ul className="case-list">
            {packages.map((one) => (
              <li key={one.id}>
                <Package one={one} />
              </li>
            ))}
          </ul>
        )}
        {packages.every(({ state }) => state !== 'making') && (
          <CaseForm
            intent={intents.gather}
            act={
              packages.some(({ state }) => state === 'ready')
                ? pageTexts.gatherItAgain
                : pageTexts.gatherAndSealIt
            }
          />
        )}
      </AdminSection>
      <AdminSection title={pageTexts.reportsToAuthorities} lead={pageTexts.addReportsOnceFiled}>
        {reports.length > 0 && (
          <ul className="case-list">
            {reports.map((report) => (
              <li key={`${report.noted_at} ${report.reference}`}>
                <p>
                  <strong>{report.authority}</strong>, {report.reference}
                </p>
                <small>
                  {report.noted_by}, <Moment at={report.noted_at} />
                </small>
              </li>
            ))}
          </ul>
        )}
        <CaseForm intent={intents.reported} act={pageTexts.addReport}>
          <Field label={pageTexts.authority} name="authority" maxLength={packageLimits.typed} required />
          <Field label={pageTexts.reportNumber} name="reference" maxLength={packageLimits.typed} required />
        </CaseForm>
      </AdminSection>
    </>
  );
}

const states = {
  making: pageTexts.gatheringReload,
  failed: pageTexts.gatheringFailed,
} as const;

function Package({ one }: { one: EvidencePackage }) {
  const { opened } = one;
  if (one.state !== 'ready')
    return (
      <p role={one.state === 'failed' ? 'alert' : 'status'}>
        {states[one.state]}{' '}
        <small>
          <Moment at={one.asked_at} />
        </small>
      </p>
    );
  return (
    <div className="case-sealed">
      <p>
        {sentence(one.delete_at === null ? pageTexts.packageHolds : pageTexts.packageDeletedOn, {
          files: <strong>{countOf(one.file_count, pageTexts.file, pageTexts.files)}</strong>,
          size: megabytes(one.bytes),
          date: formatDate(one.delete_at ?? ''),
        })}
      </p>
      <small>
        {one.asked_by}, <Moment at={one.made_at ?? one.asked_at} />
      </small>
      <p className="case-hash">
        {sentence(pageTexts.sha256OfTheManifest, { code: <code>{one.manifest_sha256}</code> })}
      </p>
      {opened === null ? (
        <CaseForm intent={intents.open} item={one.id} hidden={{ package: one.id }} act={pageTexts.openIt}>
          <Field
            label={pageTexts.whyYoureOpeningIt}
            name="open_reason"
            parameter="p_reason"
            maxLength={packageLimits.reason}
            required
          />
        </CaseForm>
      ) : (
        <>
          <p>
            {sentence(pageTexts.downloadItUntilUntil, {
              link: (words) => (
                <a className="btn sm pri" href={opened.download_url} download>
                  {words}
                </a>
              ),
              until: <Moment at={opened.until} />,
            })}
          </p>
          <details>
            <summary>{pageTexts.reportToFillIn}</summary>
            <div className="case-report">
              <TextArea
                label={pageTexts.copyItAndFillInThe}
                rows={20}
                readOnly
                defaultValue={opened.report}
              />
            </div>
          </details>
        </>
      )}
      {one.openings.length > 0 && (
        <details>
          <summary>
            {fillIn(pageTexts.openedTimes, {
              times: countOf(one.openings.length, pageTexts.time, pageTexts.times),
            })}
          </summary>
          <ul className="case-list">
            {one.openings.map(({ by, reason, at }) => (
              <li key={`${at} ${by}`}>
                <p className="case-text">{reason}</p>
                <small>
                  {by}, <Moment at={at} />
                </small>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
