import { badInput } from '../../../kit/app-error.ts';

const decoded = (file: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(file);
  } catch {
    return null;
  }
};
const hasMark = (file: Uint8Array, ...mark: number[]): boolean => mark.every((byte, at) => file[at] === byte);

const saveAgain = 'Save it as UTF-8 and add it again.';

/**
 * The text of a subtitle file: UTF-8, or UTF-16 that says so. Other encodings are not guessed at, because a wrong
 * guess shows nonsense. Throws `badInput` naming the file.
 */
export function decodeCaptions(file: Uint8Array): string {
  const wide = hasMark(file, 0xff, 0xfe) ? 'utf-16le' : hasMark(file, 0xfe, 0xff) ? 'utf-16be' : null;
  const text = decoded(file, wide ?? 'utf-8');
  if (text === null) {
    if (wide !== null) throw badInput('file', `This file isn’t whole UTF-16. ${saveAgain}`);
    const japanese = decoded(file, 'shift_jis');
    throw badInput(
      'file',
      japanese !== null && /[ぁ-んァ-ン]/.test(japanese)
        ? `This file is in Shift-JIS. ${saveAgain}`
        : `This file isn’t in UTF-8. ${saveAgain}`,
    );
  }
  if (text.includes('\0'))
    throw badInput('file', `This isn’t a subtitle file, or not in UTF-8. ${saveAgain}`);
  return text;
}
