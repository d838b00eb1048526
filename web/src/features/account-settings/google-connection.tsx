import type { Output } from '#contract/calls.ts';
import { formatDate } from '../../lib/format.ts';
import * as memberPaths from '../../member-paths.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import { FormNote } from '../../ui/form-note.tsx';
import { intents } from './intents.ts';
import { ProveFirst } from './prove-form.tsx';
import { Section } from './section.tsx';

/** Google accounts that can sign in to this account. */
export function GoogleConnection(props: {
  connected: Output<'get_security'>['google'];
  canConnect: boolean;
  /** The last attempt to connect failed. */
  failed: boolean;
  isProven: boolean;
}) {
  const disconnect = useSectionForm(intents.disconnectGoogle);
  const { connected } = props;
  return (
    <Section title="Google" lead={connected.length > 0 ? null : 'No Google account is connected.'}>
      <FormNote
        wrong={
          disconnect.fault?.message ?? (props.failed ? 'Failed to connect Google. Please try again.' : null)
        }
        done={disconnect.done}
      />
      {connected.map(({ email, connected_at }) => (
        <p key={connected_at}>
          <b>{email ?? 'A Google account'}</b>, connected {formatDate(connected_at)}
        </p>
      ))}
      {!props.isProven ? (
        <ProveFirst />
      ) : connected.length > 0 ? (
        <disconnect.Form method="post">
          <input type="hidden" name="intent" value={intents.disconnectGoogle} />
          <button type="submit" className="btn sm flat danger" aria-disabled={disconnect.busy}>
            Disconnect
          </button>
        </disconnect.Form>
      ) : (
        props.canConnect && (
          <p>
            <a className="btn sm flat" href={memberPaths.google('connect', memberPaths.settingsSecurity())}>
              Connect Google
            </a>
          </p>
        )
      )}
    </Section>
  );
}
