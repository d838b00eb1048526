import { useEffect, useState } from 'react';
import { call } from '#contract/client.ts';
import type { Evidence } from '#contract/evidence.ts';
import { sentence } from '../../lib/sentence.tsx';
import { HoldFacts } from '../../parts/legal-holds.tsx';
import * as texts from '../../texts/admin-videos.ts';

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
        {texts.evidenceNotChecked}
      </p>
    );
  const holds = evidence?.holds.filter(({ in_force }) => in_force) ?? [];
  if (evidence === null || (holds.length === 0 && !evidence.is_evidence)) return null;
  return (
    <section className="form-note wrong" aria-label={texts.evidence}>
      <p>
        {sentence(holds.length > 0 ? texts.evidenceUntilTheHoldEnds : texts.evidenceUntilDecided, {
          strong: (words) => <strong>{words}</strong>,
        })}
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
