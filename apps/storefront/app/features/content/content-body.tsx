import { Breadcrumbs } from '@nuancier/ui/pieces/navigation/breadcrumbs.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { LongText } from './long-text.tsx';

type Props = { title: string; html: string };

/** A content page: the editors' text at reading width. Their text brings its own title; if not, the page does. */
export function ContentBody({ title, html }: Props) {
  return (
    <Page>
      <Breadcrumbs items={[{ label: title }]} />
      {/<h1[\s>]/i.test(html) ? null : <h1>{title}</h1>}
      <LongText html={html} />
    </Page>
  );
}
