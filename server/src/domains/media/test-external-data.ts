/** Boxes of a QuickTime file that contain others, on the way to the location of its data. */
const containers = new Set(['moov', 'trak', 'mdia', 'minf', 'dinf']);

const box = (type: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};

/**
 * An alias of another file, as old Macs wrote it: with its absolute path, and one level below the same
 * folder.
 */
function alias(file: string): Buffer {
  const path = Buffer.from(file.length % 2 === 0 ? file : `${file}\0`);
  const levels = Buffer.from([0, 1, 0, 1]);
  const record = Buffer.alloc(4);
  record.writeUInt16BE(2);
  record.writeUInt16BE(path.length, 2);
  const end = Buffer.from([0xff, 0xff, 0, 0]);
  // Names of volume and file, with their lengths, which nobody needs besides the path.
  const names = Buffer.alloc(10 + 28 + 12 + 64 + 16);
  return box('alis', Buffer.concat([Buffer.alloc(4), names, levels, Buffer.alloc(16), record, path, end]));
}

function rewritten(bytes: Buffer, file: string): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const body = bytes.subarray(at + 8, at + size);
    if (containers.has(type)) parts.push(box(type, rewritten(body, file)));
    else if (type === 'dref')
      parts.push(box(type, Buffer.concat([Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), alias(file)])));
    else if (type !== 'mdat') parts.push(bytes.subarray(at, at + size));
    at += size;
  }
  return Buffer.concat(parts);
}

/** A QuickTime file without its pictures, which says that they are in another file. */
export const withDataElsewhere = (film: Buffer, file: string): Buffer => rewritten(film, file);
