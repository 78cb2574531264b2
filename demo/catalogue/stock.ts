// What one shop holds of one article, drawn from the two codes alone.
import { drawsFor } from './prng.ts';

export type StockedArticle = { sku: string; statut: string; family: number; group: string };

export type DemoStock = {
  statutArticleMag: string;
  available: number;
  approDirecteFournisseur: boolean;
  livraisonPro: boolean;
  resupplyTime: number | null;
};

/** Bulky goods that often leave from the manufacturer. */
const SENT_BY_THE_MAKER = new Set([601, 602, 603, 604, 505, 506, 907, 911]);

export function stockOf(article: StockedArticle, shopCode: string): DemoStock {
  const draw = drawsFor(`s:${article.sku}:${shopCode}`);
  const [presence, depth, direct, delivery, delay] = [draw(), draw(), draw(), draw(), draw()];
  const held = presence < (article.statut === 'O' ? 0.25 : 0.62);
  const lots = 1 + Math.floor(-Math.log(1 - depth) * 6);
  return {
    statutArticleMag: article.statut,
    available: held ? lots * (article.group === 'OUTIL' ? 3 : 1) : 0,
    approDirecteFournisseur: SENT_BY_THE_MAKER.has(article.family) && direct < 0.35,
    livraisonPro: delivery >= 0.03,
    resupplyTime: resupplyTime(article.statut, delay),
  };
}

/** The platform holds nearly everything, and many of it. */
export function platformStockOf(article: StockedArticle, platform: string): DemoStock {
  const draw = drawsFor(`s:${article.sku}:${platform}`);
  const [presence, depth] = [draw(), draw()];
  const held = presence < (article.statut === 'O' ? 0 : 0.94);
  return {
    statutArticleMag: article.statut,
    available: held ? 20 + Math.floor(-Math.log(1 - depth) * 180) : 0,
    approDirecteFournisseur: false,
    livraisonPro: true,
    resupplyTime: resupplyTime(article.statut, draw()),
  };
}

function resupplyTime(status: string, draw: number): number | null {
  if (status === 'P') return 2 + Math.floor(draw * 6);
  if (status === 'S') return 3 + Math.floor(draw * 8);
  return status === 'V' ? 8 + Math.floor(draw * 38) : null;
}
