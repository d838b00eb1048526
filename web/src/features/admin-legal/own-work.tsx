import type { Output } from '#contract/calls.ts';

/** What one has decided in thirty days, and how it held: for oneself. */
export function OwnWork({ work }: { work: Output<'get_own_work'> }) {
  const { decided, upheld, median_hours: hours, complaints, reversed, assigned, looked } = work;
  const facts: [name: string, value: string][] = [
    ['Yours now', String(assigned)],
    ['Decided', decided === 0 ? '0' : `${decided}, ${upheld} upheld`],
    ['Half of them within', hours === null ? 'Nothing was decided' : `${hours} hours`],
    ['Complaints answered', complaints === 0 ? '0' : `${complaints}, ${reversed} upheld`],
    ...(looked === null
      ? []
      : [
          ['Looks at what may show a minor', `${looked.today} today, ${looked.week} in seven days`] as [
            string,
            string,
          ],
        ]),
  ];
  return (
    <>
      <h2 className="legal-heading">Your work</h2>
      <p className="legal-note">In the last thirty days. Only you see it.</p>
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
