import { Link } from 'react-router';
import { placeLimits, placeWords } from '#contract/place-lists.ts';
import type { PlaceRule } from '#contract/places.ts';
import * as adminPaths from '../../admin-paths.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { countOf, formatDate } from '../../lib/format.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as paths from '../../paths.ts';
import * as texts from '../../texts/admin-frame.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { Select } from '../../ui/choices.tsx';
import { ConfirmDetails } from '../../ui/confirm-details.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { StatusMessage, statusOf } from '../../ui/status-message.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { kindChoices, kindNames, modeChoices, placeIntents } from './place-words.ts';
import './admin-places.css';

const pageOf = ({ kind, slug }: PlaceRule): string =>
  kind === 'video' ? paths.watch(slug) : kind === 'tag' ? paths.tag(slug) : paths.category(slug);

/** What is shown in some places only, and the form that says so. */
export function PlaceRules({ rules }: { rules: readonly PlaceRule[] }) {
  const removal = useSectionForm(placeIntents.remove);
  return (
    <>
      <p className="places-lead">{texts.whatRulesDo}</p>
      <StatusMessage status={statusOf(removal)} of={removal.answer} />
      <DataTable
        label={texts.shownInSomePlacesOnly}
        rows={rules}
        keyOf={({ kind, subject_id }) => `${kind} ${subject_id}`}
        columns={[
          {
            id: 'what',
            name: texts.what,
            cell: (rule) => (
              <span className="places-what">
                <Link to={pageOf(rule)}>{rule.name}</Link>
                <small>
                  {kindNames[rule.kind]}
                  {rule.kind !== 'video' && `, ${countOf(rule.video_count, texts.video, texts.videos)}`}
                </small>
              </span>
            ),
          },
          {
            id: 'where',
            name: texts.shown,
            cell: (rule) => <span className="places-where">{placeWords(rule)}</span>,
          },
          {
            id: 'why',
            name: texts.reason,
            cell: ({ reason }) => <span className="places-where">{reason}</span>,
          },
          {
            id: 'set',
            name: texts.set,
            cell: ({ set_by, set_at }) => (
              <span className="places-what">
                <time dateTime={set_at}>{formatDate(set_at)}</time>
                <small>{fillIn(texts.bySetBy, { setBy: set_by })}</small>
              </span>
            ),
          },
          {
            id: 'acts',
            name: texts.actions,
            cell: ({ kind, subject_id, name, case_id }) =>
              case_id === null ? (
                <ConfirmDetails act={texts.remove} question={fillIn(texts.showNameEverywhereAgain, { name })}>
                  <removal.Form method="post" className="form">
                    <input type="hidden" name="intent" value={placeIntents.remove} />
                    <input type="hidden" name="kind" value={kind} />
                    <input type="hidden" name="subject_id" value={subject_id} />
                    <button type="submit" className="btn sm flat" aria-disabled={removal.busy}>
                      {texts.yesShowIt}
                    </button>
                  </removal.Form>
                </ConfirmDetails>
              ) : (
                <Link className="btn sm flat" to={adminPaths.report(case_id)}>
                  {texts.seeTheDecision}
                </Link>
              ),
          },
        ]}
        empty={<EmptyState text={texts.noRulesYet} />}
      />
      <div className="places-form">
        <RuleForm />
      </div>
    </>
  );
}

function RuleForm() {
  const form = useSectionForm(placeIntents.set);
  return (
    <AdminSection title={texts.addARule} lead={texts.aNewRuleReplacesTheOld}>
      <form.Form method="post" className="form" key={form.times}>
        <input type="hidden" name="intent" value={placeIntents.set} />
        <Select label={texts.appliesTo} name="kind" defaultValue="category" options={kindChoices} />
        <Field
          label={texts.slug}
          hint={texts.slugIsTheLastPart}
          name="slug"
          maxLength={placeLimits.subject}
          error={form.wrong('p_slug')}
          required
        />
        <Select label={texts.whereItsShown} name="mode" defaultValue="except" options={modeChoices} />
        <Field
          label={texts.places}
          hint={texts.countryOrRegionCodes}
          name="places"
          error={form.wrong('p_places')}
          required
        />
        <TextArea
          label={texts.reason}
          hint={texts.shownToPeopleThere}
          name="reason"
          rows={2}
          maxLength={placeLimits.reason}
          error={form.wrong('p_reason')}
          required
        />
        <FormNote wrong={form.wrongWhole('p_slug', 'p_places', 'p_reason')} done={form.done} />
        <button type="submit" className="btn sm pri" aria-disabled={form.busy}>
          {texts.saveRule}
        </button>
      </form.Form>
    </AdminSection>
  );
}
