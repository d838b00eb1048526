const units = ['bytes', 'KB', 'MB', 'GB', 'TB', 'PB'] as const;
/** `1.4 GB`. */
export function bytesWords(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1000;
    unit++;
  }
  return `${value < 10 && unit > 0 ? value.toFixed(1) : Math.round(value)} ${units[unit]}`;
}
