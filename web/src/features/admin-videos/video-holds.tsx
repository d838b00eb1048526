import { useEffect, useState } from 'react';
import { call } from '#contract/client.ts';
import type { Evidence } from '#contract/evidence.ts';
import { HoldFacts } from '../../parts/legal-holds.tsx';

/** What prevents a video from being deleted, and why. Nothing is drawn if nothing does. */
export function VideoHolds({ videoId }: { videoId: string }) {
  const [evidence, setEvidence] = useState<Evidence | null>(null);
  const [fault, setFault] = useState(false);
  useEffect(() => {
    let isOpen = true;
    call('get_evidence', { p_subject_kind: 'video', p_subject_id: videoId }).then(
      (found) => isOpen && setEvidence(found),
      () => isOpen && setFault(true),
    );
    return () => {
      isOpen = false;
    };
  }, [videoId]);
  if (fault)
    return (
      <p className="form-note wrong" role="alert">
        It could not be checked whether this video is evidence. Open it again before you delete anything of
        it.
      </p>
    );
  const holds = evidence?.holds.filter(({ in_force }) => in_force) ?? [];
  if (evidence === null || (holds.length === 0 && !evidence.is_evidence)) return null;
  return (
    <section className="form-note wrong" aria-label="Evidence">
      <p>
        <strong>This video is evidence.</strong> Nothing of it is deleted for good until{' '}
        {holds.length > 0 ? 'the hold on it ends.' : 'its case is decided.'}
      </p>
      {holds.length > 0 && (
        <ul className="holds">
          {holds.map((hold) => (
            <li key={hold.id}>
              <HoldFacts hold={hold} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
