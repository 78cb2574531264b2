import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import type { FrameData } from '../backend/frame/frame-data.ts';
import { sampleFrame } from './sample-frame.ts';

type Options = { frame?: Partial<FrameData>; path?: string };

/** The server's markup of a layout or a piece, on a page of the sample shop. For tests. */
export function drawnPage(Layout: ComponentType, { frame = {}, path = '/livraison' }: Options = {}): string {
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/',
      children: [
        {
          Component: Layout,
          children: [
            { index: true, Component: Content },
            { path: '*', Component: Content },
          ],
        },
      ],
    },
  ]);
  const data = sampleFrame(frame);
  return renderToStaticMarkup(
    <Page initialEntries={[path]} hydrationData={{ loaderData: { root: data } }} />,
  );
}

function Content() {
  return <main id="contenu">La page</main>;
}

/** The first opening tag with the given text in it. */
export function tagWith(html: string, attribute: string): string {
  return new RegExp(`<[a-z]+[^>]*${attribute}[^>]*>`).exec(html)?.[0] ?? '';
}
