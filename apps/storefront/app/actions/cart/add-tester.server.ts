// A sample of a tint into the cart: which pot it is, the API says.
import type { RouterContextProvider } from 'react-router';
import { TesterArticleDocument } from '../../../generated/documents.ts';
import { BackendRefusal } from '../../backend/backend.server.ts';
import { formText } from '../../backend/forms/checked-form.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { addToCart } from './add-to-cart.server.ts';
import type { AddedArticle } from './cart-answer.ts';
import { cartAnswerCopy } from './cart-answer-copy.ts';
import type { Written } from './open-cart.server.ts';

export async function addTester(
  context: Readonly<RouterContextProvider>,
  form: FormData,
): Promise<Written<AddedArticle>> {
  const hex = formText(form, 'customColorExa').trim();
  const code = formText(form, 'tint_code').trim() || null;
  const label = formText(form, 'customerColorLabel').trim() || null;
  const { testerArticle: tester } = await context
    .get(backendContext)
    .query(TesterArticleDocument, { code, hex, finish: formText(form, 'aspect') || null });
  if (!tester) throw new BackendRefusal([{ message: cartAnswerCopy.noTester }]);
  const { sku, parent_sku: parentSku } = tester;
  return addToCart(context, { sku, parentSku, quantity: 1, tint: { hex, label, code } });
}
