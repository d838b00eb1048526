import { colored, nightSheet } from './mail-colors.ts';

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
          `<${tag} ${colored('line', `padding:6px 12px 6px 0;border-bottom-width:1px;border-bottom-style:solid;text-align:${column === 0 ? 'left' : 'right'};overflow-wrap:anywhere`)}>${escaped(cell)}</${tag}>`,
      )
      .join('');
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;width:100%;border-collapse:collapse;font-size:13px"><thead><tr>${cells('th', head)}</tr></thead><tbody>
${rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('\n')}
</tbody></table>`;
}

const layout = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';
/** The bar that holds a cel: oblong, circle, oblong. Drawn of cells, since a picture would have to be fetched. */
const pegBar = `<table ${layout} aria-hidden="true"><tr>${[18, 8, 18]
  .map(
    (width, at) =>
      `${at === 0 ? '' : '<td width="5" style="font-size:0;line-height:0">&nbsp;</td>'}<td width="${width}" height="8" ${colored('mark', 'border-radius:4px;font-size:0;line-height:0')}>&nbsp;</td>`,
  )
  .join('')}</tr></table>`;

function htmlAction({ label, url }: NonNullable<LetterParts['action']>): string {
  const [shown, address] = [escaped(label), escaped(url)];
  // The cell is the button: not every client gives a link room of its own.
  return `<table ${layout} style="margin:8px 0 20px"><tr><td ${colored('action', 'border-radius:24px;padding:12px 24px')}><a href="${address}" ${colored('label', 'font-weight:600;text-decoration:none')}>${shown}</a></td></tr></table>
<p ${colored('small', 'margin:0 0 16px;font-size:13px;overflow-wrap:anywhere;word-break:break-word')}>Or open this address: <a href="${address}" ${colored('link')}>${address}</a></p>`;
}

/**
 * Says the same in text and in HTML. Values are text, whatever they contain; no picture or style sheet is
 * fetched. It is laid out by tables, which all clients know.
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
  const font = "font-family:Figtree,system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
  const small = colored('small', 'margin:0 0 16px;font-size:13px');
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(parts.subject)}</title>
<style>
${nightSheet}
</style>
</head>
<body ${colored('page', 'margin:0;padding:0')}>
<table ${layout} width="100%" ${colored('page', 'width:100%')}><tr><td align="center" style="padding:24px 12px">
<table ${layout} width="100%" style="width:100%;max-width:544px"><tr><td ${colored('card', `border-radius:16px;padding:28px;text-align:left;font-size:16px;line-height:1.55;${font}`)}>
<table ${layout} style="margin:0 0 24px"><tr><td style="padding-right:12px">${pegBar}</td><td style="font-size:15px;font-weight:700">${escaped(siteName)}</td></tr></table>
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escaped(paragraph)}</p>`).join('\n')}
${table ? htmlTable(table) : ''}
${action ? htmlAction(action) : ''}
${footnote ? `<p ${small}>${escaped(footnote)}</p>` : ''}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
  return { to: oneLine(parts.to), subject: oneLine(parts.subject), text: `${text}\n`, html };
}
