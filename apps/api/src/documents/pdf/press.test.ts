import { describe, expect, it } from 'vitest';
import type { PaperContent } from '../content/paper-content.ts';
import { createPress } from './press.ts';

const paper = (title: string): PaperContent => ({
  head: { shop: 'Valbrune', kind: 'Facture', title, subtitle: '', footer: '', date: new Date(0) },
  blocks: [],
});
const titles = (count: number) => Array.from({ length: count }, (_, nth) => paper(`n° ${nth}`));

/** Prints nothing until released. */
function heldPress() {
  const { promise: told, resolve: go } = Promise.withResolvers<void>();
  const begun: string[] = [];
  const press = createPress(async ({ head }) => {
    begun.push(head.title);
    await told;
    return { body: Buffer.from(head.title), pages: 1 };
  });
  return { press, begun, go };
}

describe('the press', () => {
  it('prints one at a time, and what says the same once', async () => {
    const { press, begun, go } = heldPress();
    const sizes = [paper('A'), paper('A'), paper('B')].map(press.measure);
    const file = press.print(paper('A'));
    await Promise.resolve();
    expect(begun).toEqual(['A']);
    go();
    expect(await Promise.all(sizes)).toEqual(Array.from({ length: 3 }, () => ({ bytes: 1, pages: 1 })));
    expect(await file).toMatchObject({ kind: 'done', value: { pages: 1 } });
    expect(await press.measure(paper('B'))).toEqual({ bytes: 1, pages: 1 });
    expect(begun).toEqual(['A', 'B']);
  });

  it('measures no more than a few at once, so that files keep their places in the line', async () => {
    const { press, begun, go } = heldPress();
    const measured = titles(30).map(press.measure);
    const files = titles(30).map(({ head }) => press.print(paper(`fichier ${head.title}`)));
    go();
    expect((await Promise.all(measured)).filter((size) => size !== null)).toHaveLength(6);
    expect((await Promise.all(files)).filter(({ kind }) => kind === 'done')).toHaveLength(15);
    expect(begun).toHaveLength(21);
  });

  it('keeps a file once, within its turn', async () => {
    const { press, go } = heldPress();
    const kept: string[] = [];
    const keep = async (body: Buffer) => {
      kept.push(body.toString());
    };
    const files = [press.print(paper('A'), keep), press.print(paper('A'), keep)];
    go();
    await Promise.all(files);
    expect(kept).toEqual(['A']);
  });
});
