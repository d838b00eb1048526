/** One message on the wire, whichever format it came in. */
export interface Frame {
  /** Names the join behind the channel; null outside a channel. */
  joinRef: string | null;
  /** Names the message so that a reply can find it; null: nobody waits for one. */
  ref: string | null;
  topic: string;
  event: string;
  payload: unknown;
}

/** `1.0.0` sends an object, `2.0.0` an array, and its client broadcasts are binary. */
export type WireVersion = '1.0.0' | '2.0.0';

/** Longest topic, in characters; the binary form has one byte for its length. */
const longestTopic = 255;
/** First byte of a client's broadcast in its binary form. */
const broadcastPush = 3;
/** Its encoding byte for a JSON payload. */
const jsonPayload = 1;

/** A message from a client, or null if it is not one. */
export function readFrame(data: Buffer, isBinary: boolean, version: WireVersion): Frame | null {
  if (isBinary) return version === '2.0.0' ? readBroadcast(data) : null;
  const parsed = parse(data.toString('utf8'));
  if (parsed === null || typeof parsed !== 'object') return null;
  const named = parsed as Record<string, unknown>;
  const [joinRef, ref, topic, event, payload] = Array.isArray(parsed)
    ? parsed
    : [named.join_ref, named.ref, named.topic, named.event, named.payload];
  return frameOf(joinRef, ref, topic, event, payload);
}

function frameOf(joinRef: unknown, ref: unknown, topic: unknown, event: unknown, payload: unknown) {
  if (typeof topic !== 'string' || topic === '' || topic.length > longestTopic) return null;
  if (typeof event !== 'string' || event === '' || event.length > 100) return null;
  const refs = [joinRef ?? null, ref ?? null];
  if (!refs.every((value) => value === null || (typeof value === 'string' && value.length <= 60)))
    return null;
  return { joinRef: refs[0] as string | null, ref: refs[1] as string | null, topic, event, payload };
}

/** Kind, five lengths, encoding, then the five texts and the payload. */
function readBroadcast(data: Buffer): Frame | null {
  if (data.length < 7 || data[0] !== broadcastPush) return null;
  let offset = 7;
  const texts = [1, 2, 3, 4, 5].map((position) => {
    const length = data[position] as number;
    offset += length;
    return data.toString('utf8', offset - length, offset);
  });
  if (offset > data.length) return null;
  const [joinRef, ref, topic, event] = texts;
  const rest = data.subarray(offset);
  const payload = data[6] === jsonPayload ? parse(rest.toString('utf8')) : null;
  return frameOf(joinRef || null, ref || null, topic, 'broadcast', { type: 'broadcast', event, payload });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A message to a client, as text, which every version can read. */
export const writeFrame = ({ joinRef, ref, topic, event, payload }: Frame, version: WireVersion): string =>
  JSON.stringify(
    version === '2.0.0'
      ? [joinRef, ref, topic, event, payload]
      : { join_ref: joinRef, ref, topic, event, payload },
  );
