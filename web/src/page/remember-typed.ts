import { type ClientActionFunctionArgs, data, isRouteErrorResponse } from 'react-router';
import * as paths from '../paths.ts';
import * as texts from '../texts/common.ts';
import type { FormAnswer } from './page-form.ts';
import { sessionEnded } from './refusal.ts';

interface Failure {
  message: string;
  status: number;
}

const isWayToLogin = (error: unknown): boolean =>
  error instanceof Response &&
  (error.headers.get('location') ?? '').replace(location.origin, '').startsWith(`${paths.login()}?`);

/** The failure of a form that got no proper answer; null: it got one, such as a redirect. */
function failureOf(error: unknown, isMembers: boolean): Failure | null {
  if (isMembers && isWayToLogin(error)) return { message: sessionEnded, status: 401 };
  if (error instanceof Response) return null;
  if (!isRouteErrorResponse(error)) return { message: texts.youSeemToBeOffline, status: 503 };
  // A refusal by the server itself is plain words; what the pages throw has them in `message`.
  const said: unknown =
    typeof error.data === 'string' ? error.data : (error.data as { message?: unknown })?.message;
  const words = typeof said === 'string' ? said.trim() : '';
  return {
    message: words !== '' && words.length < 300 ? words : texts.somethingWentWrongOnOur,
    status: error.status,
  };
}

const asFormAnswer = (message: string, form: FormData): FormAnswer => ({
  intent: String(form.get('intent') ?? ''),
  done: null,
  fault: { message, field: null },
  given: null,
});

/**
 * The `clientAction` of every page with forms. A form that could not be sent, was refused by the server itself, or was
 * sent after the session had ended stays as it is, with everything that was typed, and its page says why. Without this
 * an error would replace the whole page. `refused` builds what the page's own action answers to a refusal. A form that
 * visitors have too (`isMembers` is false) may send them to log in.
 */
export const rememberTyped =
  (refused: (message: string, form: FormData) => object = asFormAnswer, { isMembers = true } = {}) =>
  async ({ request, serverAction }: ClientActionFunctionArgs) => {
    const form = await request.clone().formData();
    try {
      return await serverAction<unknown>();
    } catch (error) {
      const failure = failureOf(error, isMembers);
      if (failure === null) throw error;
      // With the status of a refusal, nothing has changed, so nothing is loaded again.
      return data(refused(failure.message, form), { status: failure.status });
    }
  };
