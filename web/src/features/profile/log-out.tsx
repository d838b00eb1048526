import { useState } from 'react';
import { Form, useNavigate } from 'react-router';
import * as paths from '../../paths.ts';
import { useAuth } from '../../state/member.tsx';
import * as texts from '../../texts/profile.ts';

/** Logs out, and goes to the login page. */
export function LogOut() {
  const { signOut } = useAuth();
  const navigate = useNavigate();
  const [wrong, setWrong] = useState<string | null>(null);
  const leave = async () => {
    setWrong(null);
    try {
      await signOut();
      await navigate(paths.login());
    } catch (error) {
      setWrong((error as Error).message);
    }
  };
  return (
    <Form
      method="post"
      action={paths.logout()}
      onSubmit={(event) => {
        event.preventDefault();
        void leave();
      }}
    >
      <input type="hidden" name="return" value={paths.login()} />
      <button type="submit" className="btn sm flat">
        {texts.logOut}
      </button>
      {wrong && (
        <p className="picture-wrong" role="alert">
          {wrong}
        </p>
      )}
    </Form>
  );
}
