// What may be done to what the shop offers, in French.
import type { catalogueRights } from '@nuancier/domain/staff/rights/offer/catalogue-rights.ts';
import type { contentRights } from '@nuancier/domain/staff/rights/offer/content-rights.ts';
import type { pricingRights } from '@nuancier/domain/staff/rights/offer/pricing-rights.ts';
import type { searchRights } from '@nuancier/domain/staff/rights/offer/search-rights.ts';
import type { storesRights } from '@nuancier/domain/staff/rights/offer/stores-rights.ts';

const [shelf, texts] = ['voir le catalogue', 'voir les pages, blocs et bandeaux'];
const photos = 'envoyer et ranger les photos d’un produit';
const publish = 'écrire et publier un contenu';
const [campaigns, codes] = ['voir les campagnes', 'voir les codes promotionnels'];
const [searched, keepSearch] = ['voir les recherches', 'tenir synonymes et produits épinglés'];
const [stores, hours] = ['voir les magasins', 'changer horaires, jours particuliers et coordonnées'];

export const catalogueWords = {
  shelfProducts: shelf,
  shelfBrands: shelf,
  shelfProduct: shelf,
  shelfCategories: shelf,
  productPreview: shelf,
  shelfCsv: 'exporter le catalogue',
  productPreviewFor: 'voir un produit avec les prix d’un client',
  writeProduct: 'écrire les textes, dates et liens d’un produit',
  dateProduct: 'écrire les textes, dates et liens d’un produit',
  linkProduct: 'écrire les textes, dates et liens d’un produit',
  uploadProductPictures: photos,
  moveProductPicture: photos,
  describeProductPicture: photos,
  removeProductPicture: photos,
  writeCategory: 'écrire et ranger les rayons',
  dateCategory: 'écrire et ranger les rayons',
  moveCategory: 'écrire et ranger les rayons',
} satisfies Record<keyof typeof catalogueRights, string>;

export const pricingWords = {
  campaigns,
  campaign: campaigns,
  campaignChoices: campaigns,
  campaignsCsv: 'exporter les campagnes',
  saveCampaign: 'préparer, programmer ou arrêter une campagne',
  scheduleCampaign: 'préparer, programmer ou arrêter une campagne',
  stopCampaign: 'préparer, programmer ou arrêter une campagne',
  discardCampaign: 'préparer, programmer ou arrêter une campagne',
  shopCoupons: codes,
  shopCoupon: codes,
  couponGroups: codes,
  shopCouponsCsv: 'exporter les codes promotionnels',
  saveCoupon: 'écrire, activer ou arrêter un code promotionnel',
  switchCoupon: 'écrire, activer ou arrêter un code promotionnel',
  simulateCart: 'essayer un panier au simulateur',
} satisfies Record<keyof typeof pricingRights, string>;

export const contentWords = {
  contents: texts,
  contentItem: texts,
  contentVersion: texts,
  contentLinks: texts,
  contentPictures: texts,
  contentsCsv: 'exporter la liste des contenus',
  uploadContentPicture: publish,
  holdContent: publish,
  saveContentDraft: publish,
  discardContentDraft: publish,
  publishContent: publish,
  restoreContentVersion: publish,
  cancelContentPublication: publish,
} satisfies Record<keyof typeof contentRights, string>;

export const searchWords = {
  searchedWords: searched,
  searchSynonyms: searched,
  searchPins: searched,
  pinnedSearch: searched,
  searchedWordsCsv: 'exporter les recherches, synonymes et épingles',
  searchSynonymsCsv: 'exporter les recherches, synonymes et épingles',
  searchPinsCsv: 'exporter les recherches, synonymes et épingles',
  trySynonym: keepSearch,
  tryPins: keepSearch,
  addSynonym: keepSearch,
  changeSynonym: keepSearch,
  removeSynonym: keepSearch,
  pinProducts: keepSearch,
} satisfies Record<keyof typeof searchRights, string>;

export const storesWords = {
  shopStores: stores,
  shopStore: stores,
  shopStoresCsv: 'exporter la liste des magasins',
  changeStoreHours: hours,
  setStoreDay: hours,
  clearStoreDay: hours,
  changeStoreDetails: hours,
  tellClosedDay: 'prévenir les clients d’un jour fermé',
} satisfies Record<keyof typeof storesRights, string>;
