import { fillIn } from '../../lib/fill-in.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as texts from '../../texts/admin-ads-figures.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { Select } from '../../ui/choices.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { reportIntents } from './report-intents.ts';

/** The secret by which an advertiser’s server says what came of clicks. */
export function ConversionSecret(props: {
  origin: string;
  campaigns: readonly { readonly id: string; readonly name: string }[];
}) {
  const form = useSectionForm(reportIntents.secret);
  const given = form.given?.adSecret;
  if (props.campaigns.length === 0) return null;
  return (
    <AdminSection title={texts.conversions} lead={texts.howConversionsWork}>
      <form.Form method="post" className="form">
        <input type="hidden" name="intent" value={reportIntents.secret} />
        <Select
          label={texts.campaign}
          name="campaign"
          parameter="p_campaign_id"
          defaultValue={props.campaigns[0]?.id ?? ''}
          options={props.campaigns.map(({ id, name }) => [id, name])}
        />
        <FormNote wrong={form.wrongWhole()} done={form.done} />
        {given && (
          <p className="ads-proof-address" role="status">
            <code>{given.secret}</code>
            <small>{fillIn(texts.copyTheSecretNow, { origin: props.origin })}</small>
          </p>
        )}
        <button type="submit" className="btn sm flat" aria-disabled={form.busy}>
          {texts.createSecret}
        </button>
      </form.Form>
    </AdminSection>
  );
}
