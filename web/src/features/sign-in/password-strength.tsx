import { useEffect, useState } from 'react';
import type { Output } from '#contract/calls.ts';
import { call } from '#contract/client.ts';
import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/sign-in.ts';

type Strength = Output<'get_password_strength'>;
/** By score, from guessed at once to practically impossible to guess. */
const labels = [texts.weak, texts.weak, texts.fair, texts.good, texts.strong] as const;
const pauseMs = 300;

/** How hard a password is to guess. The server judges: the lists it needs are far too long for a page. */
export function PasswordStrength({ password, own }: { password: string; own: readonly string[] }) {
  const [strength, setStrength] = useState<Strength | null>(null);
  const words = JSON.stringify(own.filter((word) => word !== ''));
  useEffect(() => {
    if (password === '') return setStrength(null);
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      try {
        setStrength(
          await call(
            'get_password_strength',
            { p_password: password, p_own_words: JSON.parse(words) as string[] },
            { signal: controller.signal },
          ),
        );
      } catch {
        setStrength(null); // Without a verdict the password is judged when it is sent.
      }
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [password, words]);

  if (password === '' || !strength) return null;
  const score = strength.is_breached ? 0 : strength.score;
  return (
    <div className="strength" data-score={score}>
      <span className="bars" aria-hidden="true">
        {[1, 2, 3, 4].map((bar) => (
          <i key={bar} className={bar <= Math.max(score, 1) ? 'on' : undefined} />
        ))}
      </span>
      <p role="status">
        {strength.is_breached
          ? texts.strengthWeakThisPasswordHas
          : fillIn(texts.strengthLabel, { label: labels[score] ?? '' })}
      </p>
    </div>
  );
}
