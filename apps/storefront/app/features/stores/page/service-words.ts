// The services a store offers, as the visitor reads them; one we have no words for is left out.
import { isStoreService } from '@nuancier/domain/stores/services.ts';
import type { StoreService } from '@nuancier/domain/stores/services.ts';

const words: Readonly<Record<StoreService, string>> = {
  click_and_collect: 'Click & Collect en 3\u00a0heures',
  tinting: 'Mise à la teinte sur place',
  delivery_local: 'Livraison sur chantier',
  waste_take_back: 'Reprise des déchets de chantier',
  airless_repair: 'Réparation de matériel airless',
};

export function serviceWords(services: readonly string[]): string[] {
  return services.flatMap((service) => (isStoreService(service) ? words[service] : []));
}
