import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { type Added, listenForAdds } from '../../state/ask-to-add.ts';
import { askToSignIn } from '../../state/ask-to-sign-in.ts';
import { useMember } from '../../state/member.tsx';
import * as texts from '../../texts/playlists.ts';

const AddDialog = lazyPart(() => import('./add-dialog.tsx'));

/** Opens the form when any part of the page asks for it, for members. Its code is loaded on first use. */
export function AddDoor() {
  const [added, setAdded] = useState<Added | null>(null);
  const isMember = useMember() !== null;
  useEffect(
    () =>
      listenForAdds((wanted) => {
        if (isMember) setAdded(wanted);
        else void askToSignIn(texts.pleaseLogInToAdd).then((member) => member && setAdded(wanted));
      }),
    [isMember],
  );
  // It lists the member's own playlists.
  useEffect(() => {
    if (!isMember) setAdded(null);
  }, [isMember]);
  if (!added) return null;
  return (
    <Suspense>
      <AddDialog added={added} onClose={() => setAdded(null)} />
    </Suspense>
  );
}
