import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { type Asked, listenForAsks } from '../../state/ask-to-sign-in.ts';
import type { Figure } from './words.ts';

const SignInDialog = lazyPart(() => import('./sign-in-dialog.tsx'));

/** Opens the dialog when any part of the page asks for a member. One per page; its code is loaded on first use. */
export function SignInDoor({ hasGoogle, figures }: { hasGoogle: boolean; figures: readonly Figure[] }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(
    () =>
      listenForAsks((next) =>
        setAsked((before) => {
          before?.answer(null);
          return next;
        }),
      ),
    [],
  );
  if (!asked) return null;
  return (
    <Suspense>
      <SignInDialog
        asked={asked}
        hasGoogle={hasGoogle}
        figures={figures}
        onClose={(member) => {
          setAsked(null);
          asked.answer(member);
        }}
      />
    </Suspense>
  );
}
