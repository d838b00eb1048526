import type { ReactNode } from 'react';
import { useAuth } from '../../state/member.tsx';
import * as texts from '../../texts/sign-in.ts';

/**
 * The page, or a word while the browser really has to ask who is signed in: the server's HTML already knows. A page for
 * members disappears with its member, who is then on the way to the login page.
 */
export function SessionGate(props: { guarded: boolean; home: boolean; children: ReactNode }) {
  const { member, isLoading } = useAuth();
  if (props.guarded && (isLoading || !member)) return <Waiting words={texts.loadingAuthenticationStatus} />;
  if (props.home && isLoading) return <Waiting words={texts.loading} />;
  return props.children;
}

const Waiting = ({ words }: { words: string }) => (
  <p className="session-waiting" role="status">
    {words}
  </p>
);
