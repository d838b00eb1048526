export interface LetterParts {
  siteName: string;
  to: string;
  subject: string;
  /** Sentences of plain text, a paragraph each. */
  paragraphs: readonly string[];
  /** Said after the paragraphs: numbers, with the names of their columns. The first column is text. */
  table?: { head: readonly string[]; rows: readonly (readonly string[])[] };
  /** The one thing to do, if there is one. */
  action?: { label: string; url: string };
  /** Said after the action, in small print. */
  footnote?: string;
}

/** A mail as sent, in both its forms. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`);

/** A value must not be able to add headers. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Columns of plain text: names from the left, numbers to the right. */
function textTable({ head, rows }: NonNullable<LetterParts['table']>): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => oneLine(row[column] ?? '').length)));
  return all
    .map((row) =>
      widths
        .map((width, column) => {
          const cell = oneLine(row[column] ?? '');
          return column === 0 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function htmlTable({ head, rows }: NonNullable<LetterParts['table']>): string {
  const cells = (tag: 'th' | 'td', row: readonly string[]): string =>
    row
      .map(
        (cell, column) =>
          `<${tag} style="padding:4px 8px 4px 0;border-bottom:1px solid #dcdce2;text-align:${column === 0 ? 'left' : 'right'};overflow-wrap:anywhere">${escaped(cell)}</${tag}>`,
      )
      .join('');
  return `<table style="margin:0 0 16px;width:100%;border-collapse:collapse;font-size:13px"><thead><tr>${cells('th', head)}</tr></thead><tbody>
${rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('\n')}
</tbody></table>`;
}

/**
 * Says the same in text and in HTML. Values are text, whatever they contain; no picture or style sheet is
 * fetched.
 */
export function composeLetter(parts: LetterParts): Letter {
  const { siteName, paragraphs, action, footnote, table } = parts;
  const text = [
    ...paragraphs,
    ...(table ? [textTable(table)] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(footnote ? [footnote] : []),
    `-- \n${siteName}`,
  ].join('\n\n');
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(parts.subject)}</title></head>
<body style="margin:0;padding:24px;background:#f4f4f6;color:#1c1c22;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:32rem;margin:0 auto;padding:24px;background:#ffffff;border-radius:12px">
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escaped(paragraph)}</p>`).join('\n')}
${table ? htmlTable(table) : ''}
${
  action
    ? `<p style="margin:24px 0"><a href="${escaped(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#3b3f8f;color:#ffffff;text-decoration:none">${escaped(action.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#5a5a66;overflow-wrap:anywhere">Or open this address: ${escaped(action.url)}</p>`
    : ''
}
${footnote ? `<p style="margin:0 0 16px;font-size:13px;color:#5a5a66">${escaped(footnote)}</p>` : ''}
<p style="margin:24px 0 0;font-size:13px;color:#5a5a66">${escaped(siteName)}</p>
</div>
</body>
</html>
`;
  return { to: oneLine(parts.to), subject: oneLine(parts.subject), text: `${text}\n`, html };
}
