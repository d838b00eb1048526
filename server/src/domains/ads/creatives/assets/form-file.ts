import { badInput } from '../../../../kit/app-error.ts';

const longestHeaders = 8192;
const unreadable = () => badInput('file', 'We couldn’t read the form. Reload the page and try again.');

/** The boundary that a content type names; null: the body is no form. */
export function boundaryOf(contentType: string | undefined): string | null {
  if (!contentType?.toLowerCase().startsWith('multipart/form-data')) return null;
  const [, quoted, plain] = /boundary=(?:"([^"]{1,200})"|([^;\s]{1,200}))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw unreadable();
  return boundary;
}

/**
 * The bytes of the first file of a form, as they arrive: nothing is held but what may still be a boundary. Throws
 * `badInput` if there is none, or the form breaks off.
 */
export async function* fileOfForm(body: AsyncIterable<Buffer>, boundary: string): AsyncGenerator<Buffer> {
  const mark = Buffer.from(`\r\n--${boundary}`);
  let at: 'between' | 'headers' | 'field' | 'file' = 'field';
  // The first boundary has no line before it.
  let rest = Buffer.from('\r\n');
  let isFound = false;
  for await (const chunk of body) {
    if (isFound) continue;
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      if (at === 'headers') {
        const end = rest.indexOf('\r\n\r\n');
        if (end === -1) {
          if (rest.length > longestHeaders) throw unreadable();
          break;
        }
        const isFile = /^content-disposition:[^\r\n]*;\s*filename/im.test(rest.toString('latin1', 0, end));
        at = isFile ? 'file' : 'field';
        // The empty line before an empty file is also the line before the boundary.
        rest = rest.subarray(end + 2);
        if (!rest.subarray(0, mark.length).equals(mark)) rest = rest.subarray(2);
      } else if (at === 'between') {
        if (rest.length < 2) break;
        if (rest.toString('latin1', 0, 2) !== '\r\n') throw unreadable();
        rest = rest.subarray(2);
        at = 'headers';
      } else {
        const end = rest.indexOf(mark);
        const sure = end === -1 ? Math.max(0, rest.length - mark.length + 1) : end;
        if (at === 'file' && sure > 0) yield rest.subarray(0, sure);
        if (end === -1) {
          rest = rest.subarray(sure);
          break;
        }
        if (at === 'file') {
          isFound = true;
          break;
        }
        rest = rest.subarray(end + mark.length);
        at = 'between';
      }
    }
  }
  if (!isFound)
    throw at === 'file'
      ? badInput('file', 'The file broke off.')
      : badInput('file', 'The form holds no file.');
}
