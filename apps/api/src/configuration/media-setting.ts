// Where pictures that come in are kept, how many are made at once, and whether some are drawn before they are asked for.
import * as v from 'valibot';
import { address, choice, whole } from './configuration-values.ts';

export type S3Setting = {
  kind: 's3';
  /** none: Amazon's own */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** the bucket in the path and not in the host's name */
  pathStyle: boolean;
};

export type MediaSetting = { kind: 'folder' } | S3Setting;

export const mediaVariables = {
  S3_BUCKET: v.optional(v.string()),
  S3_ENDPOINT: v.optional(address('S3_ENDPOINT', ['http:', 'https:'])),
  S3_REGION: v.optional(v.string(), 'us-east-1'),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  S3_PATH_STYLE: choice('S3_PATH_STYLE', ['yes', 'no'], 'yes'),
  PICTURE_WORKERS: whole('PICTURE_WORKERS', 2, 1, 16),
  PICTURES_AHEAD: choice('PICTURES_AHEAD', ['on', 'off'], 'on'),
};

type MediaVariables = v.InferOutput<v.ObjectSchema<typeof mediaVariables, undefined>>;

export function mediaProblems(env: MediaVariables): string[] {
  const given = { S3_ACCESS_KEY_ID: env.S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: env.S3_SECRET_ACCESS_KEY };
  if (env.S3_BUCKET === undefined) {
    const stray = Object.entries({ ...given, S3_ENDPOINT: env.S3_ENDPOINT }).filter(
      ([, value]) => value !== undefined,
    );
    return stray.length === 0 ? [] : [`S3_BUCKET manque\u00A0: sans elle, ${stray[0]?.[0]} ne sert à rien.`];
  }
  return Object.entries(given).flatMap(([name, value]) =>
    value === undefined ? [`${name} manque\u00A0: elle est obligatoire avec S3_BUCKET.`] : [],
  );
}

export function mediaSetting(env: MediaVariables): MediaSetting {
  if (env.S3_BUCKET === undefined) return { kind: 'folder' };
  return {
    kind: 's3',
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    bucket: env.S3_BUCKET,
    accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
    pathStyle: env.S3_PATH_STYLE === 'yes',
  };
}
