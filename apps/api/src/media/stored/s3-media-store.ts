import {
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { S3Setting } from '../../configuration/media-setting.ts';
import { s3Client } from './s3-client.ts';
import { PICTURES } from './media-store.ts';
import type { MediaStore } from './media-store.ts';

export function s3MediaStore(
  setting: S3Setting,
  { folder, typeOfName, shape, cacheControl: CacheControl } = PICTURES,
  patienceMs = PATIENCE_MS,
): MediaStore {
  const { bucket: Bucket } = setting;
  const client = s3Client(setting);
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
      const found = await orMissing(client.send(new GetObjectCommand(at(name)), soon(patienceMs)));
      if (found?.Body === undefined) return null;
      const body = Buffer.from(await found.Body.transformToByteArray());
      return { bytes: body.length, body };
    },
    async *names() {
      const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: `${folder}/` });
      for await (const { Contents = [] } of pages)
        for (const { Key = '' } of Contents) {
          const name = Key.slice(folder.length + 1);
          if (shape.test(name)) yield name;
        }
    },
  };
}

/** All tries together: nobody waits for a picture longer than half a minute. */
const PATIENCE_MS = 20_000;

function soon(patienceMs: number) {
  return { abortSignal: AbortSignal.timeout(patienceMs) };
}

function orMissing<T>(answer: Promise<T>): Promise<T | null> {
  return answer.catch((error: unknown) => {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
    throw error;
  });
}
