import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';

function aLog() {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString('utf8'));
      done();
    },
  });
  return { log: createLog({ level: 'info', destination }), lines };
}

describe('createLog', () => {
  it.each([
    'password',
    'newPassword',
    'currentPassword',
    'token',
    'persistentLoginToken',
    'resetPasswordToken',
    'token_id',
    'authorization',
    'Authorization',
    'cookie',
    'set-cookie',
    'recaptchaToken',
  ])('CFG-23 masks %s at any depth of a line', (name) => {
    const { log, lines } = aLog();
    const secret = 'Sésame-42!';
    log.info({ [name]: secret, variables: { input: [{ [name]: secret, email: 'a@b.fr' }] } }, 'sign-in');
    log.child({ [name]: secret }).warn({ variables: { [name]: { nested: secret } } }, 'again');
    expect(lines).toHaveLength(2);
    expect(lines.join('')).not.toContain(secret);
    expect(lines[0]).toContain('a@b.fr');
    expect(lines[0]).toContain('[masqué]');
  });

  it('CFG-23 leaves the query string and the token out of addresses', () => {
    const { log, lines } = aLog();
    log.info({ req: { method: 'GET', url: '/graphql?query=x&variables={"password":"Sésame"}' } }, 'request');
    log.info({ req: { method: 'GET', url: '/connect-as/s3cr3t' } }, 'request');
    expect(lines.join('')).not.toMatch(/Sésame|s3cr3t/u);
    expect(lines[0]).toContain('/graphql');
  });

  it('writes an error with its stack and without what it carries', () => {
    const { log, lines } = aLog();
    const error = Object.assign(new Error('boom'), {
      code: '23505',
      detail: 'Key (email)=(a@b.fr)',
      password: 'x1y2',
    });
    log.error({ err: error }, 'failed');
    expect(lines[0]).toContain('log.test.ts');
    expect(lines[0]).toContain('23505');
    expect(lines[0]).not.toMatch(/a@b\.fr|x1y2/u);
  });

  it('is not stopped by a line that refers to itself or goes very deep', () => {
    const { log, lines } = aLog();
    const circle: Record<string, unknown> = { password: 'x1y2' };
    circle['self'] = circle;
    log.info({ circle }, 'round');
    expect(lines[0]).not.toContain('x1y2');
  });
});
