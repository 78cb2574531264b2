import { basisPointsOff, cents } from '../money.ts';
import type { Cents } from '../money.ts';
import { includingTax, unitPriceIncludingTax } from '../tax.ts';
import type { TaxRate } from '../tax.ts';
import type { ChosenPrice, PriceType } from './choose-price.ts';
import type { PackPrice } from './list-price.ts';

/** The figures of one price, with or without tax: packs in cents, units in ten-thousandths of a euro. */
export type PriceFigures = {
  packFinal: Cents;
  packRegular: Cents;
  unitFinal: number;
  unitRegular: number;
  /** per pack */
  discount: Cents;
  discountBasisPoints: number;
  type: PriceType | null;
};

export function figuresExcludingTax({ final, regular, type }: ChosenPrice): PriceFigures {
  return figures(final, regular, type);
}

/** Each pack price is taxed by itself; a price per litre or kilogram is rounded to the cent. */
export function figuresIncludingTax({ final, regular, type }: ChosenPrice, rate: TaxRate): PriceFigures {
  return figures(taxed(final, rate), taxed(regular, rate), type);
}

function taxed({ packHt, unitHt }: PackPrice, rate: TaxRate): PackPrice {
  return { packHt: includingTax(packHt, rate), unitHt: unitPriceIncludingTax(unitHt, rate) * 100 };
}

function figures(final: PackPrice, regular: PackPrice, type: PriceType | null): PriceFigures {
  return {
    packFinal: final.packHt,
    packRegular: regular.packHt,
    unitFinal: final.unitHt,
    unitRegular: regular.unitHt,
    discount: cents(regular.packHt - final.packHt),
    discountBasisPoints: basisPointsOff(regular.packHt, final.packHt),
    type,
  };
}
