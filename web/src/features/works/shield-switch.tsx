import { useMember } from '../../state/member.tsx';
import { chooseShield, useShield } from '../../state/spoiler-shield.ts';
import * as texts from '../../texts/works.ts';

/** Hides what later episodes tell, in every list of episodes. */
export function ShieldSwitch({ hidesSpoilers = false }: { hidesSpoilers?: boolean }) {
  const isMember = useMember() !== null;
  const hides = useShield(hidesSpoilers);
  return (
    <label className="shield-switch needs-script">
      <input
        type="checkbox"
        checked={hides}
        onChange={(event) => chooseShield(event.currentTarget.checked, isMember)}
      />
      {texts.hideSpoilers}
    </label>
  );
}
