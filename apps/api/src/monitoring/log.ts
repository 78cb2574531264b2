import { pino, stdSerializers } from 'pino';
import type { DestinationStream, Level, Logger } from 'pino';
import { MASK, maskedPath, maskSecrets } from './mask-secrets.ts';

export type LogOptions = { level: Level | 'silent'; destination?: DestinationStream | undefined };

/** The shop's only log. No line leaves it with a password, a token or a cookie in it. */
export function createLog({ level, destination }: LogOptions): Logger {
  return pino(
    {
      level,
      base: null,
      formatters: { level: (label) => ({ level: label }), log: maskSecrets },
      redact: { paths: boundSecrets, censor: MASK },
      serializers: { err: maskedError, error: maskedError, req: requestLine },
    },
    destination ?? pino.destination({ sync: false }),
  );
}

// What a child logger is bound to does not pass the formatter above; pino's own redaction reaches it by name.
const boundSecrets = [
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'token_id',
  'persistentLoginToken',
  'resetPasswordToken',
  'recaptchaToken',
  'authorization',
  'Authorization',
  'cookie',
  'set-cookie',
].flatMap((name) => [`["${name}"]`, `*["${name}"]`]);

// A database error carries the row it stumbled over; a library's may carry the request.
function maskedError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const { type, message, stack } = stdSerializers.err(error);
  return { type, message, stack, ...('code' in error ? { code: error.code } : {}) };
}

function requestLine(request: unknown): Record<string, unknown> {
  if (typeof request !== 'object' || request === null) return {};
  const method = 'method' in request ? request.method : undefined;
  const url = 'url' in request && typeof request.url === 'string' ? maskedPath(request.url) : undefined;
  return { method, url };
}
