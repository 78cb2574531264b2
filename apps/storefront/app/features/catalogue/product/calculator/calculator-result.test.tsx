import { cents } from '@nuancier/domain/money.ts';
import type {
  CalculatorFacts,
  CalculatorPack,
} from '@nuancier/domain/catalogue/calculator/quantity-calculator-draft.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { CalculatorResult } from './calculator-result.tsx';

const pack = (litres: number, ht: number): CalculatorPack => ({
  label: `${litres} L`,
  sku: `A${litres}`,
  quantity: litres,
  priceCents: ht,
  unitsHt: [{ from: 1, unitHt: cents(ht) }],
});

const facts: CalculatorFacts = {
  yields: { kind: 'coverage', squareMetres: 10, unit: 'L' },
  yieldText: '10 m²/L',
  coats: 1,
  packs: [pack(10, 9000), pack(3, 3000), pack(1, 1500)],
  taxLabel: 'HT',
  colourChosen: true,
  models: [],
  model: null,
  bought: { parentSku: 'P1', tint: { hex: '#383E42', label: null, code: 'RAL 7016' } },
};

function drawn(quantity: number, changes: Partial<CalculatorFacts> = {}): string {
  const known = { ...facts, ...changes };
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <CalculatorResult
          answer={{ kind: 'needed', needed: { area: 10 * quantity, openings: 0, quantity, unit: 'L' } }}
          facts={known}
          packs={known.packs}
          onTake={() => undefined}
        />
      ),
    },
  ]);
  return renderToStaticMarkup(<Stub />);
}

it('a mix of packs is one form: every pack with its number, the product and the tint', () => {
  const html = drawn(12.5);
  expect(html).toMatch(/120,00\s€ HT/);
  const form = /<form.*?<\/form>/s.exec(html)?.[0] ?? '';
  const fields = Object.fromEntries(
    [...form.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
  expect(fields).toMatchObject({
    intent: 'add-mix',
    parent_sku: 'P1',
    'quantity:A10': '1',
    'quantity:A3': '1',
    customColorExa: '#383E42',
    tint_code: 'RAL 7016',
  });
  expect(Object.keys(fields)).not.toContain('quantity');
  expect(form).toMatch(/aria-label="Tout ajouter au panier\s: 1\s×\s10 L \+ 1\s×\s3 L"/);
});

it('one pack alone, or a colour that is not chosen, is taken over into the page', () => {
  expect(drawn(10)).not.toContain('<form');
  expect(drawn(10)).toContain('Reprendre cette quantité');
  expect(drawn(12.5, { bought: null })).not.toContain('<form');
});
