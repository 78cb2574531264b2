// What customers find: the site, the stores, the rayons, prices, stock, and the pages the law asks for.
import { countShop } from '../../opening/opening-store.ts';
import { LEGAL_TEXTS } from '@nuancier/api/content/legal/legal-texts.ts';
import { legalGaps } from '../../opening/shop-gaps.ts';
import { attention, orWell, well, wrong } from '../check.ts';
import type { Finding, InsideCheck } from '../check.ts';
import {
  articlesWithoutPicture,
  articlesWithoutPrice,
  articlesWithoutStock,
  emptyCategories,
  productsWithoutCategory,
  sitesWithoutRoot,
  storesWithoutMail,
} from '../doctor-store.ts';
import type { Some } from '../doctor-store.ts';

export const siteCheck: InsideCheck = {
  name: 'site',
  title: 'Site',
  needs: 'tables',
  look: async ({ db }) => {
    const { sites } = await countShop(db);
    if (sites === 0)
      return [
        wrong(
          'aucun\u00A0: les visiteurs lisent «\u00A0Boutique en préparation\u00A0»',
          'npm run shop -- init',
        ),
      ];
    return orWell(
      told(await sitesWithoutRoot(db), (some) =>
        wrong(
          `la catégorie racine n’a aucun rayon\u00A0: ${some}`,
          'Donnez la racine de votre catalogue dans la colonne racine\u00A0: npm run shop -- import sites FICHIER',
        ),
      ),
      `${sites} en ligne`,
    );
  },
};

export const storesCheck: InsideCheck = {
  name: 'magasins',
  title: 'Magasins',
  needs: 'tables',
  look: async ({ db }) => {
    const { stores } = await countShop(db);
    if (stores === 0)
      return [
        wrong(
          'aucun\u00A0: ni retrait, ni stock, ni prix de magasin',
          'npm run shop -- import stores FICHIER',
        ),
      ];
    return orWell(
      told(await storesWithoutMail(db), (some) =>
        attention(
          `sans adresse e-mail, leurs commandes arrivent à MAIL_CONTACT\u00A0: ${some}`,
          'Remplissez la colonne email\u00A0: npm run shop -- import stores FICHIER',
        ),
      ),
      `${stores}, tous avec une adresse e-mail`,
    );
  },
};

export const categoriesCheck: InsideCheck = {
  name: 'categories',
  title: 'Catégories',
  needs: 'tables',
  look: async ({ db }) => {
    const { categories } = await countShop(db);
    if (categories === 0)
      return [wrong('aucune\u00A0: le menu est vide', 'npm run shop -- import categories FICHIER')];
    return orWell(
      [
        ...told(await emptyCategories(db), (some) =>
          attention(
            `sans produit, le menu ne les montre pas\u00A0: ${some}`,
            'npm run shop -- import products FICHIER, ou retirez-les du fichier des catégories',
          ),
        ),
        ...told(await productsWithoutCategory(db), (some) =>
          attention(`produits d’aucune catégorie\u00A0: ${some}`, 'npm run shop -- import products FICHIER'),
        ),
      ],
      `${categories.toLocaleString('fr-FR')}, toutes avec des produits`,
    );
  },
};

export const pricesCheck: InsideCheck = {
  name: 'prix',
  title: 'Prix',
  needs: 'tables',
  look: async ({ db }) => {
    const { articles } = await countShop(db);
    if (articles === 0) return [noArticle()];
    return orWell(
      told(await articlesWithoutPrice(db), (some) =>
        wrong(`articles sans prix, invendables\u00A0: ${some}`, 'npm run shop -- import prices FICHIER'),
      ),
      'chaque article en vente a le sien',
    );
  },
};

export const stockCheck: InsideCheck = {
  name: 'stock',
  title: 'Stock',
  needs: 'tables',
  look: async ({ db }) => {
    const { articles } = await countShop(db);
    if (articles === 0) return [noArticle()];
    return orWell(
      told(await articlesWithoutStock(db), (some) =>
        attention(
          `articles dont aucun magasin ne dit rien\u00A0: ${some}`,
          'npm run shop -- import stock FICHIER',
        ),
      ),
      'chaque article en vente est compté quelque part',
    );
  },
};

export const picturesCheck: InsideCheck = {
  name: 'images',
  title: 'Images',
  needs: 'tables',
  look: async ({ db }) => {
    const { articles } = await countShop(db);
    if (articles === 0) return [noArticle()];
    const without = await articlesWithoutPicture(db);
    if (without === null) return [well('toutes dessinées par la boutique')];
    return orWell(
      told(without, (some) =>
        attention(
          `articles sans photo, montrés par un dessin\u00A0: ${some}`,
          'npm run shop -- import pictures DOSSIER',
        ),
      ),
      'chaque article en vente a sa photo',
    );
  },
};

export const legalPagesCheck: InsideCheck = {
  name: 'pages-legales',
  title: 'Pages légales',
  needs: 'tables',
  look: async ({ db }) => {
    const gaps = await legalGaps(db);
    return gaps.length === 0
      ? [well(`${LEGAL_TEXTS.length} textes écrits`)]
      : gaps.map(({ missing, next }) => wrong(missing, next));
  },
};

function noArticle(): Finding {
  return wrong('aucun article', 'npm run shop -- import articles FICHIER');
}

function told({ count, first }: Some, finding: (some: string) => Finding): Finding[] {
  if (count === 0) return [];
  const others = count - first.length;
  const words =
    others > 0 ? `${first.join(', ')} et ${others.toLocaleString('fr-FR')} autre(s)` : first.join(', ');
  return [finding(`${count.toLocaleString('fr-FR')} (${words})`)];
}
