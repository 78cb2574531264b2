// What the forms of a content's page ask for, and what the address of the next page tells.
import type { ContentKind } from '@nuancier/domain/content/content-item.ts';
import {
  CancelContentPublicationDocument,
  DiscardContentDraftDocument,
  HoldContentDocument,
  PublishContentDocument,
  SaveContentDraftDocument,
} from '../../../generated/documents.ts';
import type { ContentFieldsInput } from '../../../generated/documents.ts';
import type { Backend } from '../../backend/backend.server.ts';
import { formText } from '../../backend/forms.server.ts';
import { contentCopy as copy } from '../../features/content/content-copy.ts';
import { readParisMoment } from '../../features/content/paris-moment.ts';

type Item = { kind: ContentKind; identifier: string };
export type ContentField =
  'titre' | 'entete' | 'contenu' | 'metaTitre' | 'metaDescription' | 'metaMots' | 'visible' | 'du' | 'au';
export type Acted =
  { done: keyof typeof copy.done; leads?: 'preview' } | { faults: Partial<Record<ContentField, string>> };

export async function actOnContent({ ask }: Backend, item: Item, form: FormData): Promise<Acted> {
  const read = formText(form, 'lu') || null;
  switch (formText(form, 'intent')) {
    case 'publier': {
      const [from, until] = [readParisMoment(formText(form, 'du')), readParisMoment(formText(form, 'au'))];
      const { badDate } = copy.publish;
      if (from === undefined || until === undefined)
        return {
          faults: {
            ...(from === undefined ? { du: badDate } : {}),
            ...(until === undefined ? { au: badDate } : {}),
          },
        };
      // What comes without the text publishes the draft, not an empty one.
      const fields = form.has('contenu') ? fieldsIn(form) : null;
      if (item.kind === 'page' && fields?.title === '') return { faults: { titre: copy.missingTitle } };
      const dates = { from: from?.toISOString() ?? null, until: until?.toISOString() ?? null };
      await ask(PublishContentDocument, { ...item, fields, ...dates, read });
      return { done: from !== null && from > new Date() ? 'prevu' : 'publie' };
    }
    case 'reprendre':
      await ask(HoldContentDocument, { ...item, take: true });
      return { done: 'reprise' };
    case 'abandonner':
      await ask(DiscardContentDraftDocument, { ...item, read });
      return { done: 'abandonne' };
    case 'annuler':
      await ask(CancelContentPublicationDocument, {
        ...item,
        version: Number(formText(form, 'version')) || 0,
      });
      return { done: 'annulee' };
    default: {
      const fields = fieldsIn(form);
      if (item.kind === 'page' && fields.title === '') return { faults: { titre: copy.missingTitle } };
      if (formText(form, 'intent') === 'reprendre-enregistrer')
        await ask(HoldContentDocument, { ...item, take: true });
      await ask(SaveContentDraftDocument, { ...item, fields, read });
      return formText(form, 'intent') === 'apercu'
        ? { done: 'brouillon', leads: 'preview' }
        : { done: 'brouillon' };
    }
  }
}

/** What the form had: those of the versions have nothing of the text. */
export function typedContent(form: FormData): Partial<Record<ContentField, string>> {
  return form.has('titre') ? contentValues(form) : {};
}

function fieldsIn(form: FormData): ContentFieldsInput {
  const values = contentValues(form);
  return {
    title: values.titre,
    content_heading: values.entete || null,
    content: values.contenu,
    meta_title: values.metaTitre || null,
    meta_description: values.metaDescription || null,
    meta_keywords: values.metaMots || null,
    is_active: values.visible === 'oui',
  };
}

function contentValues(form: FormData) {
  const text = (name: ContentField) => formText(form, name);
  return {
    titre: text('titre'),
    entete: text('entete'),
    contenu: text('contenu'),
    metaTitre: text('metaTitre'),
    metaDescription: text('metaDescription'),
    metaMots: text('metaMots'),
    visible: form.has('visible') ? 'oui' : 'non',
    du: text('du'),
    au: text('au'),
  };
}
