import { fillIn } from '../lib/fill-in.ts';
import * as texts from '../texts/admin-frame.ts';

/** `4.5 h`, `12 min`, `2.5 min`, `20 s`: no value is rounded to nothing. */
export function watchedWords(seconds: number): string {
  if (seconds > 0 && seconds < 60)
    return fillIn(texts.secondsS, { seconds: Math.max(1, Math.round(seconds)) });
  if (seconds < 3600) {
    const minutes = seconds / 60;
    const shown = minutes < 10 ? Math.round(minutes * 10) / 10 : Math.round(minutes);
    return fillIn(texts.minutesMin, { minutes: shown });
  }
  const hours = seconds / 3600;
  return `${hours < 10 ? hours.toFixed(1) : new Intl.NumberFormat('en').format(Math.round(hours))} h`;
}
