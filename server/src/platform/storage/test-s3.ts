import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Config } from '../config-services.ts';
import { signatureFault } from './test-s3-signature.ts';

interface StoredObject {
  body: Buffer;
  type: string;
  cacheControl: string | null;
  modifiedAt: Date;
  etag: string;
}
interface Upload {
  key: string;
  headers: IncomingMessage['headers'];
  parts: Map<number, { body: Buffer; etag: string }>;
  begunAt: Date;
}

/** A refusal as S3 words it. */
class Fault extends Error {
  readonly status: number;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
  }
}

const bucket = 'media';
const keys = { accessKeyId: 'TESTKEY', secretAccessKey: 'test secret', region: 'us-east-1' };
const etagOf = (body: Buffer): string => `"${createHash('md5').update(body).digest('hex')}"`;
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);
const unescaped = (text: string): string =>
  text
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(
      /&(lt|gt|quot|apos|amp);/g,
      (_, name: string) => ({ lt: '<', gt: '>', quot: '"', apos: "'" })[name] ?? '&',
    );

/** The part of S3 that this product's object store needs. Objects live in memory. */
class ObjectStore {
  private readonly objects = new Map<string, StoredObject>();
  private readonly uploads = new Map<string, Upload>();
  private readonly rules: { smallestPart: number; partsPerPage: number };

  constructor(rules: { smallestPart: number; partsPerPage: number }) {
    this.rules = rules;
  }

  answer(request: IncomingMessage, body: Buffer, response: ServerResponse): void {
    const url = new URL(request.url!, 'http://store');
    const [, name, ...rest] = url.pathname.split('/');
    const key = decodeURIComponent(rest.join('/'));
    const fault = signatureFault(request, body, keys);
    if (fault !== null) throw new Fault(403, fault);
    if (name !== bucket) throw new Fault(404, 'NoSuchBucket');
    const query = url.searchParams;
    const act = `${request.method} ${key === '' ? 'bucket' : query.has('uploadId') || query.has('uploads') ? 'upload' : 'object'}`;
    const acts: Record<string, () => void> = {
      'HEAD bucket': () => response.end(),
      'GET bucket': () =>
        query.has('uploads') ? this.listUploads(query, response) : this.list(query, response),
      'POST bucket': () => this.deleteMany(body, response),
      'PUT object': () => this.put(key, body, request, response),
      'GET object': () => this.get(key, request, response),
      'HEAD object': () => this.get(key, request, response),
      'DELETE object': () => {
        this.objects.delete(key);
        response.writeHead(204).end();
      },
      'POST upload': () =>
        query.has('uploads') ? this.begin(key, request, response) : this.complete(key, query, body, response),
      'PUT upload': () => {
        const part = Number(query.get('partNumber'));
        if (!(part >= 1 && part <= 10_000)) throw new Fault(400, 'InvalidArgument');
        const etag = etagOf(body);
        this.upload(query, key).parts.set(part, { body, etag });
        response.writeHead(200, { ETag: etag }).end();
      },
      'GET upload': () => this.listParts(key, query, response),
      'DELETE upload': () => {
        this.upload(query, key);
        this.uploads.delete(query.get('uploadId')!);
        response.writeHead(204).end();
      },
    };
    const work = acts[act];
    if (!work) throw new Fault(405, 'MethodNotAllowed');
    work();
  }

  private upload(query: URLSearchParams, key: string): Upload {
    const upload = this.uploads.get(query.get('uploadId') ?? '');
    if (upload?.key !== key) throw new Fault(404, 'NoSuchUpload');
    return upload;
  }

  private store(key: string, body: Buffer, headers: IncomingMessage['headers'], etag = etagOf(body)): void {
    this.objects.set(key, {
      body,
      etag,
      type: headers['content-type'] ?? 'binary/octet-stream',
      cacheControl: headers['cache-control'] ?? null,
      modifiedAt: new Date(Math.floor(Date.now() / 1000) * 1000),
    });
  }

