import { Link, useFetcher } from 'react-router';
import { formatDate } from '../../lib/format.ts';
import * as memberPaths from '../../member-paths.ts';
import type { FormAnswer } from '../../page/page-form.ts';
import type { Member } from '../../state/member.tsx';
import './account-banner.css';

function Unverified() {
  const { Form, data, state } = useFetcher<FormAnswer>();
  return (
    <>
      <p role="status">
        {data?.done ??
          data?.fault?.message ??
          'Please confirm your email address: open the link that we sent you.'}
      </p>
      {!data?.done && (
        <Form method="post" action={memberPaths.verifyEmail()}>
          <input type="hidden" name="intent" value="resend" />
          <button type="submit" className="btn sm flat" aria-disabled={state !== 'idle'}>
            Send the link again
          </button>
        </Form>
      )}
    </>
  );
}

export default function Banner({ member }: { member: Member }) {
  return (
    <aside className="account-banner" aria-label="Your account">
      {member.deletionAt ? (
        <>
          <p>Your account will be deleted on {formatDate(member.deletionAt)}.</p>
          <Link className="btn sm flat" to={memberPaths.settingsDelete()}>
            Keep my account
          </Link>
        </>
      ) : (
        <Unverified />
      )}
    </aside>
  );
}
