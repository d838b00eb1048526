import type { Incident, SiteStatus } from '#contract/status.ts';
import { statusLimits, statusServices } from '#contract/status-lists.ts';
import { sentence } from '../../lib/sentence.tsx';
import * as memberPaths from '../../member-paths.ts';
import { IncidentCard } from '../../parts/incident-card.tsx';
import { serviceNames, stateWords } from '../../parts/status-words.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as texts from '../../texts/status.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { CheckList } from '../../ui/check-list.tsx';
import { Select, Switch } from '../../ui/choices.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import './admin-status.css';

export const statusIntents = { publish: 'publish', update: 'update' } as const;

const services = statusServices.map((service) => [service, serviceNames[service]] as const);

/** What visitors are told now, and the forms that tell them. */
export function IncidentForms({ status }: { status: SiteStatus }) {
  const current = status.incidents.filter(({ stage }) => stage !== 'over');
  return (
    <div className="admin-status">
      <AdminSection
        title={texts.publishedNow}
        lead={sentence(texts.visitorsSeeThis, {
          link: <a href={memberPaths.status()}>{memberPaths.status()}</a>,
        })}
      >
        {current.length === 0 && <EmptyState text={texts.nothingIsPublished} />}
        {current.map((incident) => (
          <IncidentCard key={incident.id} incident={incident}>
            <UpdateForm incident={incident} />
          </IncidentCard>
        ))}
      </AdminSection>
      <PublishForm />
    </div>
  );
}

function UpdateForm({ incident }: { incident: Incident }) {
  const form = useSectionForm(statusIntents.update, incident.id);
  return (
    <form.Form method="post" className="form" key={form.times}>
      <input type="hidden" name="intent" value={statusIntents.update} />
      <input type="hidden" name="id" value={incident.id} />
      <TextArea
        label={texts.update}
        name="words"
        rows={2}
        maxLength={statusLimits.words}
        error={form.wrong('p_words')}
        required
      />
      <Switch label={texts.bannerOnEveryPage} name="banner" defaultChecked={incident.has_banner} />
      <Switch label={texts.itIsOver} name="over" defaultChecked={false} />
      <FormNote wrong={form.wrongWhole('p_words')} done={form.done} />
      <button type="submit" className="btn sm pri" aria-disabled={form.busy}>
        {texts.addUpdate}
      </button>
    </form.Form>
  );
}

function PublishForm() {
  const form = useSectionForm(statusIntents.publish);
  return (
    <AdminSection title={texts.tellVisitors} lead={texts.tellVisitorsLead}>
      <form.Form method="post" className="form" key={form.times}>
        <input type="hidden" name="intent" value={statusIntents.publish} />
        <Select
          label={texts.kind}
          name="kind"
          defaultValue="incident"
          options={[
            ['incident', texts.incident],
            ['maintenance', texts.planned],
          ]}
        />
        <Field
          label={texts.title}
          hint={texts.titleHint}
          name="title"
          maxLength={statusLimits.title}
          error={form.wrong('p_title')}
          required
        />
        <TextArea
          label={texts.whatHappens}
          hint={texts.whatHappensHint}
          name="words"
          rows={3}
          maxLength={statusLimits.words}
          error={form.wrong('p_words')}
          required
        />
        <CheckList legend={texts.affects} name="services" options={services} chosen={['site']} />
        <Select
          label={texts.howBad}
          name="severity"
          defaultValue="degraded"
          options={[
            ['degraded', stateWords.degraded],
            ['down', stateWords.down],
          ]}
        />
        <Field
          label={texts.starts}
          hint={texts.startsHint}
          name="starts"
          type="datetime-local"
          error={form.wrong('p_starts_at')}
        />
        <Field
          label={texts.ends}
          hint={texts.endsHint}
          name="ends"
          type="datetime-local"
          error={form.wrong('p_ends_at')}
        />
        <Switch
          label={texts.bannerOnEveryPage}
          hint={texts.bannerHint}
          name="banner"
          defaultChecked={false}
        />
        <FormNote
          wrong={form.wrongWhole('p_title', 'p_words', 'p_starts_at', 'p_ends_at')}
          done={form.done}
        />
        <button type="submit" className="btn sm pri" aria-disabled={form.busy}>
          {texts.publish}
        </button>
      </form.Form>
    </AdminSection>
  );
}
