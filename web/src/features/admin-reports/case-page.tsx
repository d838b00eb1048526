import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CaseFile } from '#contract/case-shapes.ts';
import type { EvidencePackages } from '#contract/evidence-packages.ts';
import { limits } from '#contract/limits.ts';
import { policy } from '#contract/policy.ts';
import type { CannedText } from '#contract/support.ts';
import * as adminPaths from '../../admin-paths.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { countOf } from '../../lib/format.ts';
import { languageName } from '../../lib/named-codes.ts';
import * as pageTexts from '../../texts/admin-reports.ts';
import * as commonTexts from '../../texts/common.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { Aim } from '../../ui/aim.tsx';
import { Select } from '../../ui/choices.tsx';
import { Deadline } from '../../ui/deadline.tsx';
import { Moment } from '../../ui/moment.tsx';
import { type Radius, TakenAlong } from './blast-radius.tsx';
import { CaseForm } from './case-form.tsx';
import { History, Merge, Notes, Reopen } from './case-record.tsx';
import { CaseTarget } from './case-target.tsx';
import { caseParts } from './case-ways.tsx';
import { caseIntents as intents, priorityNames, reporterName, stateNames } from './case-words.ts';
import { DecisionForm } from './decision-form.tsx';
import { Decisions } from './decisions.tsx';
import { EvidenceForAuthority } from './evidence-packages.tsx';
import './admin-reports.css';

/**
 * All of one case. `video` draws a preview of a video, which another part of the back office can do; `holds` are the
 * legal holds.
 */
export function CasePage(props: {
  file: CaseFile;
  selfId: string;
  video(id: string): ReactNode;
  /** Pictures of videos by their ids; none of what may show a minor. */
  stills?: Readonly<Record<string, string>>;
  holds?: ReactNode;
  /** What a decision touches; null: it is about no video. */
  radius?: Radius | null;
  /** What was gathered for authorities; null: it is not about a minor. */
  sealed?: EvidencePackages | null;
  /** Canned texts, for the explanation. */
  texts?: readonly CannedText[];
}) {
  const { file, selfId, video, holds, radius = null, sealed = null, texts = [], stills = {} } = props;
  const isDecided = file.case.state === 'upheld' || file.case.state === 'dismissed';
  const isMine = file.case.assignee === null || file.case.assignee.id === selfId;
  return (
    <div className="case-page">
      <div className="case-what">
        {file.targets.map((target) => (
          <CaseTarget
            key={target.id}
            target={target}
            isCovered={file.case.is_covered}
            still={stills[target.id] ?? null}
            video={video}
          />
        ))}
        <Reports file={file} />
        {file.decisions.length > 0 && <Decisions file={file} />}
        {radius !== null && <TakenAlong led={radius.led} />}
        {sealed !== null && <EvidenceForAuthority evidence={sealed} />}
      </div>
      <div className="case-acts">
        <Standing file={file} selfId={selfId} isDecided={isDecided} />
        <div id={caseParts.decide} className="case-decide">
          {isDecided ? (
            <Reopen />
          ) : (
            <DecisionForm file={file} isMine={isMine} radius={radius} texts={texts} />
          )}
        </div>
      </div>
      {/* Beneath what it is about, so that neither column ends long before the other. */}
      <div className="case-records">
        {!isDecided && isMine && file.related.length > 0 && <Merge file={file} />}
        {holds}
        <Notes file={file} />
        <History file={file} />
      </div>
    </div>
  );
}

