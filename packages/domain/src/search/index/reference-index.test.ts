import { describe, expect, it } from 'vitest';
import {
  documentsWithReference,
  documentsWithReferencePrefix,
  isKeptReference,
  referenceWriter,
} from './reference-index.ts';

function referencesOf(...documents: readonly (readonly string[])[]) {
  const writer = referenceWriter();
  for (const [doc, references] of documents.entries()) {
    for (const reference of references) writer.add(reference, doc);
  }
  return writer.finish();
}

const index = referencesOf(
  ['P101000', '10100001', '2900101000016'],
  ['P101001', '10100101', '2900101001013', '0012'],
  ['AB-12/34.X', 'TRES-LONGUE-REFERENCE-1', '12'],
  ['TRES-LONGUE-REFERENCE-2', '123456789012345678'],
);

describe('references', () => {
  it.each([
    ['P101000', [0]],
    ['p101000', [0]],
    ['p 101-000', [0]],
    ['10100001', [0]],
    ['2900101001013', [1]],
    ['29 00101 001013', [1]],
    ['ab1234x', [2]],
    ['12', [2]],
    ['0012', [1]],
    ['TRES-LONGUE-REFERENCE-1', [2]],
    ['TRES-LONGUE-REFERENCE-2', [3]],
    ['123456789012345678', [3]],
    ['P10100', []],
    ['2900101001014', []],
    ['', []],
    ['9'.repeat(5000), []],
  ])('« %s » is found exactly, however it is spaced', (reference, docs) => {
    expect(documentsWithReference(index, reference)).toEqual(docs);
  });

  it.each([
    ['P1010', [0, 1]],
    ['P101000', [0]],
    ['1010', [0, 1]],
    ['29001010', [0, 1]],
    ['290010100001', [0]],
    ['00', [1]],
    ['A', [2]],
    ['Z', []],
    ['3', []],
    ['', []],
  ])('« %s » is found as a beginning', (beginning, docs) => {
    expect(documentsWithReferencePrefix(index, beginning).toSorted()).toEqual(docs);
  });

  it('one among thousands that begin alike is found', () => {
    const many = referencesOf(
      ...Array.from({ length: 6000 }, (_, at) => [`CATALOGUE-A${String(6000 - at).padStart(5, '0')}`]),
    );
    expect(documentsWithReference(many, 'catalogue-a00001')).toEqual([5999]);
    expect(documentsWithReference(many, 'catalogue-a06000')).toEqual([0]);
    expect(documentsWithReference(many, 'catalogue-a06001')).toEqual([]);
  });

  it.each([
    ['ABCDEFGHIJ-ABCDEFGHIJ', true],
    ['ABCDEFGHIJ-ABCDEFGHIJ-K', false],
    ['12345678901234567890', true],
    ['123456789012345678901', false],
  ])('« %s » is kept: %s', (reference, isKept) => {
    expect(isKeptReference(reference)).toBe(isKept);
    expect(documentsWithReference(referencesOf([reference]), reference)).toEqual(isKept ? [0] : []);
  });

  it('keeps twelve bytes for a numeric reference', () => {
    const { digits } = referencesOf(Array.from({ length: 1000 }, (_, at) => String(2_900_000_000_000 + at)));
    expect(digits.keys.byteLength + digits.tails.byteLength + digits.docs.byteLength).toBe(12_000);
  });
});
