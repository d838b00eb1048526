import { startTestS3 } from '../../server/src/platform/storage/test-s3.ts';

// The object store of the tests, as a process of its own, for trials. It wants parts as large as S3 does.
// node scripts/operating/bucket.ts PORT
await startTestS3({ smallestPart: 5 * 2 ** 20, port: Number(process.argv[2]) });
