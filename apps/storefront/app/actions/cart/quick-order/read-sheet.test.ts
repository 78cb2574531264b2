import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readSheet } from './read-sheet.server.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

type Book = {
  sheet: string;
  strings?: string;
  target?: string;
  book?: string;
  more?: Record<string, string>;
};

function workbook(book: Book): Uint8Array {
  return zipSync(Object.fromEntries(filesOf(book).map(([name, text]) => [name, strToU8(text)])));
}

/** As programs write it that do not know the sizes beforehand: they follow the data. */
function streamedWorkbook(book: Book): Uint8Array {
  const parts: Uint8Array[] = [];
  const archive = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  for (const [name, text] of filesOf(book)) {
    const file = new ZipDeflate(name);
    archive.add(file);
    file.push(strToU8(text), true);
  }
  archive.end();
  return Buffer.concat(parts);
}

function filesOf({
  sheet,
  strings,
  target = 'worksheets/sheet1.xml',
  book,
  more = {},
}: Book): [string, string][] {
  return Object.entries({
    '[Content_Types].xml': `${HEAD}<Types/>`,
    'xl/workbook.xml':
      book ??
      `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Feuil1" sheetId="1" r:id="rId1"/><sheet name="Feuil2" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships><Relationship Id="rId2" Type="${OFFICE}/worksheet" Target="worksheets/sheet2.xml"/><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="${target}"/></Relationships>`,
    'xl/worksheets/sheet1.xml': sheet,
    'xl/worksheets/sheet2.xml': `${HEAD}<worksheet><sheetData><row><c><v>99</v></c></row></sheetData></worksheet>`,
    ...(strings === undefined ? {} : { 'xl/sharedStrings.xml': strings }),
    ...more,
  });
}

const rows = (book: Book, most = 10) => {
  const read = readSheet(workbook(book), most);
  return read.ok ? read.rows : read.refusal;
};
const data = (inside: string) =>
  `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${inside}</sheetData></worksheet>`;

describe('a workbook', () => {
  it('is read as Excel writes it: shared and rich strings, styled numbers, gaps', () => {
    const strings = `${HEAD}<sst xmlns="${MAIN}" count="3" uniqueCount="3"><si><t>Référence</t></si><si><r><rPr><b/></rPr><t xml:space="preserve">Quan</t></r><r><t>tité</t></r><rPh sb="0" eb="1"><t>x</t></rPh></si><si><t>AB&amp;C-1</t></si></sst>`;
    const sheet = `${HEAD}<worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}"><dimension ref="A1:C4"/><sheetViews><sheetView tabSelected="1" workbookViewId="0"/></sheetViews><cols><col min="1" max="1" width="12.5" customWidth="1"/></cols><sheetData><row r="1" spans="1:3"><c r="A1" s="1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row><row r="2" spans="1:3"><c r="A2" t="s"><v>2</v></c><c r="B2" s="4"/><c r="C2"><v>3</v></c></row><row r="4"><c r="A4"><v>10100002</v></c><c r="C4"><f>1+1</f><v>2</v></c></row></sheetData><pageMargins left="0.7"/></worksheet>`;
    expect(rows({ sheet, strings })).toEqual([
      ['Référence', '', 'Quantité'],
      ['AB&C-1', '', '3'],
      ['10100002', '', '2'],
    ]);
  });

  it('is read as LibreOffice writes it: absolute target, typed numbers, formula texts', () => {
    const sheet = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="${MAIN}"><sheetPr filterMode="false"/><sheetData><row r="1" customFormat="false" ht="12.8"><c r="A1" s="0" t="n"><v>10100002</v></c><c r="B1" s="0" t="n"><v>3</v></c></row><row r="2"><c r="A2" t="str"><f aca="false">"AB"&amp;1</f><v>AB1</v></c><c r="B2" t="n"><v>1.5</v></c></row></sheetData></worksheet>`;
    const book = { sheet, target: '/xl/worksheets/sheet1.xml' };
    const expected = [
      ['10100002', '3'],
      ['AB1', '1.5'],
    ];
    expect(rows(book)).toEqual(expected);
    expect(readSheet(streamedWorkbook(book), 10)).toEqual({ ok: true, rows: expected });
  });

  it('is read with inline strings, prefixes, comments and other ways to write a number', () => {
    const sheet = `<x:worksheet xmlns:x="${MAIN}"><!-- <x:row> --><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>R&#233;f &#x31;</x:t></x:is></x:c><x:c><x:v>1.0100002E7</x:v></x:c></x:row></x:sheetData></x:worksheet>`;
    expect(rows({ sheet })).toEqual([['Réf 1', '10100002']]);
  });

  it('stops at the last row that is wanted', () => {
    const many = Array.from({ length: 20 }, (_, at) => `<row><c><v>${at + 1}</v></c></row><row/>`).join('');
    expect(rows({ sheet: data(many) }, 3)).toEqual([['1'], ['2'], ['3']]);
  });

  it('may hold nothing', () => {
    expect(rows({ sheet: data('') })).toEqual([]);
  });
});

describe('what is no workbook', () => {
  it.each([
    ['a document type', { sheet: `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${data('')}` }],
    ['a tag without an end', { sheet: '<worksheet><sheetData><row' }],
    ['no sheets', { sheet: data(''), book: '<workbook/>' }],
    ['a link to nothing', { sheet: data(''), target: '' }],
  ])('is refused: %s', (_name, book) => {
    expect(rows(book)).toBe('badSheet');
  });

  it('is refused when it is another archive, or broken', () => {
    const whole = workbook({ sheet: data('<row><c><v>1</v></c></row>'.repeat(2000)) });
    const broken = whole.slice();
    broken.fill(0xff, 300, 900);
    for (const file of [zipSync({ mimetype: strToU8('text') }), broken, strToU8('PK\u0003\u0004')])
      expect(readSheet(file, 10)).toEqual({ ok: false, refusal: 'badSheet' });
  });

  it('is refused when it unfolds to more than the limit, whatever it claims', () => {
    const bomb = workbook({ sheet: data(' '.repeat(12_000_000)) });
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(readSheet(bomb, 10)).toEqual({ ok: false, refusal: 'sheetTooFull' });
    const other = { 'xl/worksheets/sheet2.xml': ' '.repeat(9_000_000) };
    expect(rows({ sheet: data('<row><c><v>1</v></c></row>'), more: other })).toEqual([['1']]);
  });

  it.each([
    ['cells in one row', { sheet: data(`<row>${'<c/>'.repeat(200_000)}</row>`) }],
    ['rows', { sheet: data('<row/>'.repeat(200_000)) }],
    ['comments', { sheet: data('<!---->'.repeat(200_000)) }],
    ['tags within one another', { sheet: data('<a>'.repeat(200_000)) }],
    ['shared strings', { sheet: data(''), strings: `<sst>${'<si/>'.repeat(200_000)}</sst>` }],
    ['sheets', { sheet: data(''), book: `<workbook>${'<x/>'.repeat(200_001)}</workbook>` }],
  ])('is refused when it has too many %s', (_name, book) => {
    expect(rows(book)).toBe('sheetTooFull');
  });
});
