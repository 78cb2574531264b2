import { S3Client } from '@aws-sdk/client-s3';
import type { S3Setting } from '../../configuration/media-setting.ts';

const TIMES = { connectionTimeout: 3_000, requestTimeout: 15_000 };

export function s3Client(setting: Omit<S3Setting, 'bucket'>, times = TIMES): S3Client {
  const { endpoint, region, accessKeyId, secretAccessKey, pathStyle } = setting;
  return new S3Client({
    ...(endpoint === undefined ? {} : { endpoint }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: pathStyle,
    // Newer sums are sent only where the protocol asks for them: not every server of this kind knows them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: times,
  });
}
