// What a shop has to publish, and how it stands: told by the back office, the status and the doctor alike.
import { judgeLegalText } from '@nuancier/domain/content/legal-text.ts';
import type { JudgedText } from '@nuancier/domain/content/legal-text.ts';
import type { Database } from '../../database/tables.ts';
import { selectLegalTexts } from './legal-texts-store.ts';

/** A heading and a line are no page yet; the block is a sentence. */
const LEAST = { page: 200, block: 60 };

export const LEGAL_TEXTS = [
  page(
    'mentions-legales',
    'Mentions légales',
    'Qui édite et qui héberge la boutique, et le médiateur de la consommation.',
  ),
  page('cgv', 'Conditions générales de vente', 'Ce que le client accepte avant de commander.'),
  page(
    'politique-de-confidentialite',
    'Politique de confidentialité',
    'Quelles données sont gardées, pourquoi, combien de temps.',
  ),
  page(
    'cookies',
    'Cookies',
    'Les traceurs que dépose la boutique\u00A0: la question posée à chaque visiteur y mène.',
  ),
  page(
    'accessibilite',
    'Déclaration d’accessibilité',
    'Ce que la boutique fait pour que chacun puisse commander.',
  ),
  {
    kind: 'block',
    identifier: 'retractation-info',
    title: 'Information sur la rétractation',
    why: 'Le droit de renoncer sous quatorze jours, rappelé aux particuliers.',
    path: '/retractation',
  },
] as const satisfies readonly LegalPlace[];

type LegalPlace = {
  kind: 'page' | 'block';
  identifier: string;
  title: string;
  why: string;
  path: string;
};

export type StandingLegalText = LegalPlace & JudgedText & { changedAt: Date | null };

export async function standingLegalTexts(db: Database): Promise<StandingLegalText[]> {
  const found = await selectLegalTexts(
    db,
    LEGAL_TEXTS.map(({ identifier }) => identifier),
  );
  return LEGAL_TEXTS.map((place) => {
    const text = found.find(({ kind, identifier }) => kind === place.kind && identifier === place.identifier);
    return { ...place, ...judgeLegalText(text, LEAST[place.kind]), changedAt: text?.changedAt ?? null };
  });
}

function page(identifier: string, title: string, why: string) {
  return { kind: 'page', identifier, title, why, path: `/${identifier}` } as const;
}
