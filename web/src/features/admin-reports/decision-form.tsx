import { useId, useRef, useState } from 'react';
import { authorActions } from '#contract/case-lists.ts';
import type { CaseFile } from '#contract/case-shapes.ts';
import { limits } from '#contract/limits.ts';
import { policy, policyCategoryNames } from '#contract/policy.ts';
import type { CannedText } from '#contract/support.ts';
import * as adminPaths from '../../admin-paths.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { useInBrowser } from '../../lib/use-in-browser.ts';
import { CannedChoice } from '../../parts/canned-choice.tsx';
import { useUnmailed } from '../../parts/unmailed.tsx';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as pageTexts from '../../texts/admin-reports.ts';
import * as commonTexts from '../../texts/common.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { Select, Switch } from '../../ui/choices.tsx';
import { Deadline } from '../../ui/deadline.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { CopiesToTake, type Radius } from './blast-radius.tsx';
import { CaseForm } from './case-form.tsx';
import {
  authorActionNames,
  caseIntents,
  placeModeChoices,
  reporterName,
  suspensionTerms,
  targetActionNames,
} from './case-words.ts';
import { authorActionOf, isComplete, missingIn, offeredActions } from './decision-rules.ts';
import { chosenOf, decisionWords, isHarmful, nothingChosen } from './decision-words.ts';

/**
 * One form for the thing, its author and its reporters. Nothing is chosen beforehand, and what it will do is said in
 * numbers. CSS alone hides what belongs to the other outcome.
 */
