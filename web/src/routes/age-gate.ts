import { type ActionFunctionArgs, redirectDocument } from 'react-router';
import * as paths from '../paths.ts';

const yearSeconds = 365 * 24 * 3600;

/** A path on this site, else the home page: never another host, however it is written. */
export function safeReturn(text: FormDataEntryValue | null): string {
  if (typeof text !== 'string' || !text.startsWith('/')) return paths.home();
  const base = 'http://site.invalid';
  try {
    const url = new URL(text, base);
    // Dot segments fold away and may leave two slashes, which would name a host.
    return url.origin === base && !url.pathname.startsWith('//') ? url.pathname + url.search : paths.home();
  } catch {
    return paths.home();
  }
}

/** Takes the answer of the age gate, or takes it back. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const confirmed = form.get('answer') === 'confirm';
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : '';
  const cookie = confirmed ? `age_confirmed=1; Max-Age=${yearSeconds}` : 'age_confirmed=; Max-Age=0';
  return redirectDocument(safeReturn(form.get('return')), {
    status: 303,
    headers: {
      'set-cookie': `${cookie}; Path=/; HttpOnly; SameSite=Lax${secure}`,
      'cache-control': 'no-store',
    },
  });
}

/** Nothing to see: the gate stands on the pages themselves. */
export const loader = () => redirectDocument(paths.home());
