import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NoticeList } from './notices.tsx';
import styles from './notices.module.css';

it('at the head of a phone’s page notices stand in its flow, over no button of it', () => {
  const html = renderToStaticMarkup(<NoticeList notices={[]} onDismiss={() => undefined} place="head" />);
  expect(html).toContain(styles.head);
  const css = readFileSync(new URL('notices.module.css', import.meta.url), 'utf8');
  expect(css).toMatch(/max-width: 63\.99em[^@]*\.head \{\s*position: var\(--stick\)/);
});
