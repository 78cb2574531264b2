import { data, redirect } from 'react-router';
import { RemoveProductPictureDocument, ShelfProductDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { notAccepted, orRefusal } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { picturesCopy } from '../../features/catalogue/pictures-copy.ts';
import { shelfCopy } from '../../features/catalogue/shelf-copy.ts';
import { ConfirmPage } from '../../features/office/confirm-page.tsx';
import type { Route } from './+types/remove-picture-screen';

const { removal: copy } = picturesCopy;

export async function loader({ request, params: { sku }, context }: Route.LoaderArgs) {
  const { shelfProduct } = await context.get(backendContext).ask(ShelfProductDocument, { sku });
  const { reference, position } = placeIn(request.url);
  const picture = shelfProduct?.pictures.find(
    (one) => one.reference === reference && one.position === position,
  );
  if (shelfProduct?.may_write !== true || picture === undefined) throw data(null, { status: 404 });
  return { name: shelfProduct.name, sku, picture };
}

export async function action({ request, params: { sku }, context }: Route.ActionArgs) {
  const { ask } = context.get(backendContext);
  const asked = await orRefusal(ask(RemoveProductPictureDocument, { sku, ...placeIn(request.url) }));
  if ('refusal' in asked) return notAccepted({ values: {}, faults: {}, refusal: asked.refusal });
  throw redirect(`${paths.shelfProduct(sku)}?fait=photo-retiree#photos`);
}

/** The address says which one, and as it was seen when one pressed. */
function placeIn(url: string): { reference: string; position: number; read: string } {
  const address = new URL(url).searchParams;
  const place = address.get('place') ?? '';
  return {
    reference: address.get('reference') ?? '',
    position: /^\d{1,2}$/.test(place) ? Number(place) : 0,
    read: address.get('lu') ?? '',
  };
}

export default function RemovePictureScreen({
  loaderData: { name, sku, picture },
  actionData,
}: Route.ComponentProps) {
  const of = picture.reference === sku ? name : `${name}, ${picture.reference}`;
  return (
    <ConfirmPage
      title={copy.title}
      says={copy.says(of)}
      confirm={copy.confirm}
      back={{ to: paths.shelfProduct(sku), label: shelfCopy.product.back }}
      actKey=""
      refusal={actionData?.refusal}
    >
      <img src={picture.url} alt={picture.alt} width={160} height={160} />
    </ConfirmPage>
  );
}
