import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { typedDocuments } from './typed-documents.ts';

function aFile(location: string, text: string) {
  return { location, document: parse(text) };
}

describe('typedDocuments', () => {
  it('makes one typed string of an operation with every fragment it needs, and no other', () => {
    const text = typedDocuments([
      aFile('a.graphql', 'query homePage { storeConfig { ...Name } }'),
      aFile(
        'b.graphql',
        'fragment Name on StoreConfig { store_name ...Code } fragment Unused on StoreConfig { id }',
      ),
      aFile('c.graphql', 'fragment Code on StoreConfig { store_code }'),
    ]);
    expect(text).toContain(
      'export const HomePageDocument = "query homePage{storeConfig{...Name}}fragment Name on StoreConfig{store_name ...Code}' +
        'fragment Code on StoreConfig{store_code}" as TypedDocument<HomePageQuery, HomePageQueryVariables>;',
    );
    expect(text).not.toContain('Unused');
  });

  it('names a mutation’s types as such', () => {
    const text = typedDocuments([aFile('a.graphql', 'mutation Leave { revokeCustomerToken { result } }')]);
    expect(text).toContain('as TypedDocument<LeaveMutation, LeaveMutationVariables>');
  });

  it('gives the type alone when there is no operation yet', () => {
    expect(typedDocuments([])).toContain('export type TypedDocument<Result, Variables>');
    expect(typedDocuments([])).not.toContain('export const');
  });

  it('asks for a name', () => {
    expect(() => typedDocuments([aFile('a.graphql', '{ storeConfig { id } }')])).toThrow('needs a name');
  });
});
