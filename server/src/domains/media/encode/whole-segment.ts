import { open } from 'node:fs/promises';

/**
 * Whether every box of an fMP4 file is as long as it says, down to the last byte, and its content is among them. On a
 * full disk ffmpeg leaves files that are cut short or empty, and ends as if all were well.
 */
export async function isWholeSegment(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const header = Buffer.alloc(16);
    let hasContent = false;
    let at = 0;
    while (at < size) {
      const { bytesRead } = await handle.read(header, 0, 16, at);
      if (bytesRead < 8) return false;
      const short = header.readUInt32BE(0);
      // Boxes of more than 4 GB say their length behind their name.
      const length = short === 1 && bytesRead === 16 ? Number(header.readBigUInt64BE(8)) : short;
      if (length < 8) return false;
      hasContent ||= header.toString('latin1', 4, 8) === 'mdat';
      at += length;
    }
    return hasContent && at === size;
  } finally {
    await handle.close();
  }
}
