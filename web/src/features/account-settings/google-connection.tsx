import type { Output } from '#contract/calls.ts';
import { formatDate } from '../../lib/format.ts';
import { sentence } from '../../lib/sentence.tsx';
import * as memberPaths from '../../member-paths.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import { askToProve } from '../../state/ask-to-prove.ts';
import * as texts from '../../texts/account-settings.ts';
import { FormNote } from '../../ui/form-note.tsx';
import { intents } from './intents.ts';
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
  const way = memberPaths.google('connect', memberPaths.settingsSecurity());
  return (
    <Section title={texts.google} lead={connected.length > 0 ? null : texts.noGoogleAccountIsConnected}>
      <FormNote
        wrong={disconnect.fault?.message ?? (props.failed ? texts.weCouldntConnectGooglePlease : null)}
        done={disconnect.done}
      />
      {connected.map(({ email, connected_at }) => (
        <p key={connected_at}>
          {sentence(texts.accountConnectedDate, {
            account: <b>{email ?? texts.aGoogleAccount}</b>,
            date: formatDate(connected_at),
          })}
        </p>
      ))}
      {connected.length > 0 ? (
        <disconnect.Form method="post">
          <input type="hidden" name="intent" value={intents.disconnectGoogle} />
          <button type="submit" className="btn sm flat danger" aria-disabled={disconnect.busy}>
            {texts.disconnect}
          </button>
        </disconnect.Form>
      ) : (
        props.canConnect && (
          <p>
            <a
              className="btn sm flat"
              href={way}
              onClick={(event) => {
                if (props.isProven) return;
                event.preventDefault();
                void askToProve().then((isProven) => isProven && location.assign(way));
              }}
            >
              {texts.connectGoogle}
            </a>
          </p>
        )
      )}
    </Section>
  );
}
