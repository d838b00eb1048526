import { type ActionFunctionArgs, redirectDocument } from 'react-router';
import { safeReturn } from '../lib/safe-return.ts';
import * as paths from '../paths.ts';

const yearSeconds = 365 * 24 * 3600;

/** Takes the answer of the age gate, or withdraws it. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const confirmed = form.get('answer') === 'confirm';
  const isSecure = new URL(request.url).protocol === 'https:';
  const back = safeReturn(form.get('return'));
  // In a frame on another site a cookie is stored only for that site's frames, and only with https.
  const scope = !isSecure
    ? 'SameSite=Lax'
    : back.startsWith(paths.embed(''))
      ? 'SameSite=None; Secure; Partitioned'
      : 'SameSite=Lax; Secure';
  const cookie = confirmed ? `age_confirmed=1; Max-Age=${yearSeconds}` : 'age_confirmed=; Max-Age=0';
  return redirectDocument(back, {
    status: 303,
    headers: {
      'set-cookie': `${cookie}; Path=/; HttpOnly; ${scope}`,
      'cache-control': 'no-store',
    },
  });
}

/** Nothing to see: the gate stands on the pages themselves. */
export const loader = () => redirectDocument(paths.home());
