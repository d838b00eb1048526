import { dueMoment, nearnessOf } from '../lib/deadline.ts';
import { sentence } from '../lib/sentence.tsx';
import * as texts from '../texts/common.ts';
import './deadline.css';

/** By when a notice without a fixed time should be decided about: no law names a day, so it is never late. */
export function Aim({ at }: { at: string }) {
  const [due, now] = [Date.parse(at), Date.now()];
  return (
    <span className="deadline-aim" data-nearness={nearnessOf(due, now)} suppressHydrationWarning>
      {sentence(due > now ? texts.aimFor : texts.aimPassed, {
        moment: (
          <time dateTime={at} suppressHydrationWarning>
            {dueMoment(due, now)}
          </time>
        ),
      })}
    </span>
  );
}
