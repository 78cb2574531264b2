import { afterAll, beforeAll, expect, it } from 'vitest';
import { shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';
let shop: ShopApi;
beforeAll(async () => { shop = await shopApi(); });
afterAll(() => shop.close());
it('smoke', async () => {
  const r = await shop.send('{ storeConfig { store_code store_name theme root_category_uid base_media_url header_logo_src logo_width copyright banner_promo_image_url_desktop } availableStores{store_code store_name} categoryList(pageSize:10){ name children{ name product_count image category_type universe_mega_menu_cms universe_mega_menu_block{ identifier content} children{name}} } cmsBlocks(identifiers:["footer-links","nope"]){items{identifier}} nearestStores(latlng:"48.85,2.35"){total_count items{storeCode distance services}} route(url:"/peinture-interieure/"){__typename type relative_url redirect_code} }');
  console.log(JSON.stringify(r, null, 1).slice(0, 6000));
  console.log(shop.logLines());
  expect(r.errors).toBeUndefined();
});
