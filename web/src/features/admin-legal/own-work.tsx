import type { Output } from '#contract/calls.ts';
import { spanWords } from '../../lib/deadline.ts';
import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/admin-legal.ts';

/** Short ones in minutes: `0 h` says nothing. */
const spanOf = (hours: number): string =>
  hours < 2 ? spanWords(hours * 3_600_000) : fillIn(texts.hoursShort, { hours: Math.round(hours * 10) / 10 });

/** What one has decided in thirty days, and how it held: for oneself. */
export function OwnWork({
  work,
  taken,
}: {
  work: Output<'get_own_work'>;
  /** What they took on the desk besides cases. */
  taken: number;
}) {
  const { decided, upheld, median_hours: hours, complaints, reversed, assigned, looked } = work;
  const facts: [name: string, value: string][] = [
    [texts.assignedToYou, String(assigned + taken)],
    [texts.decided, decided === 0 ? '0' : fillIn(texts.decidedUpheldUpheld, { decided, upheld })],
    [texts.medianTime, hours === null ? texts.noneDecided : spanOf(hours)],
    [
      texts.complaintsAnswered,
      complaints === 0 ? '0' : fillIn(texts.complaintsReversedUpheld, { complaints, reversed }),
    ],
    ...(looked === null
      ? []
      : [
          [
            texts.looksAtWhatMayShow,
            fillIn(texts.todayTodayWeekInSeven, { today: looked.today, week: looked.week }),
          ] as [string, string],
        ]),
  ];
  return (
    <>
      <h2 className="legal-heading">{texts.yourWork}</h2>
      <p className="legal-note">{texts.last30Days}</p>
      <dl className="legal-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
