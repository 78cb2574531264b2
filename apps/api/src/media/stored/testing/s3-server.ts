// As much of S3 as a store of pictures speaks: objects by path, every request signed (Signature Version 4).
import { createHash, createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { S3Setting } from '../../../configuration/media-setting.ts';

export type S3Server = {
  setting: S3Setting;
  objects: Map<string, { bytes: Buffer; type: string }>;
  requests: string[];
  /** the next so many answers are 503 */
  failNext: (times: number) => void;
  close: () => Promise<void>;
};

const KEYS = { accessKeyId: 'cle-des-essais', secretAccessKey: 'secret-des-essais' };

export async function s3Server(): Promise<S3Server> {
  const objects: S3Server['objects'] = new Map();
  const requests: string[] = [];
  let failures = 0;
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      requests.push(`${request.method} ${request.url}`);
      if (failures > 0) {
        failures -= 1;
        return refuse(response, 503, 'SlowDown');
      }
      if (!isSigned(request, body)) return refuse(response, 403, 'SignatureDoesNotMatch');
      return answer(objects, request, response, body);
    });
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  const place = server.address();
  const port = typeof place === 'object' ? place?.port : undefined;
  return {
    setting: {
      kind: 's3',
      endpoint: `http://127.0.0.1:${port}`,
      region: 'eu-west-3',
      bucket: 'images',
      ...KEYS,
      pathStyle: true,
    },
    objects,
    requests,
    failNext: (times) => {
      failures = times;
    },
    close: () => new Promise((done) => void server.close(() => done())),
  };
}

function answer(
  objects: S3Server['objects'],
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
): void {
  const [key = '', query = ''] = (request.url ?? '').split('?');
  if (request.method === 'GET' && query.includes('list-type=2'))
    return list(objects, response, new URLSearchParams(query));
  if (!key.startsWith('/images/')) return refuse(response, 404, 'NoSuchBucket');
  if (request.method === 'PUT') {
    objects.set(key, { bytes: body, type: request.headers['content-type'] ?? '' });
    response.writeHead(200, { etag: '"essai"' }).end();
    return undefined;
  }
  if (request.method === 'DELETE') {
    objects.delete(key);
    response.writeHead(204).end();
    return undefined;
  }
  const found = objects.get(key);
  if (found === undefined) return refuse(response, 404, 'NoSuchKey');
  response.writeHead(200, { 'content-type': found.type, 'content-length': found.bytes.length });
  response.end(request.method === 'HEAD' ? undefined : found.bytes);
  return undefined;
}

/** Two a page: whoever lists must turn the pages. */
function list(objects: S3Server['objects'], response: ServerResponse, asked: URLSearchParams): void {
  const prefix = asked.get('prefix') ?? '';
  const keys = [...objects.keys()].map((key) => key.slice('/images/'.length)).toSorted();
  const left = keys.filter((key) => key.startsWith(prefix) && key > (asked.get('continuation-token') ?? ''));
  const page = left.slice(0, 2);
  const next = left.length > 2 ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  const contents = page.map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`).join('');
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(
    `<?xml version="1.0"?><ListBucketResult><IsTruncated>${left.length > 2}</IsTruncated>${contents}${next}</ListBucketResult>`,
  );
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) if (Buffer.isBuffer(piece)) pieces.push(piece);
  return Buffer.concat(pieces);
}

const sum = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const sealed = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const { authorization = '' } = request.headers;
  const [, scope = '', names = '', signature = ''] =
    /Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]+)/.exec(authorization) ?? [];
  const said = String(request.headers['x-amz-content-sha256']);
  if (said !== 'UNSIGNED-PAYLOAD' && said !== sum(body)) return false;
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const asked = query
    .split('&')
    .filter(Boolean)
    .map((part) => (part.includes('=') ? part : `${part}=`))
    .toSorted()
    .join('&');
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [request.method, path, asked, headers.join(''), names, said].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sum(canonical)].join('\n');
  const key = scope
    .split('/')
    .reduce<string | Buffer>((sealing, part) => sealed(sealing, part), `AWS4${KEYS.secretAccessKey}`);
  return sealed(key, toSign).toString('hex') === signature;
}
