// A paper of the shop as a page; one that the viewer may not read is a page that does not exist.
import { isPaperNumber } from '@nuancier/domain/invoices/paper-number.ts';
import type { RouterContextProvider } from 'react-router';
import {
  CustomerPaperDocument,
  ProductSheetDocument,
  SheetProductDocument,
} from '../../../generated/documents.ts';
import type {
  CustomerPaperQueryVariables,
  ProductSheetQueryVariables,
} from '../../../generated/documents.ts';
import { movedOrNotFound } from './moved.server.ts';
import { notFound, orMissing } from '../not-found.server.ts';
import { backendContext } from '../request-context.server.ts';

type Context = Readonly<RouterContextProvider>;

export async function readPaper(context: Context, asked: CustomerPaperQueryVariables) {
  // Anything else is a stranger's guess and not worth a question.
  if (!isPaperNumber(asked.number)) throw notFound('Page not found');
  const found = await orMissing(context.get(backendContext).query(CustomerPaperDocument, asked));
  if (!found) throw notFound('Page not found');
  return found.customerPaper;
}

type Asked = { slug: string; kind: ProductSheetQueryVariables['kind']; request: Request };

export async function readSheet(context: Context, { slug, kind, request }: Asked) {
  const backend = context.get(backendContext);
  const { products } = await backend.query(SheetProductDocument, { urlKey: slug });
  const product = products?.items?.[0];
  if (!product?.sku) throw await movedOrNotFound(backend, { url: slug, request, key: 'Page not found' });
  const found = await orMissing(backend.query(ProductSheetDocument, { sku: product.sku, kind }));
  if (!found) throw notFound('Page not found');
  return { paper: found.productSheet, product: product.name ?? '' };
}
