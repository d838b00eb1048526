/** First bytes of files that people send by mistake: pictures, archives, documents, sound. */
const others = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
  [0x47, 0x49, 0x46, 0x38],
  [0x50, 0x4b, 0x03, 0x04],
  [0x25, 0x50, 0x44, 0x46],
  [0x52, 0x61, 0x72, 0x21],
  [0x37, 0x7a, 0xbc, 0xaf],
  [0x1f, 0x8b],
  [0x49, 0x44, 0x33],
  [0x4d, 0x5a, 0x90],
];
/** So much of a file tells text from anything else. */
const read = 512;

const isText = (bytes: Uint8Array): boolean =>
  bytes.every((byte) => (byte >= 0x20 && byte !== 0x7f) || byte === 0x09 || byte === 0x0a || byte === 0x0d);

/**
 * Whether a file can be a video at all, by its first bytes: the server knows for certain, but only once it has the whole file.
 * An unknown one may be; text, pictures and archives are none, whatever they are called.
 */
export async function mayBeVideo(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, read).arrayBuffer());
  // A program stream of MPEG begins as no text does; a transport stream with the letter G, and goes on in bytes.
  return !isText(bytes) && !others.some((start) => start.every((byte, at) => bytes[at] === byte));
}
