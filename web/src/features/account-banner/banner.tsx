import { Link, useFetcher } from 'react-router';
import { fillIn } from '../../lib/fill-in.ts';
import { formatDate } from '../../lib/format.ts';
import * as memberPaths from '../../member-paths.ts';
import type { FormAnswer } from '../../page/page-form.ts';
import type { Member } from '../../state/member.tsx';
import * as texts from '../../texts/site-frame.ts';

function Unverified() {
  const { Form, data, state } = useFetcher<FormAnswer>();
  return (
    <>
      <p role="status">{data?.done ?? data?.fault?.message ?? texts.pleaseConfirmYourEmailAddress}</p>
      {!data?.done && (
        <Form method="post" action={memberPaths.verifyEmail()}>
          <input type="hidden" name="intent" value="resend" />
          <button type="submit" className="btn sm flat" aria-disabled={state !== 'idle'}>
            {texts.sendTheLinkAgain}
          </button>
        </Form>
      )}
    </>
  );
}

export default function Banner({ member }: { member: Member }) {
  return (
    <aside className="account-banner" aria-label={texts.yourAccount}>
      {member.deletionAt ? (
        <>
          <p>{fillIn(texts.wellDeleteYourAccountOn, { date: formatDate(member.deletionAt) })}</p>
          <Link className="btn sm flat" to={memberPaths.settingsDelete()}>
            {texts.keepMyAccount}
          </Link>
        </>
      ) : (
        <Unverified />
      )}
    </aside>
  );
}
