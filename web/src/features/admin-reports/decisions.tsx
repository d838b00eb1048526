import type { CaseFile } from '#contract/case-shapes.ts';
import { policy } from '#contract/policy.ts';
import { sentence } from '../../lib/sentence.tsx';
import * as texts from '../../texts/admin-reports.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { Moment } from '../../ui/moment.tsx';
import { authorActionNames, stateNames, targetActionNames } from './case-words.ts';
import { ComplaintToAnswer, SwornAgainst } from './decision-objections.tsx';

/** What was decided in a case, and what was said against it. */
export function Decisions({ file }: { file: CaseFile }) {
  return (
    <AdminSection title={texts.decisions}>
      <ul className="case-list">
        {file.decisions.map((one) => (
          <li key={one.id}>
            <p>
              <strong>{stateNames[one.outcome]}</strong>
              {one.outcome === 'upheld' &&
                `: ${[
                  one.ground === null ? null : policy[one.ground].name,
                  targetActionNames[one.target_action].replace(' it', ''),
                  one.author_action === 'none' ? null : authorActionNames[one.author_action],
                  one.suspended_until === null
                    ? null
                    : sentence(texts.untilDate, {
                        date: <Moment at={one.suspended_until} />,
                      }),
                  one.upload_right_taken ? texts.uploadRightsRemoved : null,
                  one.stays_down ? texts.fileStaysDown : null,
                ]
                  .filter((part) => part !== null)
                  .join(', ')}`}
            </p>
            {one.explanation !== null && <p className="case-text">{one.explanation}</p>}
            <small>
              {one.decided_by ?? texts.theShellOrAFormerAdmin}, <Moment at={one.decided_at} />
            </small>
            {one.counter_notice !== null && (
              <div className="case-objection">
                <SwornAgainst against={one.counter_notice} />
              </div>
            )}
            {one.complaints.map((complaint) => (
              <div key={complaint.id} className="case-objection">
                <ComplaintToAnswer complaint={complaint} isOwn={one.is_own} />
              </div>
            ))}
          </li>
        ))}
      </ul>
    </AdminSection>
  );
}
