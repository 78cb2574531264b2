// PDF files as accounting systems write them, and as none should.
import { deflateSync } from 'node:zlib';

const ROOT =
  '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n';

/** `objects`: beside the root. */
export function madePdf(says: string, objects: string | Buffer = ''): Buffer {
  const body = Buffer.concat([Buffer.from(`%PDF-1.7\n% ${says}\n${ROOT}`), Buffer.from(objects)]);
  return Buffer.concat([
    body,
    Buffer.from(
      `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Root 1 0 R /Size 9 >>\nstartxref\n${body.length}\n%%EOF\n`,
    ),
  ]);
}

type PackedForm = { type?: string; filter?: string; begin?: string };

/** Objects packed into one stream, as PDF 1.5 and later does. */
export function packedObjects(
  content: string | Buffer,
  { type = '/Type /ObjStm', filter = '/Filter /FlateDecode', begin = 'stream\n' }: PackedForm = {},
): Buffer {
  const packed = deflateSync(content);
  return Buffer.concat([
    Buffer.from(`7 0 obj\n<< ${type} /N 1 /First 4 ${filter} /Length ${packed.length} >>\n${begin}`),
    packed,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
}
