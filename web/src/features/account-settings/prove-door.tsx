import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { listenForProofs } from '../../state/ask-to-prove.ts';

const ProveDialog = lazyPart(() => import('./prove-dialog.tsx'));

/** Opens the dialog in which a member proves who they are, when something on the page asks for it. */
export function ProveDoor() {
  const [asked, setAsked] = useState<{ answer(isProven: boolean): void } | null>(null);
  useEffect(
    () =>
      listenForProofs((answer) =>
        setAsked((before) => {
          before?.answer(false);
          return { answer };
        }),
      ),
    [],
  );
  return (
    asked && (
      <Suspense>
        <ProveDialog
          answer={(isProven) => {
            asked.answer(isProven);
            setAsked(null);
          }}
        />
      </Suspense>
    )
  );
}
