import { inflateSync } from 'node:zlib';

const latin = new TextDecoder('windows-1252');

/** What a reader sees printed, one piece of text a line. */
export function pdfText(pdf: Buffer): string {
  const streams = [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)];
  return streams.flatMap(([, body = '']) => pieces(body)).join('\n');
}

function pieces(body: string): string[] {
  const drawn = inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
  return [...drawn.matchAll(/\[([^\]]*)\] TJ/g)].map(([, parts = '']) =>
    [...parts.matchAll(/<([0-9a-f]*)>/g)]
      .map(([, hex = '']) => latin.decode(Buffer.from(hex, 'hex')))
      .join(''),
  );
}
