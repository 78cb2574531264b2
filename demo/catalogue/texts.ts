// What the shop says of a product: one short paragraph, one long text.
import { coverageText } from './attributes.ts';
import { binderOf, type Family, type Item, type SizeGuide } from './grammar.ts';
import { capitalised } from './names.ts';
import type { Traits } from './traits.ts';

export type DescribedProduct = {
  family: Family;
  item: Item | null;
  traits: Traits;
  noun: string;
  binder: string | null;
  voc: number | null;
};

const COATS: Record<number, string> = { 1: 'une couche', 2: 'deux couches', 3: 'trois couches' };
const SAFETY = 'Consulter la fiche de données de sécurité avant emploi.';
const BIOCIDE =
  "Utilisez les biocides avec précaution. Avant toute utilisation, lisez l'étiquette et les informations concernant le produit.";

export function shortDescription({ family, item, traits, noun, binder }: DescribedProduct): string {
  const sentences = [
    binder === null ? noun : `${noun}, ${binderOf(binder).phrase}`,
    coverageSentence(traits),
    traits.airLabel === null ? null : `Émissions dans l'air intérieur : ${traits.airLabel}`,
    strengthsOf(family, item)[0] ?? null,
  ];
  return `<p>${sentences.filter((sentence) => sentence !== null).join('. ')}.</p>`;
}

export function longDescription(told: DescribedProduct): string {
  const { family, item } = told;
  const strengths = strengthsOf(family, item).map((strength) => `<li>${strength}</li>`);
  return [
    `<p>${usageText(family, item)}</p>`,
    `<h3>Les points forts</h3><ul>${strengths.join('')}</ul>`,
    applicationText(told.traits),
    item?.sizeGuide === undefined ? '' : sizeGuideText(item.sizeGuide),
    vocText(told),
    safetyText(told),
  ].join('');
}

function coverageSentence({ coverage, profile }: Traits): string | null {
  if (coverage === null) return null;
  const told = coverageText(coverage);
  if (coverage.unit.startsWith('kg')) return `Consommation de ${told}`;
  return isPaint(profile) && coverage.unit !== 'm²/aérosol' && profile.application === undefined
    ? `Rendement de ${told} par couche`
    : `Rendement de ${told}`;
}

function usageText(family: Family, item: Item | null): string {
  const feminine = (item?.gender ?? family.gender) === 'f';
  const pronoun = `${feminine ? 'elle' : 'il'}${family.plural ? 's' : ''}`;
  return (item?.usage ?? family.usage)
    .replaceAll('{Pron}', capitalised(pronoun))
    .replaceAll('{pron}', pronoun);
}

function applicationText({ profile, coverage }: Traits): string {
  if (profile.kind === 'RMS') return fittingText(profile.standards);
  if (profile.application !== undefined) return `<h3>Mode d'emploi</h3><p>${profile.application}</p>`;
  if (profile.form === 'powder' || profile.form === 'paste') {
    const word = coverage?.unit.startsWith('kg') ? 'Consommation' : 'Rendement';
    const used = coverage === null ? '' : ` ${word} : ${coverageText(coverage)}.`;
    return `<h3>Mise en œuvre</h3><p>${profile.dilution}.${used} Recouvrable après ${profile.drying?.[1]}.</p>`;
  }
  return isPaint(profile) ? paintingText(profile) : '';
}

function sizeGuideText({ caption, head, rows }: SizeGuide): string {
  const titles = head.map((title) => `<th scope="col">${title}</th>`).join('');
  const lines = rows.map(
    ([size = '', ...measures]) =>
      `<tr><th scope="row">${size}</th>${measures.map((measure) => `<td>${measure}</td>`).join('')}</tr>`,
  );
  return `<h3>${caption}</h3><table><thead><tr>${titles}</tr></thead><tbody>${lines.join('')}</tbody></table>`;
}

function paintingText(profile: Traits['profile']): string {
  const [toTouch, toRecoat] = profile.drying ?? [];
  return [
    `<h3>Mise en œuvre</h3><p>Appliquer ${COATS[profile.coats ?? 1]} sur un support propre, sec, sain et préparé selon les règles de l'art.`,
    `${profile.dilution}.`,
    `Séchage à 20 °C et 65 % d'humidité relative : sec au toucher en ${toTouch}, recouvrable après ${toRecoat}.`,
    `${profile.cleaning}.</p>`,
  ].join(' ');
}

function fittingText(standards: readonly string[]): string {
  const cited = standards.length > 0 ? ` (${standards.join(', ')})` : '';
  return `<h3>Pose</h3><p>Contrôler le numéro de lot et l'état du support avant la découpe. Poser selon les règles de l'art${cited}.</p>`;
}

function vocText({ traits: { profile }, voc }: DescribedProduct): string {
  if (voc === null) return '';
  return `<p>Valeur limite UE pour ce produit (cat. ${profile.vocCategory}) : ${profile.vocLimit} g/L (2010). Ce produit contient au maximum ${voc} g/L de COV.</p>`;
}

// Chemical products come with a safety sheet; boards, rolls and tools do not.
function safetyText({ family, traits }: DescribedProduct): string {
  if (traits.profile.wasteScheme !== 'DDS') return '';
  return `<p class="securite">${family.biocide ? `${SAFETY} ${BIOCIDE}` : SAFETY}</p>`;
}

const isPaint = (profile: Traits['profile']): boolean => profile.axis === 'colour';
const strengthsOf = (family: Family, item: Item | null): readonly string[] =>
  item?.strengths ?? family.strengths;
