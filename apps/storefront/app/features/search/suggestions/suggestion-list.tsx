import { paths } from '../../../addresses/paths.ts';
import { PriceTag } from '../../pricing/price-tag.tsx';
import { Picture } from '@nuancier/ui/pieces/picture.tsx';
import { searchCopy } from '../copy.ts';
import { MarkedText } from './marked-text.tsx';
import { SuggestionGroup } from './suggestion-group.tsx';
import styles from './suggestion-list.module.css';
import { SuggestionOption } from './suggestion-option.tsx';
import type { LinkSuggestion, ProductSuggestion, Suggestions } from './suggestions.ts';

type Props = { id: string; suggestions: Suggestions; active: string | null; onSearch: () => void };

/** The colour and the references first, since they are exact; then products, then the ways around them. */
export function SuggestionList({ id, suggestions, active, onSearch }: Props) {
  const { colours, products, categories, pages, references, total, term } = suggestions;
  const links = (title: string, kind: string, found: readonly LinkSuggestion[]) =>
    found.length > 0 && (
      <SuggestionGroup title={title}>
        {found.map(({ to, name, detail }, index) => (
          <SuggestionOption key={`${to} ${index}`} {...option(id, `${kind}-${index}`, active)} to={to}>
            <Words name={name} detail={detail} />
          </SuggestionOption>
        ))}
      </SuggestionGroup>
    );
  return (
    <div id={id} role="listbox" aria-label={searchCopy.panel} className={styles.list}>
      <div role="presentation" className={styles.main}>
        {colours.length > 0 && (
          <SuggestionGroup title={searchCopy.colours}>
            {colours.map(({ to, name, detail, hex }) => (
              <SuggestionOption key={to} {...option(id, 'colour', active)} to={to}>
                <span className={styles.swatch} style={{ backgroundColor: hex }} />
                <Words name={name} detail={detail} />
              </SuggestionOption>
            ))}
          </SuggestionGroup>
        )}
        {links(searchCopy.references, 'reference', references)}
        {products.length > 0 && (
          <SuggestionGroup title={searchCopy.products}>
            {products.map((product, index) => (
              <SuggestionOption key={product.to} {...option(id, `product-${index}`, active)} to={product.to}>
                <ProductLine product={product} />
              </SuggestionOption>
            ))}
          </SuggestionGroup>
        )}
      </div>
      <div role="presentation" className={styles.side}>
        {links(searchCopy.categories, 'category', categories)}
        {links(searchCopy.pages, 'page', pages)}
      </div>
      {total > 0 && (
        <div role="presentation" className={styles.all}>
          <SuggestionOption {...option(id, 'all', active)} to={paths.search(term)} onChoose={onSearch}>
            {searchCopy.seeAll(total)}
          </SuggestionOption>
        </div>
      )}
    </div>
  );
}

function option(list: string, name: string, active: string | null): { id: string; active: boolean } {
  const id = `${list}-${name}`;
  return { id, active: id === active };
}

function Words({ name, detail }: Pick<LinkSuggestion, 'name' | 'detail'>) {
  return (
    <span className={styles.words}>
      <span>
        <MarkedText parts={name} />
      </span>
      {detail && <span className={styles.detail}>{detail}</span>}
    </span>
  );
}

function ProductLine({ product: { picture, beneath, name, detail, price } }: { product: ProductSuggestion }) {
  return (
    <>
      {picture ? (
        <Picture
          source={picture}
          available={['50x50', '100x100']}
          sizes="50px"
          alt=""
          beneath={beneath ?? undefined}
          className={styles.picture}
        />
      ) : null}
      <Words name={name} detail={detail} />
      {price && (
        <span className={styles.price}>
          <PriceTag {...price} size="small" />
        </span>
      )}
    </>
  );
}
