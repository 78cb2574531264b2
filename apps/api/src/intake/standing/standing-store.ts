// Records as their files would say them: each column under its name, each value as the column reads it.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Standing, StandingRecord } from '../../imports/standing.ts';

/** `key` is text, or is compared as such. */
function read(from: RawBuilder<unknown>, key: RawBuilder<unknown>, cells: RawBuilder<unknown>): Standing {
  return {
    async keys(db) {
      const found = await sql<{ key: string }>`select ${key} as key from ${from} order by 1`.execute(db);
      return found.rows.map((row) => row.key);
    },
    async of(db, keys) {
      const found = await sql<StandingRecord>`
        select ${cells} from ${from} where ${key} = any(${keys}::text[]) order by ${key}`.execute(db);
      return found.rows;
    },
  };
}

export const standingStores = read(
  sql`shop`,
  sql`code`,
  sql`code as magasin, title_label as nom, location_name as lieu, address_lines as adresse,
    postal_code as code_postal, locality as commune, country_code as pays, insee, latitude, longitude,
    coalesce(schedules ->> 'monday', 'x') as lundi, coalesce(schedules ->> 'tuesday', 'x') as mardi,
    coalesce(schedules ->> 'wednesday', 'x') as mercredi, coalesce(schedules ->> 'thursday', 'x') as jeudi,
    coalesce(schedules ->> 'friday', 'x') as vendredi, coalesce(schedules ->> 'saturday', 'x') as samedi,
    coalesce(schedules ->> 'sunday', 'x') as dimanche,
    coalesce(string_to_array(nullif(special_hours, ''), ','), '{}') as jours_exceptionnels,
    primary_phone as telephone, fax, email,
    array(select key from jsonb_each(services) where value = 'true' order by key) as services`,
);

export const standingPages = read(
  sql`content_page`,
  sql`identifier`,
  sql`identifier as page, title as titre, content as contenu, content_heading as entete,
    meta_title as meta_titre, meta_description, meta_keywords as meta_mots, is_active as actif`,
);

export const standingBlocks = read(
  sql`content_block`,
  sql`identifier`,
  sql`identifier as bloc, title as titre, content as contenu, is_active as actif`,
);

export const standingCategories = read(
  sql`category`,
  sql`id::text`,
  sql`id as numero, parent_id as parent, name as nom, url_key as cle, position, category_type as type,
    include_in_menu as menu, is_anchor as ancre, custom_url as lien, image,
    universe_mega_menu_cms as bloc_menu, description, meta_title as meta_titre, meta_description,
    code_akeneo as code_pim, ext_uniq_id as code_externe`,
);

export const standingProducts = read(
  sql`product`,
  sql`sku`,
  sql`sku as produit, name as nom, url_key as adresse, brand as marque,
    array(select url_path from product_category join category on category.id = category_id
      where product_id = product.id order by url_path) as categories,
    price_group as groupe_prix, pricing_unit as unite, family as famille, kind as genre,
    product_type as type, line as gamme, tier as niveau, tax_class as taxe, is_new as nouveau,
    flag_promo as promo, is_active as actif, short_description as resume, description,
    meta_title as meta_titre, meta_description, attributes as caracteristiques`,
);

export const standingArticles = read(
  sql`(select article.*, product.sku as product_sku
    from article join product on product.id = product_id) as article`,
  sql`sku`,
  sql`sku as article, product_sku as produit, conditioning as conditionnement,
    pack_quantity::double precision as quantite, range_status as statut, ean, color as couleur,
    model as modele, size as taille, weight_grams as poids, tintable as a_teinter, position`,
);

export const standingCompanies = read(
  sql`company`,
  sql`client_code`,
  sql`client_code as client, name as nom, price_list as tarif, siren, siret, vat_number as tva, naf,
    shop_code as magasin, credit_limit_cents::double precision as encours_ht,
    payment_terms as reglement, street as adresse, postcode as code_postal, city as commune,
    country_code as pays, email`,
);

const PERSON = sql`lower(customer.email) as email, firstname as prenom, lastname as nom, prefix as civilite,
  job_title as fonction, mobile, is_confirmed as confirme, is_active as actif, client_code as client`;
const PEOPLE = sql`(select customer.*, company.client_code, lower(parent.email) as dirigeant
  from customer left join company on company.id = customer.company_id
  left join customer as parent on parent.id = customer.parent_id) as customer`;

/** Their addresses are added to, never replaced: a file that has none says nothing of them. */
export const standingCustomers = read(
  PEOPLE,
  sql`lower(customer.email)`,
  sql`${PERSON}, role, is_pay_outstanding as paie_compte`,
);

export const standingSubAccounts = read(
  PEOPLE,
  sql`lower(customer.email)`,
  sql`${PERSON}, dirigeant, is_view_price as voit_prix, is_view_order as voit_commandes,
    is_view_invoices as voit_factures, is_view_quotations as voit_devis,
    is_view_outstanding as voit_encours, is_view_listing as voit_listes,
    is_validate_order as valide_commandes, is_notification_order as recoit_avis, is_pay_cd as paie_carte,
    is_pay_outstanding as paie_compte,
    ceiling_validated_order_cents::double precision as plafond_ht`,
);
