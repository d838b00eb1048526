import * as paths from '../../paths.ts';
import * as texts from '../../texts/site-frame.ts';

/** Takes the confirmation back, for a shared device. */
export function ForgetAge({ returnTo }: { returnTo: string }) {
  return (
    <form method="post" action={paths.ageGate()}>
      <input type="hidden" name="return" value={returnTo} />
      <button type="submit" name="answer" value="forget" className="linklike">
        {texts.forgetAgeConfirmation}
      </button>
    </form>
  );
}
