import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Form, useLocation } from 'react-router';
import { call } from '#contract/client.ts';
import { limits } from '#contract/limits.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { refusalWords } from '../../page/refusal.ts';
import * as paths from '../../paths.ts';
import * as texts from '../../texts/account-settings.ts';
import * as pageTexts from '../../texts/settings-pages.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordField } from '../../ui/field.tsx';

/** Asks for the password over what one was doing, which then goes on. Without a password, one logs in again. */
export default function ProveDialog({ answer }: { answer(isProven: boolean): void }) {
  const [hasPassword, setHasPassword] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const { pathname } = useLocation();
  const isProven = useRef(false);
  useEffect(() => {
    // Without an answer the password is asked for; a wrong one is refused.
    call('get_session', {}).then(({ user }) => setHasPassword(user?.has_password ?? true), console.error);
  }, []);
  const prove = async (event: FormEvent<HTMLFormElement>, close: () => void) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    if (isBusy || password === '') return;
    setBusy(true);
    setWrong(null);
    try {
      await call('prove_identity', { p_password: password });
      isProven.current = true;
      close();
    } catch (error) {
      setWrong(refusalWords(error, pageTexts.failedToProcessRequest));
      setBusy(false);
    }
  };
  return (
    <Dialog title={texts.confirmItIsYou} onClose={() => answer(isProven.current)}>
      {(close) => (
        <>
          <p>{fillIn(texts.thenWeGoOnWhere, { minutes: limits.freshMinutes })}</p>
          {hasPassword ? (
            <form className="form" onSubmit={(event) => void prove(event, close)}>
              <PasswordField
                label={texts.yourPassword}
                name="password"
                autoComplete="current-password"
                maxLength={limits.passwordLength}
                error={wrong}
                required
              />
              <div className="modal-ends">
                <button type="button" className="btn sm flat" onClick={close}>
                  {texts.cancel}
                </button>
                <button type="submit" className="btn sm pri" aria-disabled={isBusy}>
                  {texts.confirm}
                </button>
              </div>
            </form>
          ) : (
            <Form method="post" action={paths.logout()} className="form" reloadDocument>
              <input type="hidden" name="return" value={paths.login(pathname)} />
              <p>{texts.youHaveNoPassword}</p>
              <div className="modal-ends">
                <button type="button" className="btn sm flat" onClick={close}>
                  {texts.cancel}
                </button>
                <button type="submit" className="btn sm pri">
                  {texts.logInAgain}
                </button>
              </div>
            </Form>
          )}
        </>
      )}
    </Dialog>
  );
}
