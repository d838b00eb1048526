import { packageLimits } from '#contract/evidence-lists.ts';
import type { EvidencePackage, EvidencePackages } from '#contract/evidence-packages.ts';
import { countOf, formatDate, formatMoment } from '../../lib/format.ts';
import { megabytes } from '../../lib/megabytes.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { CaseForm } from './case-form.tsx';
import { caseIntents as intents } from './case-words.ts';

/** What was gathered for an authority about a case that may show a minor, and what was reported. */
export function EvidenceForAuthority({ evidence: { packages, reports } }: { evidence: EvidencePackages }) {
  return (
    <>
      <AdminSection
        title="Evidence for an authority"
        lead="Files with their hashes, texts, the account with its sessions, and times: sealed, and deleted after a year. Who opens it, and why, is logged. Never send it by mail."
      >
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
            act={packages.some(({ state }) => state === 'ready') ? 'Gather it again' : 'Gather and seal it'}
          />
        )}
      </AdminSection>
      <AdminSection
        title="Reported to an authority"
        lead="Note each report here once it is filed. The sealed evidence then stays for a year from that day."
      >
        {reports.length > 0 && (
          <ul className="case-list">
            {reports.map((report) => (
              <li key={`${report.noted_at} ${report.reference}`}>
                <p>
                  <strong>{report.authority}</strong>, {report.reference}
                </p>
                <small>
                  {report.noted_by}, {formatMoment(report.noted_at)}
                </small>
              </li>
            ))}
          </ul>
        )}
        <CaseForm intent={intents.reported} act="Note the report">
          <Field label="Authority" name="authority" maxLength={packageLimits.typed} required />
          <Field label="Number of the report" name="reference" maxLength={packageLimits.typed} required />
        </CaseForm>
      </AdminSection>
    </>
  );
}

const states = {
  making: 'It is being gathered. Load the page again in a moment.',
  failed: 'It could not be gathered. Try again.',
} as const;

function Package({ one }: { one: EvidencePackage }) {
  if (one.state !== 'ready')
    return (
      <p role={one.state === 'failed' ? 'alert' : 'status'}>
        {states[one.state]} <small>{formatMoment(one.asked_at)}</small>
      </p>
    );
  return (
    <div className="case-sealed">
      <p>
        <strong>{countOf(one.file_count, 'file', 'files')}</strong>, {megabytes(one.bytes)}
        {one.delete_at !== null && `, deleted on ${formatDate(one.delete_at)}`}
      </p>
      <small>
        {one.asked_by}, {formatMoment(one.made_at ?? one.asked_at)}
      </small>
      <p className="case-hash">
        SHA-256 of the manifest: <code>{one.manifest_sha256}</code>
      </p>
      {one.opened === null ? (
        <CaseForm intent={intents.open} item={one.id} hidden={{ package: one.id }} act="Open it">
          <Field label="Why you open it" name="open_reason" maxLength={packageLimits.reason} required />
        </CaseForm>
      ) : (
        <>
          <p>
            <a className="btn sm pri" href={one.opened.download_url} download>
              Download it
            </a>{' '}
            until {formatMoment(one.opened.until)}
          </p>
          <details>
            <summary>The report, to fill in</summary>
            <div className="case-report">
              <TextArea
                label="Copy it, and fill in the gaps"
                rows={20}
                readOnly
                defaultValue={one.opened.report}
              />
            </div>
          </details>
        </>
      )}
      {one.openings.length > 0 && (
        <details>
          <summary>Opened {countOf(one.openings.length, 'time', 'times')}</summary>
          <ul className="case-list">
            {one.openings.map(({ by, reason, at }) => (
              <li key={`${at} ${by}`}>
                <p className="case-text">{reason}</p>
                <small>
                  {by}, {formatMoment(at)}
                </small>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
