import {
  answerTo,
  freshDraft,
  packsFor,
} from '@nuancier/domain/catalogue/calculator/quantity-calculator-draft.ts';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { calculatorCopy } from '../../features/catalogue/product/calculator/calculator-copy.ts';
import { CalculatorForm } from '../../features/catalogue/product/calculator/calculator-form.tsx';
import { CalculatorResult } from '../../features/catalogue/product/calculator/calculator-result.tsx';
import { choiceSearch } from '../../features/catalogue/product/product-choice.ts';
import type { PanelProps } from '../../panel-state/panel-names.ts';
import { closePanel, openPanel } from '../../panel-state/panel-store.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Drawer } from '@nuancier/ui/pieces/dialog/drawer.tsx';

export default function QuantityCalculatorPanel({ facts, draft: kept }: PanelProps['quantity-calculator']) {
  const [draft, setDraft] = useState(kept ?? freshDraft(facts));
  const navigate = useNavigate();
  const [params] = useSearchParams();

  // The new address takes the place of the panel's own entry; a page with another address has no panel.
  function take(conditioning: string, quantity: number): void {
    const color = facts.models.length > 0 && draft.model !== null ? { color: draft.model } : {};
    void navigate(choiceSearch(params, { ...color, conditioning, quantity }), {
      replace: true,
      preventScrollReset: true,
    });
  }

  return (
    <Drawer
      title={calculatorCopy.title}
      onClose={closePanel}
      footer={
        <CalculatorResult
          answer={answerTo(draft, facts.yields)}
          facts={facts}
          packs={packsFor(facts, draft.model)}
          onTake={take}
        />
      }
    >
      <CalculatorForm draft={draft} facts={facts} onChange={setDraft} />
      <Button
        look="quiet"
        onClick={() => openPanel('paint-calculation-info', { calculator: { facts, draft } })}
      >
        {calculatorCopy.howItWorks}
      </Button>
    </Drawer>
  );
}
