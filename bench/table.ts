import { boundText, type Line, number, unitText, verdictOf } from './line.ts';

const marks = { aim: '✓✓', must: '✓', missed: '✗', info: '' } as const;
const titles = ['', 'Work', 'Yardstick', 'Ours', 'Figure', 'Must', 'Aim', 'Note'] as const;

function cells(line: Line): string[] {
  const { bounds, figure } = line;
  return [
    marks[verdictOf(line)],
    line.work,
    line.yardstick,
    line.ours,
    figure === null ? '' : `${number(figure)}${unitText(bounds?.unit ?? '')}`,
    bounds ? boundText(bounds, bounds.must) : '–',
    bounds ? boundText(bounds, bounds.aim) : '–',
    line.note ?? '',
  ];
}

/** ✓✓: the aim is reached; ✓: only the requirement; ✗: not even that. */
export function markdownTable(lines: readonly Line[]): string {
  const row = (values: readonly string[]): string =>
    `| ${values.map((value) => value.replaceAll('|', '\\|')).join(' | ')} |`;
  return [row(titles), row(titles.map(() => '---')), ...lines.map((line) => row(cells(line)))].join('\n');
}

export function terminalTable(lines: readonly Line[]): string {
  const rows = [[...titles], ...lines.map(cells)];
  const widths = titles.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row
        .map((value, column) => value.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
