import { describe, expect, it } from 'vitest';
import { strongPoints } from './strong-points.ts';

describe('strongPoints', () => {
  it('reads the first list of the description', () => {
    const description =
      '<p>Pour tous.</p><h3>Les points forts</h3><ul><li>Sans <strong>reprise</strong></li><li> Mat &amp; profond </li></ul><ul><li>Autre</li></ul>';
    expect(strongPoints(description)).toEqual(['Sans reprise', 'Mat & profond']);
  });

  it('reads signs written as names, and passes over empty entries', () => {
    const description =
      '<ul class="points"><li class="fort">&lt; 1 g/L de COV &gt; &quot;A+&quot;</li><li> </li><li>20&nbsp;m² &copy;</li></ul>';
    expect(strongPoints(description)).toEqual(['< 1 g/L de COV > "A+"', '20\u00A0m² &copy;']);
  });

  it('finds none where there is no list', () => {
    expect(strongPoints('<p>Rien.</p>')).toEqual([]);
    expect(strongPoints('<ul><li>ouvert')).toEqual([]);
    expect(strongPoints('')).toEqual([]);
  });
});
