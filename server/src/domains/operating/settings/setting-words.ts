/** `fourEyes` as people read it: `Four eyes`. */
export function settingLabel(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** A value as it was sent, in words. */
export function settingWords(value: unknown): string {
  if (value === null) return 'What the file, the environment or the default says';
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  if (Array.isArray(value)) return value.map(settingWords).join('\n') || 'Nothing';
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, part]) => `${settingLabel(name.replaceAll('_', ' '))}: ${settingWords(part)}`)
      .join('; ');
  return String(value) || 'Nothing';
}
