import { strToU8, zipSync } from 'fflate';
import { afterEach, describe, expect, it } from 'vitest';
import { createLog } from '@nuancier/api/monitoring/log.ts';
import { openListFileReader } from './list-file-reader.ts';
import type { ListFileBounds, ListFileReader } from './list-file-reader.ts';

const log = createLog({ level: 'silent' });
const opened: ListFileReader[] = [];
function reader(bounds: ListFileBounds = {}, now: () => number = Date.now): ListFileReader {
  const one = openListFileReader({ log, now, ...bounds });
  opened.push(one);
  return one;
}
afterEach(() => Promise.all(opened.splice(0).map((one) => one.close())));

const HERE = '203.0.113.7';
const text = (content: string): ArrayBuffer => new Uint8Array(strToU8(content)).buffer;

function book(files: { sheet: string; strings?: string }): ArrayBuffer {
  const zip = zipSync({
    'xl/workbook.xml': strToU8('<workbook><sheet r:id="r1"/></workbook>'),
    'xl/_rels/workbook.xml.rels': strToU8('<R><Relationship Id="r1" Target="s.xml"/></R>'),
    'xl/s.xml': strToU8(files.sheet),
    ...(files.strings === undefined ? {} : { 'xl/sharedStrings.xml': strToU8(files.strings) }),
  });
  return new Uint8Array(zip).buffer;
}

const pointed = `<row>${'<c t="s"><v>0</v></c>'.repeat(50)}</row>`;
const bombs: readonly (readonly [string, () => ArrayBuffer])[] = [
  ['millions of empty cells', () => book({ sheet: '<row>' + '<c/>'.repeat(1_950_000) + '</row>' })],
  ['thirty million letters', () => book({ sheet: ' '.repeat(30_000_000) })],
  ['a million shared strings', () => book({ sheet: '', strings: '<si/>'.repeat(1_000_000) })],
  ['tags a million deep', () => book({ sheet: '<a>'.repeat(1_000_000) })],
];

describe('files from strangers', () => {
  it.each(bombs)('of %s are refused while the process goes on answering', async (_name, bomb) => {
    const file = bomb();
    expect(file.byteLength).toBeLessThan(1_000_000);
    let beats = 0;
    const pulse = setInterval(() => (beats += 1), 5);
    const answer = await reader().read(file, HERE);
    clearInterval(pulse);
    expect(answer).toEqual({ refusal: 'sheetTooFull' });
    // A thread that parsed here would let no beat through.
    expect(beats).toBeGreaterThan(3);
  });

  it('that say one long text in every cell are cut to what a reference can be', async () => {
    const file = book({ sheet: pointed.repeat(400), strings: `<si><t>${'a'.repeat(5_000_000)}</t></si>` });
    // How long it takes is another test's question.
    const answer = await reader({ mostMs: 60_000 }).read(file, HERE);
    expect('text' in answer && answer.text.length).toBe(400 * 402 - 1);
  });

  it('that take too long are given up, and the next one is read', async () => {
    const slow = reader({ mostMs: 1 });
    expect(await slow.read(text('10100002;3'), HERE)).toEqual({ refusal: 'sheetTooFull' });
    expect(await reader().read(text('10100002;3'), HERE)).toEqual({ text: '10100002;3' });
  });

  it('are counted by address, those of one IPv6 network together, and welcome again after a minute', async () => {
    let now = 0;
    const counted = reader({ mostPerMinute: 2 }, () => now);
    const send = (from: string) => counted.read(text('10100002;3'), from);
    const fine = { text: '10100002;3' };
    const full = { refusal: 'tooManyFiles' };
    expect(await send('2001:db8::1')).toEqual(fine);
    expect(await send('2001:db8::2')).toEqual(fine);
    expect(await send('2001:db8::3')).toEqual(full);
    expect(await send('2001:db8:0:1::3')).toEqual(fine);
    now = 60_000;
    expect(await send('2001:db8::3')).toEqual(fine);
  });

  it('wait in a short line; those behind it are told to come back', async () => {
    const short = reader({ mostWaiting: 2 });
    const send = (at: number) => short.read(text(`1010000${at}`), `203.0.113.${at}`);
    // The first is being read, two wait.
    const answers = await Promise.all([1, 2, 3, 4].map(send));
    expect(answers.slice(0, 3)).toEqual([1, 2, 3].map((at) => ({ text: `1010000${at}` })));
    expect(answers[3]).toEqual({ refusal: 'filesWait' });
  });

  it('from one address take neither the places nor the turns of the others, bombs least of all', async () => {
    const fair = reader({ mostWaitingEach: 3 });
    const [, bomb] = bombs[1] ?? [];
    const done: string[] = [];
    const send = async (who: string, file: ArrayBuffer, from: string) => {
      const answer = await fair.read(file, from);
      done.push(`${who} ${'text' in answer ? 'read' : answer.refusal}`);
    };
    const flood = [1, 2, 3, 4, 5, 6].map((at) => send(`bomb ${at}`, bomb?.() ?? text(''), HERE));
    const honest = ['198.51.100.1', '198.51.100.2', '198.51.100.3'].map((from, at) =>
      send(`honest ${at + 1}`, text('10100002;3'), from),
    );
    await Promise.all([...flood, ...honest]);
    expect(done.slice(0, 2)).toEqual(['bomb 5 filesWait', 'bomb 6 filesWait']);
    expect(done.slice(2)).toEqual([
      'bomb 1 sheetTooFull',
      'honest 1 read',
      'honest 2 read',
      'honest 3 read',
      'bomb 2 sheetTooFull',
      'bomb 3 sheetTooFull',
      'bomb 4 sheetTooFull',
    ]);
  });
});
