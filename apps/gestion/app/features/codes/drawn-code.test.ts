import { describe, expect, it } from 'vitest';
import { lineCode, squareCode } from './drawn-code.server.ts';

const svgOf = (picture: string) =>
  Buffer.from(picture.replace('data:image/svg+xml;base64,', ''), 'base64').toString();

describe('codes to be scanned', () => {
  it.each([lineCode, squareCode])('%o is a picture, another for another text', (drawn) => {
    expect(svgOf(drawn('W26100070'))).toMatch(/^<svg .*<path /s);
    expect(drawn('W26100070')).not.toBe(drawn('W26100071'));
  });
});
