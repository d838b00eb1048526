import { open } from 'node:fs/promises';

/**
 * The bytes of an fMP4 file if every box is as long as it says, down to the last byte, and one holds the
 * content; null for any other. On a full disk ffmpeg leaves truncated or empty files and ends as if all were
 * well.
 */
export async function wholeSegmentBytes(file: string): Promise<number | null> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const header = Buffer.alloc(16);
    let hasContent = false;
    let at = 0;
    while (at < size) {
      const { bytesRead } = await handle.read(header, 0, 16, at);
      if (bytesRead < 8) return null;
      const short = header.readUInt32BE(0);
      // Boxes over 4 GB give their length after their name.
      const length = short === 1 && bytesRead === 16 ? Number(header.readBigUInt64BE(8)) : short;
      if (length < 8) return null;
      hasContent ||= header.toString('latin1', 4, 8) === 'mdat';
      at += length;
    }
    return hasContent && at === size ? size : null;
  } finally {
    await handle.close();
  }
}
