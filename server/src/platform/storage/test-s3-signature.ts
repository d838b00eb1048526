import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();

/** S3's name for what is wrong with a request's signature (version 4, in the header); null if it is valid. */
export function signatureFault(
  request: IncomingMessage,
  body: Buffer,
  { accessKeyId, secretAccessKey, region }: { accessKeyId: string; secretAccessKey: string; region: string },
): string | null {
  const { headers } = request;
  const words =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  const time = String(headers['x-amz-date'] ?? '');
  const told = String(headers['x-amz-content-sha256'] ?? '');
  if (words === null || !/^\d{8}T\d{6}Z$/.test(time)) return 'AccessDenied';
  const [, key, day, where, names, signature] = words as unknown as [string, ...string[]];
  if (key !== accessKeyId) return 'InvalidAccessKeyId';
  if (where !== region || !time.startsWith(day!)) return 'AuthorizationHeaderMalformed';
  const signed = names!.split(';');
  if (!signed.includes('host')) return 'AccessDenied';
  if (told !== 'UNSIGNED-PAYLOAD' && told !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const [place, query = ''] = request.url!.split('?');
  const ordered = query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
    .sort();
  const canonical = [
    request.method,
    place,
    ordered.join('&'),
    ...signed.map(
      (name) =>
        `${name}:${String(headers[name] ?? '')
          .trim()
          .replace(/ +/g, ' ')}`,
    ),
    '',
    names,
    told,
  ].join('\n');
  const scope = `${day}/${where}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const secret = [day!, where!, 's3', 'aws4_request'].reduce<string | Buffer>(
    (held, word) => hmac(held, word),
    `AWS4${secretAccessKey}`,
  );
  const right = hmac(secret, text);
  return timingSafeEqual(right, Buffer.from(signature!, 'hex')) ? null : 'SignatureDoesNotMatch';
}
