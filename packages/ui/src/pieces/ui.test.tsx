import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Breadcrumbs } from './navigation/breadcrumbs.tsx';
import { EmailText } from './email-text.tsx';
import { Field } from './field/field.tsx';
import { dimensionsOf, mediaUrl } from './media-url.ts';
import { NoticeList } from './notices/notices.tsx';
import { Picture } from './picture.tsx';
import { TextInput } from './field/text-input.tsx';

describe('Field', () => {
  it('ties label, hint and error to its control', () => {
    const html = renderToStaticMarkup(
      <Field label="SIRET" hint="14 chiffres" error="Le SIRET compte 14 chiffres.">
        {(control) => <TextInput {...control} />}
      </Field>,
    );
    const id = /<label[^>]*for="([^"]+)"/.exec(html)?.[1] ?? 'none';
    expect(html).toContain(`id="${id}" aria-describedby="${id}-hint ${id}-error" aria-invalid="true"`);
    expect(html).toContain(`id="${id}-hint">14 chiffres`);
  });

  it('describes nothing when there is nothing to add', () => {
    const html = renderToStaticMarkup(<Field label="Nom">{(control) => <TextInput {...control} />}</Field>);
    expect(html).not.toContain('aria-');
  });

  it('a required one says so to eyes and to ears, and its error names it', () => {
    const html = renderToStaticMarkup(
      <Field label="Nom" error="Ce champ est obligatoire." required>
        {(control) => <TextInput {...control} />}
      </Field>,
    );
    expect(html).toMatch(/>Nom<\/label><span[^>]* aria-hidden="true"> \(obligatoire\)</);
    expect(html).toMatch(/<input[^>]* required=""/);
    expect(html).toContain('Le champ «\u00a0Nom\u00a0» est obligatoire.');
  });
});

describe('Picture', () => {
  const source = 'https://shop.test/media/category/bois/320x400.webp';

  it('derives every size and format from the last segment', () => {
    expect(mediaUrl(source, '640x800', 'avif')).toBe('https://shop.test/media/category/bois/640x800.avif');
    expect(dimensionsOf('640x800')).toEqual({ width: 640, height: 800 });
  });

  it('offers AVIF first, keeps its place and waits until it is near', () => {
    const html = renderToStaticMarkup(
      <Picture source={source} alt="Bois" available={['320x400', '640x800']} sizes="50vw" />,
    );
    expect(html).toMatch(
      /<source type="image\/avif" srcSet="[^"]*320x400\.avif 320w, [^"]*640x800\.avif 640w"/,
    );
    expect(html).toMatch(/<img src="[^"]*640x800\.webp"[^>]*width="640" height="800" loading="lazy"/);
  });
});

describe('Breadcrumbs', () => {
  it('begin at home and mark where one stands', () => {
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <Breadcrumbs items={[{ label: 'Bois', to: '/catalogue/bois' }, { label: 'Vernis' }]} />
      </MemoryRouter>,
    );
    expect(html).toMatch(
      /href="\/"[^>]*>Accueil.*href="\/catalogue\/bois"[^>]*>Bois.*aria-current="page">Vernis/,
    );
  });
});

describe('NoticeList', () => {
  it('NTF-01 draws title and message by type, in a region of their own', () => {
    const notice = {
      icon: 'siret',
      id: 'n1',
      message: 'Cette adresse est déjà utilisée.',
      persist: true,
      title: 'Erreur d’inscription',
      type: 'danger',
    } as const;
    const html = renderToStaticMarkup(<NoticeList notices={[notice]} onDismiss={() => undefined} />);
    // The page's one voice says them: a live region here would say them again.
    expect(html).not.toMatch(/aria-live|role="(?:alert|status)"/);
    expect(html).toMatch(
      /data-notice="danger".*data-notice-icon="siret".*Erreur d’inscription.*Cette adresse est déjà utilisée\./,
    );
    expect(html).toContain('title="Fermer la notification"');
  });
});

describe('EmailText', () => {
  it('breaks before the @ or a dot and nowhere else', () => {
    const html = renderToStaticMarkup(<EmailText address="anne.le-goff@exemple.fr" />);
    expect(html).toBe('anne<wbr/>.le-goff<wbr/>@exemple<wbr/>.fr');
  });
});
