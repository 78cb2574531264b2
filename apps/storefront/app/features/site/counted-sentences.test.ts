import { expect, it } from 'vitest';
import { approvalsCopy } from '../approvals/copy.ts';
import { calculatorCopy } from '../catalogue/product/calculator/calculator-copy.ts';
import { productCopy } from '../catalogue/product/copy.ts';
import { reviewCopy } from '../reviews/copy.ts';
import { frameCopy } from './frame-copy.ts';
import { wishlistCopy } from '../wishlists/copy.ts';

it.each([
  frameCopy.cartCount(5000),
  wishlistCopy.deleteText('Chantier', 5000),
  approvalsCopy.asked(5000),
  calculatorCopy.line(5000, '10\u00a0L'),
  productCopy.total(5000),
  reviewCopy.count(5000),
])('groups what is counted in sentences: %s', (sentence) => {
  expect(sentence).toContain('5\u202f000');
});
