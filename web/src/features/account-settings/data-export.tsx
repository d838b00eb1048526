import type { Output } from '#contract/calls.ts';
import { formatDate } from '../../lib/format.ts';
import { megabytes } from '../../lib/megabytes.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import { FormNote } from '../../ui/form-note.tsx';
import { leavingIntents } from './leaving-intents.ts';
import { ProveFirst } from './prove-form.tsx';
import { Save, Section } from './section.tsx';

type Archive = NonNullable<Output<'get_account_export'>>;

function ArchiveState({ archive }: { archive: Archive }) {
  if (archive.state === 'queued')
    return <p>Your archive is being created. We send you a mail when it is ready.</p>;
  if (archive.state === 'failed') return <p>Your archive could not be created. Please ask for it again.</p>;
  return (
    <p>
      Your archive of {formatDate(archive.requested_at)} is ready
      {archive.bytes !== null && ` (${megabytes(archive.bytes)})`}
      {archive.expires_at !== null && `, and kept until ${formatDate(archive.expires_at)}`}.
    </p>
  );
}

/** An archive of what the site holds about the member. */
export function DataExport(props: { archive: Archive | null; isProven: boolean }) {
  const form = useSectionForm(leavingIntents.archive);
  const { archive } = props;
  return (
    <Section
      title="Your data"
      lead="Download your data: an archive of your account, posts, lists and messages."
    >
      {archive && <ArchiveState archive={archive} />}
      {archive?.download_url && (
        <p>
          <a className="btn sm flat" href={archive.download_url} download>
            Download
          </a>
        </p>
      )}
      <FormNote wrong={form.fault?.message} done={form.done} />
      {archive?.state !== 'queued' &&
        (props.isProven ? (
          <form.Form method="post">
            <input type="hidden" name="intent" value={leavingIntents.archive} />
            <Save busy={form.busy}>Request an archive</Save>
          </form.Form>
        ) : (
          <ProveFirst />
        ))}
    </Section>
  );
}
