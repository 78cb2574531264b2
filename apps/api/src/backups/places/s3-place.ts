import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { S3Client } from '@aws-sdk/client-s3';
import { BACKUP_NAME, knownPart, MANIFEST } from './backup-place.ts';
import type { BackupPlace } from './backup-place.ts';

/** An object appears whole or not at all, so that no name but the manifest's says that a backup is whole. */
export function s3Place(
  said: string,
  client: S3Client,
  { bucket: Bucket, prefix }: { bucket: string; prefix: string },
): BackupPlace {
  const keyOf = (backup: string, name: string) => `${prefix}${backup}/${knownPart(name)}`;
  const put = async (Key: string, Body: Buffer): Promise<void> => {
    await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: 'application/octet-stream' }));
  };
  const keys = async (under: string): Promise<string[]> => {
    const found: string[] = [];
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: under }))
      found.push(...Contents.flatMap(({ Key }) => Key ?? []));
    return found;
  };
  const removeAll = async (backup: string): Promise<void> => {
    const found = await keys(`${prefix}${backup}/`);
    for (const Key of found.toSorted((one) => (one.endsWith(`/${MANIFEST}`) ? -1 : 1)))
      // oxlint-disable-next-line no-await-in-loop -- the manifest before the parts
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
  };
  return {
    said,
    async folders() {
      const names = (await keys(prefix)).map((key) => key.slice(prefix.length).split('/')[0] ?? '');
      return [...new Set(names)].filter((name) => BACKUP_NAME.test(name));
    },
    async read(backup, name) {
      const found = await client
        .send(new GetObjectCommand({ Bucket, Key: keyOf(backup, name) }))
        .catch((error: unknown) => {
          if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
          throw error;
        });
      return found?.Body === undefined ? null : Buffer.from(await found.Body.transformToByteArray());
    },
    begin: async (backup) => ({
      write: (name, bytes) => put(keyOf(backup, name), bytes),
      finish: (manifest) => put(keyOf(backup, MANIFEST), manifest),
      abandon: () => removeAll(backup),
    }),
    remove: removeAll,
  };
}
