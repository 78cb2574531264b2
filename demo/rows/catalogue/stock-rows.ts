// The stock of the demo's stores and platform. With larger catalogues fewer stores are stocked, to keep the start
// short.
import { PLATFORM } from '@nuancier/domain/stock/platform.ts';
import type { StockLine } from '@nuancier/domain/stock/stock-line.ts';
import { catalogueCounts, generateCatalogue, type DemoSize } from '../../catalogue/generate-catalogue.ts';
import { platformStockOf, stockOf } from '../../catalogue/stock.ts';
import companies from '../../data/accounts/companies.json' with { type: 'json' };
import shops from '../../data/shops.json' with { type: 'json' };
import type { FileLine } from '../file-line.ts';

const MOST_ROWS = 700_000;

/** The stores of the demo's companies come first: every demo account finds stock, whatever the size. */
export function stockedShops(size: DemoSize): string[] {
  const codes = new Set([...companies.map((company) => company.shop), ...shops.map((shop) => shop.code)]);
  const count = Math.floor(MOST_ROWS / catalogueCounts(size).articles);
  return [...codes].slice(0, Math.max(1, count));
}

/** With a single store stocked there is no room for a second place: what is delivered is then brought in on order. */
export function stockedPlaces(size: DemoSize): string[] {
  const stores = stockedShops(size);
  return stores.length === 1 ? stores : [...stores, PLATFORM];
}

export function* stockRows(size: DemoSize): Generator<FileLine> {
  for (const line of demoStock(size))
    yield {
      magasin: line.shop_code,
      article: line.article_sku,
      disponible: line.available,
      statut: line.statut_article_mag,
      livraison: line.livraison_pro,
      delai: line.resupply_time,
      direct: line.appro_directe_fournisseur,
    };
}

export function* demoStock(size: DemoSize): Generator<StockLine> {
  const places = stockedPlaces(size);
  for (const { articles, family, group } of generateCatalogue(size)) {
    for (const { sku, statut } of articles) {
      for (const place of places) {
        const stockAt = place === PLATFORM ? platformStockOf : stockOf;
        const stock = stockAt({ sku, statut, family, group }, place);
        yield {
          shop_code: place,
          article_sku: sku,
          available: stock.available,
          statut_article_mag: stock.statutArticleMag,
          resupply_time: stock.resupplyTime,
          appro_directe_fournisseur: stock.approDirecteFournisseur,
          livraison_pro: stock.livraisonPro,
        };
      }
    }
  }
}