  private put(key: string, body: Buffer, request: IncomingMessage, response: ServerResponse): void {
    const from = request.headers['x-amz-copy-source'];
    if (from === undefined) {
      this.store(key, body, request.headers);
      return void response.writeHead(200, { ETag: etagOf(body) }).end();
    }
    const source = this.objects.get(decodeURIComponent(String(from)).replace(/^\/?[^/]+\//, ''));
    if (!source) throw new Fault(404, 'NoSuchKey');
    this.objects.set(key, { ...source, modifiedAt: new Date() });
    xml(response, `<CopyObjectResult><ETag>${escaped(source.etag)}</ETag></CopyObjectResult>`);
  }

  private get(key: string, request: IncomingMessage, response: ServerResponse): void {
    const object = this.objects.get(key);
    if (!object) throw new Fault(404, 'NoSuchKey');
    const { body } = object;
    const headers = {
      'Content-Type': object.type,
      ETag: object.etag,
      'Last-Modified': object.modifiedAt.toUTCString(),
      'Accept-Ranges': 'bytes',
      ...(object.cacheControl === null ? {} : { 'Cache-Control': object.cacheControl }),
    };
    const range = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '');
    let [start, end] = [0, body.length - 1];
    if (range) {
      const [, from, to] = range;
      start = from === '' ? Math.max(0, body.length - Number(to)) : Number(from);
      end = from === '' || to === '' ? end : Math.min(end, Number(to));
      if (start > end) throw new Fault(416, 'InvalidRange');
    }
    const part = body.subarray(start, end + 1);
    response.writeHead(range ? 206 : 200, {
      ...headers,
      'Content-Length': part.length,
      ...(range ? { 'Content-Range': `bytes ${start}-${end}/${body.length}` } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : part);
  }

  private list(query: URLSearchParams, response: ServerResponse): void {
    if (query.get('list-type') !== '2') throw new Fault(501, 'NotImplemented');
    const prefix = query.get('prefix') ?? '';
    const after = query.get('continuation-token') ?? query.get('start-after') ?? '';
    const most = Math.min(1000, Number(query.get('max-keys') ?? 1000));
    const found = [...this.objects.keys()]
      .filter((key) => key.startsWith(prefix) && key > after)
      .sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    const page = found.slice(0, most);
    const entries = page.map((key) => {
      const { body, etag, modifiedAt } = this.objects.get(key)!;
      return `<Contents><Key>${escaped(key)}</Key><LastModified>${modifiedAt.toISOString()}</LastModified><ETag>${escaped(etag)}</ETag><Size>${body.length}</Size></Contents>`;
    });
    const more =
      found.length > most ? `<NextContinuationToken>${escaped(page.at(-1)!)}</NextContinuationToken>` : '';
    xml(
      response,
      `<ListBucketResult><Name>${bucket}</Name><Prefix>${escaped(prefix)}</Prefix><KeyCount>${page.length}</KeyCount><MaxKeys>${most}</MaxKeys><IsTruncated>${more !== ''}</IsTruncated>${more}${entries.join('')}</ListBucketResult>`,
    );
  }

  private deleteMany(body: Buffer, response: ServerResponse): void {
    const named = [...body.toString().matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key]) => unescaped(key!));
    if (named.length === 0 || named.length > 1000) throw new Fault(400, 'MalformedXML');
    for (const key of named) this.objects.delete(key);
    xml(response, '<DeleteResult></DeleteResult>');
  }

  private begin(key: string, request: IncomingMessage, response: ServerResponse): void {
    const id = randomUUID();
    this.uploads.set(id, { key, headers: request.headers, parts: new Map(), begunAt: new Date() });
    xml(
      response,
      `<InitiateMultipartUploadResult><Bucket>${bucket}</Bucket><Key>${escaped(key)}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    );
  }

  private listParts(key: string, query: URLSearchParams, response: ServerResponse): void {
    const after = Number(query.get('part-number-marker') ?? 0);
    const most = this.rules.partsPerPage;
    const found = [...this.upload(query, key).parts]
      .filter(([number]) => number > after)
      .sort(([a], [b]) => a - b);
    const page = found.slice(0, most);
    const parts = page.map(
      ([number, { body, etag }]) =>
        `<Part><PartNumber>${number}</PartNumber><ETag>${escaped(etag)}</ETag><Size>${body.length}</Size></Part>`,
    );
    const more = found.length > most;
    xml(
      response,
      `<ListPartsResult><IsTruncated>${more}</IsTruncated>${more ? `<NextPartNumberMarker>${page.at(-1)![0]}</NextPartNumberMarker>` : ''}${parts.join('')}</ListPartsResult>`,
    );
  }

  private listUploads(query: URLSearchParams, response: ServerResponse): void {
    const prefix = query.get('prefix') ?? '';
    const uploads = [...this.uploads]
      .filter(([, { key }]) => key.startsWith(prefix))
      .map(
        ([id, { key, begunAt }]) =>
          `<Upload><Key>${escaped(key)}</Key><UploadId>${id}</UploadId><Initiated>${begunAt.toISOString()}</Initiated></Upload>`,
      );
    xml(
      response,
      `<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${uploads.join('')}</ListMultipartUploadsResult>`,
    );
  }

  /** As if an operator's rule had ended every multipart upload; or as if they had begun that long ago. */
  loseParts(): void {
    this.uploads.clear();
  }
  ageParts(milliseconds: number): void {
    for (const upload of this.uploads.values())
      upload.begunAt = new Date(upload.begunAt.getTime() - milliseconds);
  }

  private complete(key: string, query: URLSearchParams, body: Buffer, response: ServerResponse): void {
    const upload = this.upload(query, key);
    const named = [...body.toString().matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part]) => ({
      number: Number(/<PartNumber>(\d+)</.exec(part!)?.[1]),
      etag: unescaped(/<ETag>([^<]*)</.exec(part!)?.[1] ?? ''),
    }));
    const parts = named.map(({ number, etag }, order) => {
      const part = upload.parts.get(number);
      if (part?.etag !== etag) throw new Fault(400, 'InvalidPart');
      if (order > 0 && number <= named[order - 1]!.number) throw new Fault(400, 'InvalidPartOrder');
      return part;
    });
    if (parts.length === 0) throw new Fault(400, 'MalformedXML');
    if (parts.slice(0, -1).some(({ body }) => body.length < this.rules.smallestPart))
      throw new Fault(400, 'EntityTooSmall');
    const digests = Buffer.from(parts.map((part) => part.etag.slice(1, -1)).join(''), 'hex');
    const etag = `"${createHash('md5').update(digests).digest('hex')}-${parts.length}"`;
    this.store(key, Buffer.concat(parts.map((part) => part.body)), upload.headers, etag);
    this.uploads.delete(query.get('uploadId')!);
    xml(
      response,
      `<CompleteMultipartUploadResult><Bucket>${bucket}</Bucket><Key>${escaped(key)}</Key><ETag>${escaped(etag)}</ETag></CompleteMultipartUploadResult>`,
    );
  }
}

const xml = (response: ServerResponse, body: string, status = 200): void =>
  void response
    .writeHead(status, { 'Content-Type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`);

export interface TestS3 {
  config: S3Config;
  /** Forgets all parts that are no object yet, as a rule of an operator would; or lets them be older. */
  loseParts(): void;
  ageParts(milliseconds: number): void;
  close(): Promise<void>;
}

/**
 * An object store on loopback that speaks the S3 protocol, with one empty bucket, for tests. It checks
 * signatures and the hash of what is sent; the wrong key gets nothing. `smallestPart`: bytes of a part but the last;
 * S3 itself wants 5 MiB. `partsPerPage`: how many a list tells at once.
 */
export async function startTestS3({
  smallestPart = 0,
  partsPerPage = 1000,
  port: wanted = 0,
} = {}): Promise<TestS3> {
  const store = new ObjectStore({ smallestPart, partsPerPage });
  const server = createServer(async (request, response) => {
    try {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      store.answer(request, Buffer.concat(parts), response);
    } catch (error) {
      const [status, code] = error instanceof Fault ? [error.status, error.message] : [500, 'InternalError'];
      if (request.method === 'HEAD') response.writeHead(status).end();
      else xml(response, `<Error><Code>${code}</Code></Error>`, status);
    }
  });
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    config: { ...keys, endpoint: `http://127.0.0.1:${port}`, bucket, forcePathStyle: true, publicUrl: null },
    loseParts: () => store.loseParts(),
    ageParts: (milliseconds) => store.ageParts(milliseconds),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
