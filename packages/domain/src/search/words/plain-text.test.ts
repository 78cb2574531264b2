import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';
import { tokenise } from './tokenise.ts';

describe('the text of an editor’s page', () => {
  it('drops tags and reads entities', () => {
    const text = plainText(
      '<h3 class="x">Mise en &oelig;uvre</h3><p>Deux&nbsp;couches &amp; rien d&#39;autre</p>',
    );
    expect(tokenise(text).map(({ word }) => word)).toEqual(
      expect.arrayContaining(['mise', 'deux', 'couches', 'rien', 'autre']),
    );
    expect(text).not.toContain('class');
  });

  it('keeps the words of two tags apart', () => {
    expect(plainText('<li>mat</li><li>satin</li>').split('\n').filter(Boolean)).toEqual(['mat', 'satin']);
  });

  it('takes a tag that never ends', () => {
    expect(plainText(`<${'p'.repeat(100_000)}`)).toHaveLength(100_001);
  });
});
