import { describe, expect, it } from 'vitest';
import { tintLook } from './colour-words.ts';
import type { TintHue } from './colour-words.ts';
import { contrastBetween, lrvOfHex } from './luminance-contrast.ts';

/** Name, hex, light reflectance, then the expected « hue depth warmth ». */
const TINTS = [
  ['RAL 9016, blanc signalisation', '#F7FBF5', 95.4, 'white very-light neutral'],
  ['RAL 9005, noir foncé', '#0A0A0D', 0.3, 'black very-dark neutral'],
  ['RAL 7016, gris anthracite', '#373F43', 4.8, 'blue-grey very-dark cool'],
  ['RAL 7037, gris poussière', '#7C7F7E', 21, 'grey medium neutral'],
  ['RAL 1015, ivoire clair', '#E6D2B5', 66.3, 'beige light warm'],
  ['RAL 1018, jaune zinc', '#FACA30', 62.8, 'yellow light warm'],
  ['RAL 2004, orangé pur', '#E75B12', 24.5, 'orange medium warm'],
  ['RAL 3020, rouge signalisation', '#C1121C', 11.9, 'red dark warm'],
  ['RAL 3005, rouge vin', '#5E2028', 3.6, 'burgundy very-dark warm'],
  ['RAL 3015, rose clair', '#E1A6AD', 46.3, 'pink medium warm'],
  ['RAL 4005, lilas bleu', '#83639D', 16.2, 'violet dark neutral'],
  ['RAL 5010, bleu gentiane', '#13447C', 5.7, 'blue very-dark cool'],
  ['RAL 5018, bleu turquoise', '#21888F', 19.9, 'turquoise dark cool'],
  ['RAL 6003, vert olive', '#4B573E', 8.7, 'olive dark warm'],
  ['RAL 6029, vert menthe', '#007243', 12.4, 'green dark cool'],
  ['RAL 8017, brun chocolat', '#44322D', 3.7, 'brown very-dark warm'],
  ['RAL 2007, orangé brillant clair', '#FFA421', 47.9, 'orange medium warm'],
  ['RAL 4009, violet pastel', '#A38995', 27.8, 'mauve-grey medium warm'],
  ['VB-RS120, rose très pâle', '#F3DCDA', 75.3, 'pink light warm'],
  ['VB-RS010, rose poudré', '#E9CFC8', 66.1, 'pink light warm'],
  ['RAL 9001, blanc crème', '#EFEBDC', 82.9, 'off-white very-light warm'],
  ['RAL 5002, bleu outremer', '#2B2C7C', 3.8, 'violet-blue very-dark cool'],
  ['RAL 5020, bleu océan', '#0B4151', 4.4, 'petrol very-dark cool'],
  ['RAL 3014, vieux rose', '#D47479', 27.9, 'salmon medium warm'],
  ['VB-OT140, melon', '#F0A978', 48.3, 'salmon medium warm'],
  ['VB-RS160, rose aurore', '#EFBFAE', 58.7, 'salmon medium warm'],
  ['VB-JA010, jaune paille', '#E8D59A', 67.1, 'ivory light warm'],
  ['RAL 1024, jaune ocre', '#BA8F4C', 30.6, 'ochre medium warm'],
  ['RAL 4006, pourpre signalisation', '#992572', 9.3, 'purple dark warm'],
  ['RAL 4010, telemagenta', '#C63678', 16, 'raspberry dark warm'],
  ['RAL 8004, brun cuivré', '#8F4E35', 11.5, 'red-brown dark warm'],
  ['VB-VE140, vert anis', '#BFCB4A', 54.3, 'yellow-green medium warm'],
  ['RAL 7009, gris vert', '#5B6259', 11.7, 'green-grey dark neutral'],
  ['RAL 7006, gris beige', '#756F61', 16, 'beige-grey dark warm'],
] as const;

/** All of them: a hue that is added here without a tint that has it fails below. */
const HUES: Readonly<Record<TintHue, true>> = {
  white: true,
  'off-white': true,
  grey: true,
  black: true,
  'beige-grey': true,
  'green-grey': true,
  'blue-grey': true,
  'mauve-grey': true,
  beige: true,
  ivory: true,
  brown: true,
  'red-brown': true,
  ochre: true,
  yellow: true,
  orange: true,
  salmon: true,
  red: true,
  burgundy: true,
  pink: true,
  raspberry: true,
  purple: true,
  violet: true,
  'violet-blue': true,
  blue: true,
  petrol: true,
  turquoise: true,
  green: true,
  'yellow-green': true,
  olive: true,
};

describe('a tint in words', () => {
  it('every hue has a tint that is told by it', () => {
    const told = new Set(TINTS.map(([, , , words]) => words.split(' ')[0]));
    expect([...told].toSorted()).toEqual(Object.keys(HUES).toSorted());
  });

  it.each(TINTS)('%s', (_name, hex, lrv, words) => {
    const { hue, depth, warmth } = tintLook({ hex, lrv });
    expect(`${hue} ${depth} ${warmth}`).toBe(words);
  });

  it.each([
    [80, 'very-light'],
    [79.9, 'light'],
    [60, 'light'],
    [59.9, 'medium'],
    [20, 'medium'],
    [19.9, 'dark'],
    [6, 'dark'],
    [5.9, 'very-dark'],
  ])('throwing back %d %% of the light is %s', (lrv, depth) => {
    expect(tintLook({ hex: '#808080', lrv }).depth).toBe(depth);
  });
});

describe('contrast of luminance', () => {
  it.each([
    [80, 24, 70, true],
    [24, 80, 70, true],
    [80, 24.1, 69, false],
    [100, 0, 100, true],
    [50, 50, 0, false],
    [0, 0, 0, false],
  ])('between %d and %d is %d %%, enough for public buildings: %s', (one, other, percent, isEnough) => {
    expect(contrastBetween({ lrv: one }, { lrv: other })).toEqual({ percent, isEnough });
  });

  it.each([
    ['#FFFFFF', 100],
    ['#000000', 0],
    ['#808080', 21.6],
  ])('%s throws back %d %% of the light', (hex, lrv) => {
    expect(lrvOfHex(hex)).toBeCloseTo(lrv, 1);
  });
});
