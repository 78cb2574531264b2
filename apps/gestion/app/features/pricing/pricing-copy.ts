export const pricingCopy = {
  placesLabel: 'Parties de « Prix et promotions »',
  places: { campaigns: 'Campagnes', coupons: 'Codes promotionnels', simulator: 'Simulateur' },
};
