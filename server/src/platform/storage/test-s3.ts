import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { S3Config } from '../config-services.ts';

interface S3Server {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
}

/** An object store on loopback that speaks the protocol of S3, with one empty bucket, for tests. */
export async function startTestS3(): Promise<{ config: S3Config; close(): Promise<void> }> {
  // @ts-expect-error the package has no types
  const { default: S3rver } = (await import('s3rver')) as { default: new (options: object) => S3Server };
  const directory = await mkdtemp(path.join(tmpdir(), 'tsukimi-s3-'));
  const bucket = 'media';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  return {
    config: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      forcePathStyle: true,
      publicUrl: null,
    },
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