function Standing({ file, selfId, isDecided }: { file: CaseFile; selfId: string; isDecided: boolean }) {
  const { author, case: row } = file;
  const others = file.assignable.filter(({ id }) => id !== selfId && id !== row.assignee?.id);
  const isMine = row.assignee?.id === selfId;
  return (
    <AdminSection title={pageTexts.state} bad={row.priority === 'urgent' && !isDecided}>
      <dl className="case-facts short">
        <div>
          <dt>{pageTexts.state}</dt>
          <dd>{[stateNames[row.state], row.is_held && pageTexts.held].filter(Boolean).join(', ')}</dd>
        </div>
        <div>
          <dt>{pageTexts.priority}</dt>
          <dd>
            {[priorityNames[row.priority], row.is_burst && pageTexts.severalByOneAuthor]
              .filter(Boolean)
              .join(', ')}
          </dd>
        </div>
        <div>
          <dt>{pageTexts.assignee}</dt>
          <dd>{row.assignee?.username ?? pageTexts.unassigned}</dd>
        </div>
        <div>
          <dt>{pageTexts.firstReported}</dt>
          <dd>
            <Moment at={row.created_at} />
          </dd>
        </div>
        {(row.aim_at ?? row.due_at) !== null && (
          <div>
            <dt>{pageTexts.deadline}</dt>
            <dd>
              {row.due_at !== null && <Deadline due={row.due_at} words={commonTexts.decideBy} />}
              {row.aim_at !== null && <Aim at={row.aim_at} />}
            </dd>
          </div>
        )}
        <div>
          <dt>{pageTexts.author}</dt>
          <dd>
            {author === null ? (
              (row.author?.username ?? pageTexts.noAuthor)
            ) : (
              <>
                <Link className="case-link" to={adminPaths.user(author.id)}>
                  {author.username}
                </Link>
                {[
                  '',
                  countOf(author.strikes, pageTexts.strike, pageTexts.strikes),
                  author.strikes >= limits.strikesForSuspension &&
                    author.is_active &&
                    pageTexts.considerSuspending,
                  !author.is_active && pageTexts.suspended,
                  author.is_admin && pageTexts.admin,
                ]
                  .filter((part) => part !== false)
                  .join(', ')}
              </>
            )}
          </dd>
        </div>
      </dl>
      {!isDecided && (
        <div className="case-assign">
          {!isMine && (
            <CaseForm
              id={caseParts.take}
              intent={intents.assign}
              item="take"
              hidden={{ assignee: selfId, takes_over: row.assignee === null ? '' : 'on' }}
              act={row.assignee === null ? pageTexts.takeIt : pageTexts.takeItOver}
            />
          )}
          {isMine && (
            <CaseForm
              intent={intents.assign}
              item="back"
              hidden={{ assignee: '' }}
              act={pageTexts.putItBack}
            />
          )}
          {(isMine || row.assignee === null) && others.length > 0 && (
            <CaseForm intent={intents.assign} item="give" className="case-give" act={pageTexts.handItOver}>
              <Select
                label={pageTexts.handItOverTo}
                name="assignee"
                defaultValue={others[0]?.id ?? ''}
                options={others.map(({ id, username }) => [id, username] as const)}
              />
            </CaseForm>
          )}
        </div>
      )}
    </AdminSection>
  );
}

/** How often whoever reported it was right before. */
function recordWords({
  reporter_upheld: upheld,
  reporter_decided: decided,
}: CaseFile['reports'][number]): string {
  if (decided === 0) return pageTexts.noDecidedReportsYet;
  if (decided === 1) return upheld === 1 ? pageTexts.oneReportUpheld : pageTexts.oneReportDismissed;
  return fillIn(pageTexts.reporterRecord, { upheld, decided });
}

function Reports({ file }: { file: CaseFile }) {
  return (
    <AdminSection title={countOf(file.case.report_count, pageTexts.report, pageTexts.reports)}>
      <ul className="case-list">
        {file.reports.map((report) => (
          <li key={report.id}>
            <p>
              <strong>{policy[report.reason_category].name}</strong>
              {[
                '',
                file.targets.length > 1 && fillIn(pageTexts.aboutTheKind, { kind: report.target_kind }),
                report.held_target && pageTexts.putItOnHold,
                report.is_false ? pageTexts.markedAsFalse : report.state !== 'open' && report.state,
              ]
                .filter((part) => part !== false)
                .join(', ')}
            </p>
            {report.custom_reason_text !== null && <p className="case-text">{report.custom_reason_text}</p>}
            {report.notice !== null && report.notice.signed_as !== null && (
              <p className="case-differs">
                {fillIn(pageTexts.signedByAnotherName, {
                  signature: report.notice.signed_as,
                  name: report.notice.name,
                })}
              </p>
            )}
            {report.notice !== null && report.notice.heart !== '' && (
              <p className="case-text case-heart">{report.notice.heart}</p>
            )}
            {report.notice !== null && <SwornNotice notice={report.notice} />}
            <small>
              {report.reporter === null ? (
                reporterName(report)
              ) : (
                <Link className="case-link" to={adminPaths.user(report.reporter.id)}>
                  {report.reporter.username}
                </Link>
              )}
              , <Moment at={report.created_at} />. {!report.by_site && recordWords(report)}
            </small>
          </li>
        ))}
      </ul>
      {file.case.report_count > file.reports.length && (
        <p className="case-hint">{fillIn(pageTexts.showingTheLatest, { count: file.reports.length })}</p>
      )}
    </AdminSection>
  );
}

/** All that a notifier swore, folded away: it holds more about them than deciding needs. */
const SwornNotice = ({ notice }: { notice: NonNullable<CaseFile['reports'][number]['notice']> }) => (
  <details>
    <summary>
      {notice.name === ''
        ? pageTexts.namelessNotice
        : fillIn(notice.kind === 'illegal' ? pageTexts.goodFaithNoticeFrom : pageTexts.swornNoticeFrom, {
            name: notice.name,
          })}
    </summary>
    <p className="case-text">
      {[
        notice.email === '' ? pageTexts.noEmailGiven : fillIn(pageTexts.emailIs, { email: notice.email }),
        ...(notice.language === null
          ? []
          : [fillIn(pageTexts.languageIs, { language: languageName(notice.language) })]),
        notice.text,
      ].join('\n')}
    </p>
    {notice.due_at !== null && (
      <p>
        <Deadline due={notice.due_at} />
      </p>
    )}
  </details>
);
