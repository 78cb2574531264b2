// A passkey without a device: makes keys and signs as an authenticator and its browser do (WebAuthn, ES256).
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

export type SoftwareKey = {
  id: string;
  /** The answer to the options of a registration. */
  register(options: unknown, told?: Telling): object;
  /** The answer to the options of a sign-in; each counts one on. */
  signIn(options: unknown, told?: Telling): object;
};

/** What may be told otherwise than it is. */
export type Telling = {
  origin?: string;
  host?: string;
  verified?: boolean;
  counter?: number;
  challenge?: string;
};

const ORIGIN = 'https://boutique.example';
const [PRESENT, VERIFIED, ATTESTED] = [0x01, 0x04, 0x40];

export function softwareKey(): SoftwareKey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;

  function authenticatorData({ host, verified = true, ...told }: Telling, attested?: Buffer): Buffer {
    const flags = PRESENT | (verified ? VERIFIED : 0) | (attested ? ATTESTED : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(told.counter ?? counter);
    const named = hash(Buffer.from(host ?? new URL(ORIGIN).hostname));
    return Buffer.concat([named, Buffer.from([flags]), count, attested ?? Buffer.alloc(0)]);
  }

  const answer = (response: object) => {
    const encoded = id.toString('base64url');
    return { id: encoded, rawId: encoded, type: 'public-key', clientExtensionResults: {}, response };
  };

  return {
    id: id.toString('base64url'),
    register(options, told = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, cose()]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authenticatorData(told, attested))],
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', options, told).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
        transports: ['internal', 'inconnu'],
      });
    },
    signIn(options, told = {}) {
      counter += 1;
      const data = authenticatorData(told);
      const client = clientData('webauthn.get', options, told);
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, hash(client)]), privateKey).toString('base64url'),
      });
    },
  };

  /** The public key in COSE's form. */
  function cose(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const fields = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    return Buffer.from(isoCBOR.encode(fields as never));
  }
}

function clientData(type: string, options: unknown, { origin = ORIGIN, challenge }: Telling): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge: challenge ?? challengeIn(options), origin }));
}

function hash(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

function challengeIn(options: unknown): string {
  return /"challenge":"([\w-]+)"/.exec(JSON.stringify(options))?.[1] ?? '';
}
