import { formatDate } from './format.ts';

/** How long ago a moment was, as posts show it: `just now`, `12s ago`, … `yesterday`, `3d ago`, then the date. */
export function relativeTime(moment: string, now: number): string {
  const then = new Date(moment).getTime();
  if (Number.isNaN(then)) return 'Unknown time';
  const seconds = Math.floor((now - then) / 1000);
  if (seconds < 5) return 'just now';
  if (seconds < 60) return `${seconds}s ago`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}m ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours}h ago`;
  const days = Math.floor(hours / 24);
  if (days === 1) return 'yesterday';
  return days < 7 ? `${days}d ago` : formatDate(moment);
}
