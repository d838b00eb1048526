import type { Output } from '#contract/calls.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { formatDate } from '../../lib/format.ts';
import { megabytes } from '../../lib/megabytes.ts';
import { sentence } from '../../lib/sentence.tsx';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as texts from '../../texts/account-settings.ts';
import { FormNote } from '../../ui/form-note.tsx';
import { leavingIntents } from './leaving-intents.ts';
import { ProveFirst } from './prove-form.tsx';
import { Save, Section } from './section.tsx';

type Archive = NonNullable<Output<'get_account_export'>>;

function ArchiveState({ archive }: { archive: Archive }) {
  if (archive.state === 'queued') return <p>{texts.yourArchiveIsBeingCreated}</p>;
  if (archive.state === 'failed') return <p>{texts.yourArchiveCouldNotBe}</p>;
  return (
    <p>
      {sentence(texts.yourArchiveOfRequestedAtIs, {
        requestedAt: formatDate(archive.requested_at),
        bytes: archive.bytes !== null && ` (${megabytes(archive.bytes)})`,
        expiresAt:
          archive.expires_at !== null &&
          fillIn(texts.andKeptUntilExpiresAt, { expiresAt: formatDate(archive.expires_at) }),
      })}
    </p>
  );
}

/** An archive of what the site holds about the member. */
export function DataExport(props: { archive: Archive | null; isProven: boolean }) {
  const form = useSectionForm(leavingIntents.archive);
  const { archive } = props;
  return (
    <Section title={texts.yourData} lead={texts.downloadYourDataAnArchive}>
      {archive && <ArchiveState archive={archive} />}
      {archive?.download_url && (
        <p>
          <a className="btn sm flat" href={archive.download_url} download>
            {texts.download}
          </a>
        </p>
      )}
      <FormNote wrong={form.fault?.message} done={form.done} />
      {archive?.state !== 'queued' &&
        (props.isProven ? (
          <form.Form method="post">
            <input type="hidden" name="intent" value={leavingIntents.archive} />
            <Save busy={form.busy}>{texts.requestAnArchive}</Save>
          </form.Form>
        ) : (
          <ProveFirst />
        ))}
    </Section>
  );
}
