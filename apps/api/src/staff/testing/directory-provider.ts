// A directory in this process, for tests: it discovers itself, takes a code for a token that it signs, and says what it
// is told to say of who signs in.
import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DirectorySetting } from '../../configuration/directory-setting.ts';

const CLIENT = { clientId: 'nuancier', clientSecret: 'secret-de-l-annuaire' };

export type DirectoryProvider = {
  setting: DirectorySetting;
  /** The address behind which somebody has signed in there; what it says of them stands in the token. */
  signIn(departure: string, claims: Record<string, unknown>): string;
  /** How many tokens were asked for. */
  asked(): number;
  close(): Promise<void>;
};

type Code = { challenge: string; redirect: string; claims: Record<string, unknown> };

export async function directoryProvider(
  options: Partial<Pick<DirectorySetting, 'factor'>> & { userinfo?: Record<string, unknown> } = {},
): Promise<DirectoryProvider> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const codes = new Map<string, Code>();
  let issuer = '';
  let asked = 0;

  const server = createServer((request, response) => {
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.url === '/.well-known/openid-configuration')
      return answer(200, {
        ...metadata(issuer),
        ...(options.userinfo && { userinfo_endpoint: `${issuer}/userinfo` }),
      });
    if (request.url === '/userinfo') return answer(200, options.userinfo);
    if (request.url === '/jwks')
      return answer(200, { keys: [{ ...publicKey.export({ format: 'jwk' }), alg: 'RS256', kid: 'k1' }] });
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')));
    return request.on('end', () => {
      asked += 1;
      const form = new URLSearchParams(body);
      const held = codes.get(form.get('code') ?? '');
      codes.delete(form.get('code') ?? '');
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      if (
        !isOurs(request.headers.authorization) ||
        held?.challenge !== challenge ||
        held.redirect !== form.get('redirect_uri')
      )
        return answer(400, { error: 'invalid_grant' });
      return answer(200, { access_token: 'a', token_type: 'Bearer', id_token: token(held.claims) });
    });
  });
  const token = (claims: Record<string, unknown>) => {
    const head = part({ alg: 'RS256', kid: 'k1', typ: 'JWT' });
    const signed = `${head}.${part(claims)}`;
    const isForged = claims['forged'] === true;
    return `${signed}.${isForged ? 'AAAA' : sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    setting: { issuer, ...CLIENT, label: 'Annuaire Valbrune', factor: options.factor ?? 'proven' },
    signIn(departure, claims) {
      const left = new URL(departure).searchParams;
      const code = randomUUID();
      const now = Math.floor(Date.now() / 1000);
      const own = { iss: issuer, aud: CLIENT.clientId, iat: now, exp: now + 300, nonce: left.get('nonce') };
      codes.set(code, {
        challenge: left.get('code_challenge') ?? '',
        redirect: left.get('redirect_uri') ?? '',
        claims: { ...own, ...claims },
      });
      return `code=${code}&state=${left.get('state')}`;
    },
    asked: () => asked,
    close: () => new Promise<void>((resolve, reject) => server.close((e) => (e ? reject(e) : resolve()))),
  };
}

function metadata(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    end_session_endpoint: `${issuer}/logout`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  };
}

function isOurs(header = ''): boolean {
  const [id, secret] = Buffer.from(header.replace(/^Basic /, ''), 'base64')
    .toString('utf8')
    .split(':');
  return (
    decodeURIComponent(id ?? '') === CLIENT.clientId &&
    decodeURIComponent(secret ?? '') === CLIENT.clientSecret
  );
}

function part(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
