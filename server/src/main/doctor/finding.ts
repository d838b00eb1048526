/** `fault`: something does not work, or what is done is not safe. `warning`: it will be so. */
export type Level = 'fine' | 'warning' | 'fault';

export interface Finding {
  /** What was looked at: `database`, `disk`. */
  about: string;
  level: Level;
  /** What was found, in a line. */
  words: string;
  /** What to do about it; empty where all is well. */
  remedy: string;
}

/** Makes the findings about one thing. */
export const about = (topic: string) => ({
  fine: (words: string): Finding => ({ about: topic, level: 'fine', words, remedy: '' }),
  warning: (words: string, remedy: string): Finding => ({ about: topic, level: 'warning', words, remedy }),
  fault: (words: string, remedy: string): Finding => ({ about: topic, level: 'fault', words, remedy }),
});

export const worst = (findings: readonly Finding[]): Level => {
  if (findings.some(({ level }) => level === 'fault')) return 'fault';
  return findings.some(({ level }) => level === 'warning') ? 'warning' : 'fine';
};

const marks: Readonly<Record<Level, string>> = { fine: 'ok', warning: 'WARN', fault: 'FAULT' };

/** One line per finding, with what to do below it. */
export const report = (findings: readonly Finding[]): string =>
  findings
    .map(({ about: topic, level, words, remedy }) => {
      const line = `${marks[level].padEnd(6)}${topic.padEnd(10)}${words}`;
      return remedy === '' ? line : `${line}\n${' '.repeat(16)}${remedy}`;
    })
    .join('\n');
