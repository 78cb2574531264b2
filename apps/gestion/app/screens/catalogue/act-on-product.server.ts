// What the forms of a product's page ask for.
import { data } from 'react-router';
import { PICTURE_MOVES } from '@nuancier/domain/catalogue/pictures/moved-picture.ts';
import {
  DateProductDocument,
  DescribeProductPictureDocument,
  LinkProductDocument,
  MoveProductPictureDocument,
  WriteProductDocument,
} from '../../../generated/documents.ts';
import type { Backend } from '../../backend/backend.server.ts';
import { formText } from '../../backend/forms.server.ts';

/** What the address of the next page tells. */
type Done = 'jours' | 'textes' | 'liens' | 'photo-deplacee' | 'photo-decrite';

export async function actOnProduct({ ask }: Backend, sku: string, form: FormData): Promise<Done> {
  switch (formText(form, 'intent')) {
    case 'textes':
      await writeTexts(ask, sku, form);
      return 'textes';
    case 'jours': {
      const [from, until] = [formText(form, 'du') || null, formText(form, 'au') || null];
      await ask(DateProductDocument, { sku, read: formText(form, 'lu'), from, until });
      return 'jours';
    }
    case 'liens':
      await writeLinks(ask, sku, form);
      return 'liens';
    case 'photo':
      return arrangePicture(ask, sku, form);
    default:
      throw data(null, { status: 400 });
  }
}

function writeTexts(ask: Backend['ask'], sku: string, form: FormData) {
  const isOn = (name: string) => formText(form, name) === 'on';
  const input = {
    is_active: isOn('actif'),
    is_new: isOn('nouveau'),
    flag_promo: isOn('promo'),
    short_description: formText(form, 'resume'),
    description: formText(form, 'description'),
    meta_title: formText(form, 'meta_titre'),
    meta_description: formText(form, 'meta_description'),
  };
  return ask(WriteProductDocument, { sku, read: formText(form, 'lu'), input });
}

function writeLinks(ask: Backend['ask'], sku: string, form: FormData) {
  const list = (name: string) =>
    formText(form, name)
      .split(/[\s,;]+/)
      .filter((one) => one !== '');
  const input = {
    related: list('related'),
    upsell: list('upsell'),
    crosssell: list('crosssell'),
    replacement: formText(form, 'remplace_par') || null,
  };
  return ask(LinkProductDocument, { sku, read: formText(form, 'lu'), input });
}

async function arrangePicture(ask: Backend['ask'], sku: string, form: FormData): Promise<Done> {
  const read = formText(form, 'lu');
  const place = {
    sku,
    read,
    reference: formText(form, 'reference'),
    position: Number(formText(form, 'place')) || 0,
  };
  const act = formText(form, 'geste');
  const to = PICTURE_MOVES.find((move) => move === act);
  if (to !== undefined) {
    await ask(MoveProductPictureDocument, { ...place, to });
    return 'photo-deplacee';
  }
  await ask(DescribeProductPictureDocument, { ...place, alt: formText(form, 'alt') });
  return 'photo-decrite';
}
