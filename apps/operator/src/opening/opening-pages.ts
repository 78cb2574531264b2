// The pages and blocks a new shop stands on, with the merchant's own facts in their places.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentFile } from '@nuancier/api/content/operations/import-content.ts';
import type { Opening } from './opening-fields.ts';

/** Where a lawyer has to write: whoever looks for unfinished pages looks for these words. */
export const TO_WRITE = '[À rédiger avec votre juriste]';

const PAGES = [
  [
    'home',
    'Accueil',
    'Peintures, revêtements et outillage\u00A0: le stock de votre magasin et vos prix, en ligne.',
  ],
  [
    'mentions-legales',
    'Mentions légales',
    'Éditeur, hébergeur et médiateur\u00A0: qui est derrière cette boutique.',
  ],
  ['cgv', 'Conditions générales de vente', 'Prix, commande, paiement, retrait, livraison et rétractation.'],
  [
    'politique-de-confidentialite',
    'Politique de confidentialité',
    'Quelles données nous utilisons, pourquoi, combien de temps, et vos droits.',
  ],
  ['cookies', 'Cookies', 'Les cookies que dépose la boutique, leur rôle et leur durée.'],
  [
    'accessibilite',
    'Déclaration d’accessibilité',
    'Ce que la boutique fait pour que chacun puisse commander.',
  ],
  [
    'aide-faq',
    'Aide et questions fréquentes',
    'Compte, prix, stock, teintes, documents\u00A0: les réponses courantes.',
  ],
  [
    'telechargements',
    'Téléchargements',
    'Fiches techniques, fiches de données de sécurité et conditions de vente.',
  ],
  ['no-route', 'Page introuvable', 'Cette page n’existe pas ou n’existe plus sur la boutique.'],
] as const;

const BLOCKS = [
  ['home-intro', 'Présentation de l’accueil'],
  ['footer-links', 'Liens du pied de page'],
  ['retractation-info', 'Information sur la rétractation'],
] as const;

export async function openingPages(opening: Opening): Promise<ContentFile> {
  const facts = factsOf(opening);
  const [pageTexts, blockTexts] = await Promise.all([
    Promise.all(PAGES.map(([identifier]) => textOf('pages', identifier, facts))),
    Promise.all(BLOCKS.map(([identifier]) => textOf('blocks', identifier, facts))),
  ]);
  return {
    pages: PAGES.map(([identifier, title, description], index) => ({
      identifier,
      title: identifier === 'home' ? opening.enseigne : title,
      content_heading: null,
      content: pageTexts[index] ?? '',
      meta_title: null,
      meta_description: description,
      meta_keywords: null,
      is_active: true,
    })),
    blocks: BLOCKS.map(([identifier, title], index) => ({
      identifier,
      title,
      content: blockTexts[index] ?? '',
      is_active: true,
    })),
  };
}

type Facts = Readonly<Record<string, string>>;

async function textOf(folder: 'pages' | 'blocks', identifier: string, facts: Facts): Promise<string> {
  const html = await readFile(join(import.meta.dirname, 'content', folder, `${identifier}.html`), 'utf8');
  return html.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = facts[name];
    if (value === undefined)
      throw new Error(`The page « ${identifier} » asks for an unknown fact « ${name} »`);
    return value;
  });
}

/** As HTML: what a merchant wrote is text, whatever signs are in it. */
function factsOf(opening: Opening): Facts {
  const said = (name: keyof Opening) => escaped(opening[name]);
  const capital = opening['societe.capital'];
  const form =
    capital === '' ? said('societe.forme') : `${said('societe.forme')} au capital de ${escaped(capital)}`;
  return {
    enseigne: said('enseigne'),
    raison_sociale: said('societe.raison_sociale'),
    immatriculation: said('societe.immatriculation'),
    adresse: addressOf(opening).map(escaped).join(', '),
    telephone: phoneOf(opening['societe.telephone']),
    email: said('societe.email'),
    directeur: said('publication.directeur'),
    hebergeur_nom: said('hebergeur.nom'),
    hebergeur: `${said('hebergeur.nom')}, ${said('hebergeur.adresse')}, téléphone ${phoneOf(opening['hebergeur.telephone'])}.`,
    mediateur: `${said('mediateur.nom')}, ${said('mediateur.adresse')}, <a href="${said('mediateur.site')}" rel="noopener noreferrer">${said('mediateur.site')}</a>.`,
    identite: [
      ['Raison sociale', `${said('societe.raison_sociale')}, ${form}`],
      ['Immatriculation', said('societe.immatriculation')],
      ...(opening['societe.tva'] === '' ? [] : [['TVA intracommunautaire', said('societe.tva')]]),
    ]
      .map(([term, text]) => `<dt>${term}</dt><dd>${text}</dd>`)
      .join('\n'),
    rep: producerLines(opening),
  };
}

const PRODUCERS = [
  ['rep.peintures', 'Produits chimiques'],
  ['rep.construction', 'Produits et matériaux de construction'],
  ['rep.emballages', 'Emballages'],
] as const;

function producerLines(opening: Opening): string {
  const lines = PRODUCERS.flatMap(([name, label]) =>
    opening[name] === '' ? [] : [`<li>${label}\u00A0: ${escaped(opening[name])}</li>`],
  );
  if (lines.length === 0) return '';
  return `<h2>Responsabilité élargie des producteurs</h2>\n<ul>\n${lines.join('\n')}\n</ul>`;
}

function addressOf(opening: Opening): string[] {
  const town = `${opening['societe.code_postal']} ${opening['societe.commune']}`;
  return [opening['societe.adresse'], opening['societe.complement'], town].filter((line) => line !== '');
}

function phoneOf(digits: string): string {
  return digits.replaceAll(/(\d\d)(?=\d)/g, '$1\u00A0');
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
}
