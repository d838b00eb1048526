import * as adminPaths from '../admin-paths.ts';
import * as texts from '../texts/common.ts';

/** The hint of a refusal that wants proof first: see the contract. */
export const asksProof = (fault: { hint?: string | null } | null | undefined): boolean =>
  fault?.hint === 'reauthentication_needed';

/** Where an admin proves who they are, in a new tab: what was typed here stays. */
export function ProveLink() {
  return (
    <a href={adminPaths.prove()} target="_blank" rel="noreferrer">
      {texts.confirmItIsYou}
    </a>
  );
}