export function DecisionForm({
  file,
  isMine,
  radius,
  texts,
}: {
  file: CaseFile;
  isMine: boolean;
  radius: Radius | null;
  /** To be put into the explanation. */
  texts: readonly CannedText[];
}) {
  const place = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(nothingChosen);
  const { wrong } = useSectionForm(caseIntents.decide);
  const id = useId();
  const unmailed = useUnmailed();
  const { author, targets } = file;
  const isVideo = targets.every(({ kind }) => kind === 'video');
  const hasVideo = targets.some(({ kind }) => kind === 'video');
  const open = file.reports.filter(({ state }) => state === 'open');
  const sworn = open.flatMap(({ notice }) => policy[notice?.demands ?? 'OTHER_INAPPROPRIATE'].sworn ?? []);
  // What must be removed is, whatever else is wrong with it.
  const demand =
    sworn.find(({ measure }) => measure === 'remove') ?? (isVideo ? sworn[0] : undefined) ?? null;
  const actions = offeredActions(file, chosen);
  const against = actions.find(({ action }) => action === chosen.targetAction)?.against ?? null;
  // Without script nothing says what another rule would allow.
  const hasScript = useInBrowser();
  const canAct = author !== null && !author.is_admin;
  const forAuthor = authorActionOf(file, chosen);
  const decided = { ...chosen, authorAction: forAuthor.action };
  return (
    <AdminSection
      title={pageTexts.decision}
      lead={
        isMine
          ? unmailed === null
            ? pageTexts.whoHearsOfIt
            : pageTexts.whoSeesIt
          : fillIn(pageTexts.usernameHasThisCaseTake, {
              username: file.case.assignee?.username ?? pageTexts.anotherAdmin,
            })
      }
    >
      {isMine && (
        <CaseForm
          intent={caseIntents.decide}
          act={pageTexts.decide}
          isMain
          className="case-decision"
          holds={(data) => isComplete(file, radius, data)}
          late={{
            text: (message) =>
              fillIn(pageTexts.decisionDidNotCount, {
                title: file.case.title || pageTexts.withoutATitle,
                message,
              }),
            next: { to: adminPaths.report(file.case.id), words: pageTexts.openTheCase },
          }}
          onChange={({ currentTarget: form }) => setChosen(chosenOf(new FormData(form)))}
          isMild={!isHarmful(decided)}
          missing={missingIn}
          question={
            decisionWords(file, radius, decided) ??
            (targets.length > 1
              ? fillIn(pageTexts.actsOnThings, { count: targets.length })
              : pageTexts.actsOnIt)
          }
        >
          {file.case.due_at !== null && <Deadline due={file.case.due_at} words={commonTexts.decideBy} />}
          <fieldset className="case-outcome">
            <legend>{pageTexts.outcome}</legend>
            <label>
              <input type="radio" name="outcome" value="dismissed" required />
              {pageTexts.dismissNothingIsWrong}
            </label>
            <label>
              <input type="radio" name="outcome" value="upheld" required />
              {pageTexts.upholdItBreaksARule}
            </label>
          </fieldset>
          <div className="when-upheld">
            <Select
              label={pageTexts.whatToDoAboutIt}
              name="target_action"
              defaultValue=""
              error={against ?? wrong('p_target_action')}
              options={[
                ['', pageTexts.choose],
                ...actions.map(({ action }) => [action, targetActionNames[action]] as const),
              ]}
              barred={
                hasScript
                  ? actions
                      .filter((one) => one.against !== null && one.action !== chosen.targetAction)
                      .map(({ action }) => action)
                  : undefined
              }
            />
            {isVideo && (
              <div className="when-limited">
                <Select
                  label={pageTexts.whereItsShown}
                  name="place_mode"
                  parameter="p_places"
                  defaultValue="except"
                  options={placeModeChoices}
                />
                <Field label={pageTexts.places} hint={pageTexts.countryOrRegionCodes} name="places" />
              </div>
            )}
            {demand !== null && <p className="case-hint">{demand.hint}</p>}
            {hasVideo && (
              <div className="when-removed">
                <Switch
                  label={pageTexts.neverAcceptTheFileAgain}
                  name="stays_down"
                  defaultChecked={demand?.staysDown ?? false}
                />
              </div>
            )}
            {radius !== null && <CopiesToTake radius={radius} />}
            {canAct && (
              <Select
                label={fillIn(pageTexts.whatHappensToAuthor, { username: author.username })}
                name="author_action"
                defaultValue="none"
                options={authorActions
                  // What it demands is given where less is chosen.
                  .filter((one) => !forAuthor.isDemanded || one === 'none' || one === 'suspend')
                  .map(
                    (one) =>
                      [
                        one,
                        forAuthor.isDemanded && one === 'none'
                          ? pageTexts.aStrikeAsDemanded
                          : authorActionNames[one],
                      ] as const,
                  )}
              />
            )}
            {canAct && (
              <div className="when-suspended">
                <Select
                  label={pageTexts.suspendFor}
                  name="term"
                  parameter="p_suspended_until"
                  defaultValue="7"
                  options={suspensionTerms.map(([value, words]) => [value, words] as const)}
                />
              </div>
            )}
            {canAct && author.can_upload_videos && (
              <Switch label={pageTexts.removeUploadRights} name="takes_upload_right" defaultChecked={false} />
            )}
            <Select
              label={pageTexts.ruleThatWasBroken}
              name="ground"
              defaultValue={file.case.reasons[0] ?? 'OTHER_INAPPROPRIATE'}
              options={policyCategoryNames.map((name) => [name, policy[name].name] as const)}
            />
            <Switch label={pageTexts.thankTheReporters} name="is_thankful" defaultChecked />
          </div>
          <div ref={place} className="case-why">
            <CannedChoice texts={texts} form={place} name="explanation" />
            <TextArea
              label={pageTexts.why}
              name="explanation"
              rows={4}
              maxLength={limits.explanationLength}
              aria-describedby={`${id}-why`}
            />
          </div>
          <p className="case-hint" id={`${id}-why`}>
            <span className="when-upheld">{pageTexts.theAuthorWillReadThis}</span>
            <span className="when-dismissed">{pageTexts.onlyAdminsCanReadThis}</span>
          </p>
          {open.length > 0 && (
            <fieldset className="case-false">
              <legend>{pageTexts.deliberatelyFalseReports}</legend>
              {open.map((report) => (
                <label key={report.id}>
                  <input type="checkbox" name="false_report" value={report.id} />
                  {reporterName(report)}: {policy[report.reason_category].name}
                </label>
              ))}
            </fieldset>
          )}
        </CaseForm>
      )}
    </AdminSection>
  );
}
