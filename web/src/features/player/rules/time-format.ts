import { countOf } from '../../../lib/format.ts';
import * as texts from '../../../texts/player.ts';

/** `8:42`, or `1:02:03` from an hour on. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0));
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return `${minutes}:${two(whole % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(whole % 60)}`;
}

/** For screen readers: `8 minutes 42 seconds`. */
export function spokenTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0));
  const parts = [
    [Math.floor(whole / 3600), texts.hour, texts.hours],
    [Math.floor(whole / 60) % 60, texts.minute, texts.minutes],
    [whole % 60, texts.second, texts.seconds],
  ] as const;
  const said = parts.filter(([count]) => count > 0).map(([count, one, many]) => countOf(count, one, many));
  return said.length > 0 ? said.join(' ') : countOf(0, texts.second, texts.seconds);
}
