import { expect, it } from 'vitest';
import { MOST_PAPER_BYTES, paperFault } from './paper-fault.ts';
import type { PaperFault } from './paper-fault.ts';
import { madePdf, packedObjects } from './testing/made-pdf.ts';

const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const XML = '5 0 obj\n<< /Type /EmbeddedFile /Subtype /text#2Fxml >>\nstream\n<a/>\nendstream\nendobj\n';
const facturX = (name: string) =>
  `3 0 obj\n<< /Names << /EmbeddedFiles 4 0 R >> >>\nendobj\n4 0 obj\n<< /Type /Filespec /UF ${name} >>\nendobj\n${XML}`;
const twoBytes = (text: string) => `þÿ${[...text].map((letter) => `\0${letter}`).join('')}`;
const sound = madePdf('facture');

const CASES: readonly (readonly [string, Buffer, PaperFault | null])[] = [
  ['a plain one', sound, null],
  ['one with its objects packed', madePdf('x', packedObjects('3 0 << /Type /Page >>')), null],
  [
    'one that opens on its first page',
    madePdf('x', '3 0 obj\n<< /OpenAction [2 0 R /Fit] >>\nendobj\n'),
    null,
  ],
  ['a drawing with such letters', madePdf('x', '3 0 obj\n<< >>\nstream\n/JS\nendstream\nendobj\n'), null],
  ['a text', Buffer.from('Bonjour'), 'no-pdf'],
  ['a page of HTML with a PDF behind', Buffer.concat([Buffer.from('<html>'), sound]), 'no-pdf'],
  ['an empty file', Buffer.alloc(0), 'no-pdf'],
  ['one cut short', sound.subarray(0, sound.length - 30), 'cut-short'],
  ['one with much behind its end', Buffer.concat([sound, Buffer.alloc(4_000, 'x')]), 'cut-short'],
  ['one larger than it may be', Buffer.concat([sound, Buffer.alloc(MOST_PAPER_BYTES)]), 'too-large'],
  ['a script', madePdf('x', `3 0 obj\n${SCRIPT}\nendobj\n`), 'script'],
  ['a script in disguise', madePdf('x', '3 0 obj\n<< /S /Java#53cript >>\nendobj\n'), 'script'],
  ['a packed script', madePdf('x', packedObjects(`3 0 ${SCRIPT}`)), 'script'],
  [
    'a script packed in disguise',
    madePdf('x', packedObjects(`3 0 ${SCRIPT}`, { type: '/Type /Obj#53tm' })),
    'script',
  ],
  ...[
    { type: '/Type /ObjStm /X (1 0 obj)' },
    { type: '/Type /ObjStm /X (1 0 obj stream\n)' },
    { type: '/X (stream\n) /Type /ObjStm' },
    { type: '/X (stream\nendstream) /Type /ObjStm' },
    { type: '/X (endstream endobj 1 0 obj)' },
    { type: '/Type /ObjStm /X (stream\nendstream)' },
    { type: '' },
    { begin: 'stream\r' },
    { begin: 'stream \r\n' },
    { begin: 'stream % %\n' },
  ].map(
    (form) =>
      [
        `a script packed ${JSON.stringify(form)}`,
        madePdf('x', packedObjects(`3 0 ${SCRIPT}`, form)),
        'script',
      ] as const,
  ),
  ['streams begun and begun', madePdf('x', 'stream\n'.repeat(1_000_000)), 'opaque'],
  [
    'a picture behind an outline',
    madePdf(
      'x',
      '3 0 obj\n<< /First 5 0 R /Last 5 0 R >>\nendobj\n4 0 obj\n<< /Subtype /Image /Filter /DCTDecode >>\nstream\nÿØÿ\nendstream\nendobj\n',
    ),
    null,
  ],
  ['a script of a rendition', madePdf('x', '3 0 obj\n<< /S /Rendition /JS (x) >>\nendobj\n'), 'script'],
  [
    'a script packed under a reference, a drawing feigned in a string',
    madePdf(
      'x',
      Buffer.from(
        packedObjects(`3 0 ${SCRIPT}`, { type: '/X(/Filter/DCTDecode)' })
          .toString('latin1')
          .replace('/First 4', '/First 9 0 R'),
        'latin1',
      ),
    ),
    'script',
  ],
  [
    'a script packed, a drawing feigned in a string',
    madePdf('x', packedObjects(`3 0 ${SCRIPT}`, { type: '/Type /ObjStm /X (/Filter /DCTDecode)' })),
    'script',
  ],
  ...[
    '/Filter [/ASCII85Decode /FlateDecode]',
    '/Filter /LZWDecode',
    '/Filter /JPXDecode',
    '/Filter /JBIG2Decode',
    '/Filter /CCITTFaxDecode',
  ].map(
    (filter) =>
      [
        `what is drawn behind an outline, ${filter}`,
        madePdf(
          'x',
          `3 0 obj\n<< /First 5 0 R /Title (chapitre \\) 1) >>\nendobj\n4 0 obj\n<< ${filter} >>\nstream\nGar8O\nendstream\nendobj\n`,
        ),
        null,
      ] as const,
  ),
  [
    'a stream that is no drawing, with a first of its own',
    madePdf('x', '4 0 obj\n<< /First 5 0 R /Filter /LZWDecode >>\nstream\nGar8O\nendstream\nendobj\n'),
    'opaque',
  ],
  ['a form of scripts', madePdf('x', '3 0 obj\n<< /XFA 4 0 R >>\nendobj\n'), 'script'],
  ['a program to start', madePdf('x', '3 0 obj\n<< /S /Launch /F (cmd.exe) >>\nendobj\n'), 'launch'],
  ['a file inside', madePdf('x', '3 0 obj\n<< /Type /EmbeddedFile >>\nendobj\n'), 'attachment'],
  ['files inside, packed', madePdf('x', packedObjects('3 0 << /EmbeddedFiles 4 0 R >>')), 'attachment'],
  ['a Factur-X', madePdf('x', facturX('(factur-x.xml)')), null],
  [
    'a Factur-X whose name is two bytes a letter',
    madePdf('x', Buffer.from(facturX(`(${twoBytes('factur-x.xml')})`), 'latin1')),
    null,
  ],
  [
    'a Factur-X named in packed objects',
    madePdf(
      'x',
      Buffer.concat([Buffer.from(XML), Buffer.from(packedObjects('4 0 << /F (factur-x.xml) >>'))]),
    ),
    null,
  ],
  ['a Factur-X with another file', madePdf('x', facturX('(factur-x.xml)') + XML), 'attachment'],
  ['another XML', madePdf('x', facturX('(autre.xml)')), 'attachment'],
  ['a locked one', madePdf('x', '3 0 obj\n<< /Encrypt 4 0 R >>\nendobj\n'), 'encrypted'],
  ['another packing', madePdf('x', packedObjects('3 0', { filter: '/Filter /LZWDecode' })), 'opaque'],
  [
    'two packings',
    madePdf('x', packedObjects('3 0', { filter: '/Filter [/FlateDecode /LZWDecode]' })),
    'opaque',
  ],
  [
    'rows that are foretold',
    madePdf('x', packedObjects('3 0', { filter: '/Filter /FlateDecode /DecodeParms << /Predictor 12 >>' })),
    'opaque',
  ],
  ['what unpacks without end', madePdf('x', packedObjects(Buffer.alloc(40 * 1_024 ** 2))), 'opaque'],
];

it.each(CASES)('%s: %#', async (_what, bytes, fault) => {
  expect(await paperFault(bytes)).toBe(fault);
});
