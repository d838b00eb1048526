import { AppError } from '../../../kit/app-error.ts';

/** A refusal in the form that the platform's client library reads. */
export interface ProtocolError {
  status: number;
  /** One of the library's own codes for what went wrong. */
  code: string;
  message: string;
  weak_password?: { reasons: string[] };
}

/** Our hints that are also codes of the library. */
const sharedWords: Readonly<Record<string, number>> = {
  email_not_confirmed: 400,
  refresh_token_not_found: 400,
  refresh_token_already_used: 400,
  reauthentication_needed: 403,
  insufficient_aal: 403,
  otp_expired: 403,
  otp_disabled: 422,
  provider_disabled: 400,
  phone_provider_disabled: 400,
  bad_code_verifier: 400,
  flow_state_not_found: 404,
  unsupported_grant_type: 400,
  over_request_rate_limit: 429,
};

export function protocolError(refusal: AppError, { hasBearer }: { hasBearer: boolean }): ProtocolError {
  const { kind, message, hint, field, status } = refusal;
  if (hint !== null && Object.hasOwn(sharedWords, hint))
    return { status: sharedWords[hint] ?? status, code: hint, message };
  if (field === 'password' && kind === 'badInput') {
    const reasons = [hint === 'breached_password' ? 'pwned' : 'length'];
    return { status: 422, code: 'weak_password', message, weak_password: { reasons } };
  }
  switch (kind) {
    case 'badCredentials':
      return { status: 400, code: 'invalid_credentials', message };
    case 'signInRequired':
      return hasBearer
        ? { status: 403, code: 'session_not_found', message }
        : { status: 401, code: 'no_authorization', message };
    case 'conflict':
      return { status: 422, code: field === 'email' ? 'user_already_exists' : 'conflict', message };
    case 'rateLimited':
      return { status: 429, code: 'over_request_rate_limit', message };
    case 'internal':
    case 'unavailable':
      return { status, code: 'unexpected_failure', message };
    default:
      return { status, code: 'validation_failed', message };
  }
}

/** A refusal with the library's own code. */
export const protocolRefusal = (hint: keyof typeof sharedWords & string, message: string): AppError =>
  new AppError(hint === 'reauthentication_needed' ? 'notAllowed' : 'badInput', message, { hint });
