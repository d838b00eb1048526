import type { Output } from '#contract/calls.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { formatDate } from '../../lib/format.ts';
import { megabytes } from '../../lib/megabytes.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as texts from '../../texts/account-settings.ts';
import { FormNote } from '../../ui/form-note.tsx';
import { leavingIntents } from './leaving-intents.ts';
import { Save, Section } from './section.tsx';

type Archive = NonNullable<Output<'get_account_export'>>;

function ArchiveState({ archive }: { archive: Archive }) {
  if (archive.state === 'queued') return <p>{texts.werePuttingYourArchiveTogether}</p>;
  if (archive.state === 'failed') return <p>{texts.weCouldntCreateYourArchive}</p>;
  const facts = { date: formatDate(archive.requested_at), size: megabytes(archive.bytes ?? 0) };
  return (
    <p>
      {archive.expires_at === null
        ? fillIn(texts.archiveIsReady, facts)
        : fillIn(texts.archiveIsReadyUntil, { ...facts, end: formatDate(archive.expires_at) })}
    </p>
  );
}

/** An archive of what the site holds about the member. */
export function DataExport({ archive }: { archive: Archive | null }) {
  const form = useSectionForm(leavingIntents.archive);
  return (
    <Section title={texts.yourData} lead={texts.downloadAnArchiveOfYour}>
      {archive && <ArchiveState archive={archive} />}
      {archive?.download_url && (
        <p>
          <a className="btn sm flat" href={archive.download_url} download>
            {texts.download}
          </a>
        </p>
      )}
      <FormNote wrong={form.fault?.message} done={form.done} />
      {archive?.state !== 'queued' && (
        <form.Form method="post">
          <input type="hidden" name="intent" value={leavingIntents.archive} />
          <Save busy={form.busy}>{texts.requestAnArchive}</Save>
        </form.Form>
      )}
    </Section>
  );
}
