import {
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { S3Setting } from '../../configuration/media-setting.ts';
import { PICTURES } from './media-store.ts';
import type { MediaStore } from './media-store.ts';

const TIMES = { connectionTimeout: 3_000, requestTimeout: 15_000 };

export function s3MediaStore(
  setting: S3Setting,
  { folder, typeOfName, cacheControl: CacheControl } = PICTURES,
): MediaStore {
  const { endpoint, region, bucket: Bucket, accessKeyId, secretAccessKey, pathStyle } = setting;
  const client = new S3Client({
    ...(endpoint === undefined ? {} : { endpoint }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: pathStyle,
    // Newer sums are sent only where the protocol asks for them: not every server of this kind knows them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: TIMES,
  });
  const at = (name: string) => ({ Bucket, Key: `${folder}/${name}` });
  return {
    async put(name, bytes) {
      const ContentType = typeOfName(name);
      await client.send(new PutObjectCommand({ ...at(name), Body: bytes, ContentType, CacheControl }));
    },
    async has(name) {
      typeOfName(name);
      return (await orMissing(client.send(new HeadObjectCommand(at(name))))) !== null;
    },
    async find(name) {
      typeOfName(name);
      const found = await orMissing(client.send(new GetObjectCommand(at(name))));
      if (found?.Body === undefined) return null;
      const body = Buffer.from(await found.Body.transformToByteArray());
      return { bytes: body.length, body };
    },
  };
}

function orMissing<T>(answer: Promise<T>): Promise<T | null> {
  return answer.catch((error: unknown) => {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
    throw error;
  });
}
