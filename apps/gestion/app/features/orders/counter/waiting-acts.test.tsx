import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { WaitingCount } from './waiting-acts.tsx';

const drawn = (isLed: boolean) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <WaitingCount count={2} trouble={null} isLed={isLed} />
    </MemoryRouter>,
  );

it('how many acts wait is told in the frame, with the way to the counter unless it is there', () => {
  expect(drawn(true)).toContain('2 actions attendent d’être envoyées.');
  expect(drawn(true)).toMatch(/<a href="\/comptoir"[^>]*>Voir au Comptoir<\/a>/);
  expect(drawn(false)).not.toContain('Comptoir');
});
