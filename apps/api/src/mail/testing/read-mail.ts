// A mail as it came over the wire, taken apart again.

export type ReceivedMail = {
  recipients: string[];
  /** By name in lower case, unfolded and decoded. */
  headers: Record<string, string>;
  /** All header names, with repetitions. */
  headerNames: string[];
  text: string;
  html: string;
};

export function readMail(source: string, recipients: string[]): ReceivedMail {
  const { headers, names, body } = entity(source);
  const boundary = /boundary="?([^";]+)"?/.exec(headers['content-type'] ?? '')?.[1] ?? '';
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => entity(part.replace(/^\r\n/, '').replace(/\r\n$/, '')));
  const ofType = (type: string) => {
    const part = parts.find((one) => one.headers['content-type']?.startsWith(type));
    return part ? decoded(part.body, part.headers['content-transfer-encoding'] ?? '') : '';
  };
  return { recipients, headers, headerNames: names, text: ofType('text/plain'), html: ofType('text/html') };
}

function entity(source: string): { headers: Record<string, string>; names: string[]; body: string } {
  const end = source.indexOf('\r\n\r\n');
  const lines = source
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const fields = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), words(line.slice(colon + 1).trim())] as const;
  });
  return {
    headers: Object.fromEntries(fields),
    names: fields.map(([name]) => name),
    body: source.slice(end + 4),
  };
}

/** RFC 2047: « =?UTF-8?Q?=C3=A9?= » is « é ». */
function words(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('utf8')
        : quotedPrintable(text.replaceAll('_', ' ')),
    );
}

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? quotedPrintable(body.replaceAll('=\r\n', '')) : body;
}

function quotedPrintable(text: string): string {
  const bytes = text.replaceAll(/=([\dA-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
