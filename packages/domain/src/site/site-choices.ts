// Which sites and currencies the visitor may choose between.

export type SiteChoice = {
  name: 'store' | 'currency';
  current: string;
  options: readonly { value: string; label: string }[];
};

type Offer = {
  storeConfig: { store_code: string | null } | null;
  availableStores: readonly ({ store_code: string | null; store_name: string | null } | null)[] | null;
  currency: {
    default_display_currency_code: string | null;
    available_currency_codes: readonly (string | null)[] | null;
  } | null;
};

/** Only real choices: a selector with one option, or whose query failed, is not offered. */
export function siteChoices({ storeConfig, availableStores, currency }: Offer): readonly SiteChoice[] {
  const stores = (availableStores ?? []).flatMap((store) =>
    store?.store_code ? [{ value: store.store_code, label: store.store_name ?? store.store_code }] : [],
  );
  const currencies = (currency?.available_currency_codes ?? []).flatMap((code) =>
    code ? [{ value: code, label: code }] : [],
  );
  const choices: SiteChoice[] = [
    { name: 'currency', current: currency?.default_display_currency_code ?? '', options: currencies },
    { name: 'store', current: storeConfig?.store_code ?? '', options: stores },
  ];
  return choices.filter((choice) => choice.options.length > 1);
}
