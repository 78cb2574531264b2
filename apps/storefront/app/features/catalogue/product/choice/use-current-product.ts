import { readCurrentProduct } from '@nuancier/domain/catalogue/articles/current-product.ts';
import type { CurrentProduct } from '@nuancier/domain/catalogue/articles/current-product.ts';
import { optionNamed } from '@nuancier/domain/catalogue/articles/option-code.ts';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { VariantMatrixFragment } from '../../../../../generated/documents.ts';
import { inBrowserStorage } from '@nuancier/ui/pieces/browser/browser-storage.ts';
import { SAME_PAGE } from '../../../../panel-state/panel-store.ts';
import { choiceKeys } from '../../../../addresses/article-path.ts';
import { choiceSearch } from '../product-choice.ts';
import type { ChoiceChange, ProductChoice } from '../product-choice.ts';

const STORAGE_KEY = 'current-product';

/** Keeps the choice in the browser, and takes it up again when one comes back to the same product without any. */
export function useCurrentProduct(matrix: VariantMatrixFragment, choice: ProductChoice): void {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const lookedFor = useRef<string | null>(null);

  useEffect(() => {
    const first = lookedFor.current !== matrix.sku;
    lookedFor.current = matrix.sku;
    const kept = first && !hasChoice(params) ? keptChoice(matrix, choice) : null;
    if (kept) {
      void navigate(choiceSearch(params, kept), {
        replace: true,
        preventScrollReset: true,
        state: SAME_PAGE,
      });
      return;
    }
    inBrowserStorage((storage) =>
      storage.setItem(STORAGE_KEY, JSON.stringify(currentProduct(matrix.sku, choice))),
    );
  }, [matrix, choice, params, navigate]);
}

function currentProduct(sku: string, { variant, tint, tintRefusal }: ProductChoice): CurrentProduct {
  const made = tintRefusal === null ? tint : null;
  return {
    sku,
    color: variant.color?.label ?? null,
    customColorExa: made?.hex ?? null,
    customerColorLabel: made?.label ?? null,
    conditionning: variant.conditioning?.label ?? null,
  };
}

function hasChoice(params: URLSearchParams): boolean {
  return [choiceKeys.article, choiceKeys.color, choiceKeys.tint, choiceKeys.conditioning].some((key) =>
    params.has(key),
  );
}

// Catalogues change: only what is still sold is restored, and only if it differs from the current choice.
function keptChoice(matrix: VariantMatrixFragment, { variant }: ProductChoice): ChoiceChange | null {
  const kept = readCurrentProduct(inBrowserStorage((storage) => storage.getItem(STORAGE_KEY)));
  if (kept?.sku !== matrix.sku) return null;
  const pack = optionNamed(matrix.conditionings, kept.conditionning);
  const conditioning = pack && pack !== variant.conditioning ? { conditioning: pack.label } : {};
  if (kept.customColorExa)
    return { tint: kept.customColorExa, label: kept.customerColorLabel, ...conditioning };
  const color = optionNamed(matrix.colors, kept.color);
  const change = { ...(color && color !== variant.color ? { color: color.label } : {}), ...conditioning };
  return Object.keys(change).length > 0 ? change : null;
}
