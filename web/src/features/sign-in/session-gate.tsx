import type { ReactNode } from 'react';
import { useAuth } from '../../state/member.tsx';

/**
 * The page, or a word while who is signed in is truly being asked: the server's HTML knows it. A page of members goes with
 * its member; the way to the login page is then under way.
 */
export function SessionGate(props: { guarded: boolean; home: boolean; children: ReactNode }) {
  const { member, isLoading } = useAuth();
  if (props.guarded && (isLoading || !member)) return <Waiting words="Loading authentication status..." />;
  if (props.home && isLoading) return <Waiting words="Loading..." />;
  return props.children;
}

const Waiting = ({ words }: { words: string }) => (
  <p className="session-waiting" role="status">
    {words}
  </p>
);
