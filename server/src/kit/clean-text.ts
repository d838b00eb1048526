/** Text that people type: NFC, no control characters except line breaks, trimmed. */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: taking control characters out is the purpose
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]+/g, ' ')
    .trim();
