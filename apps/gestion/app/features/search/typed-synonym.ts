import { expressionsOf } from './search-address.ts';

export type TypedSynonym = { mots: string; vers: string; essai: string };

export function typedSynonym(address: URLSearchParams): TypedSynonym {
  const text = (name: string) => address.get(name)?.trim() ?? '';
  return { mots: text('mots'), vers: text('vers'), essai: text('essai') };
}

export function ruleOf({ mots, vers }: Pick<TypedSynonym, 'mots' | 'vers'>) {
  return { words: expressionsOf(mots), leads_to: expressionsOf(vers) };
}
