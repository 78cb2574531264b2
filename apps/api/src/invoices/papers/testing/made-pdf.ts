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

/** Objects packed into one stream, as PDF 1.5 and later does. */
export function packedObjects(
  content: string | Buffer,
  { type = '/ObjStm', filter = '/Filter /FlateDecode' }: { type?: string; filter?: string } = {},
): Buffer {
  const packed = deflateSync(content);
  return Buffer.concat([
    Buffer.from(`7 0 obj\n<< /Type ${type} /N 1 /First 4 ${filter} /Length ${packed.length} >>\nstream\n`),
    packed,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
}
