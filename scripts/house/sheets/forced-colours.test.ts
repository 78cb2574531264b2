import { expect, it } from 'vitest';
import { frontEndFiles } from '../front-end-files.ts';

const BASE = 'packages/ui/src/theme/base.css';
const sheets = frontEndFiles('**/*.css').map(({ file, text }) => ({
  file,
  text: text.replace(/\/\*[^]*?\*\//g, ''),
}));
const base = sheets.find(({ file }) => file === BASE)?.text ?? '';
const forced = base.slice(base.indexOf('@media (forced-colors: active)'));

/** States that a sheet may show by colours, because base.css draws a line around them where colours are forced. */
const drawnByBase = ['aria-current', 'aria-selected', 'aria-pressed', 'aria-invalid', ':checked'];

/** States whose colours add nothing to a sign, a word or the page itself. */
const shownOtherwise: Readonly<Record<string, string>> = {
  'aria-expanded': 'the panel that it opened stands there',
  'data-alarming': 'the words say that something is overdue',
  'data-family': 'a patch of colour, which keeps it',
  'data-good': 'words say what became of the line',
  'data-kept': 'a tick instead of a circle',
  'data-unavailable': 'the reason stands below the name',
};

/** What is left of a look where colours are forced: anything but these. */
const COLOURS =
  /^(color|background|background-color|border-color|border-\w+-color|box-shadow|fill|outline-color|--ring)$/;

it.each(drawnByBase)('forced colours: %s is drawn for every piece at once', (state) => {
  expect(forced).toContain(state);
});

it('forced colours: a state that a sheet shows by colours alone has another look without them', () => {
  const shown = sheets.flatMap(({ file, text }) => {
    const [usual = '', ...forcedParts] = text.split('@media (forced-colors: active)');
    return [...usual.matchAll(/([^{};]+)\{([^{}]*)\}/g)]
      .filter(([, , words = '']) => properties(words).every((property) => COLOURS.test(property)))
      .flatMap(([, selector = '']) => statesOf(selector).map((state) => ({ file, state })))
      .filter(({ state }) => !forcedParts.some((part) => part.includes(state)));
  });
  expect(shown.length).toBeGreaterThan(10);
  const untold = shown.filter(({ state }) => !drawnByBase.includes(state) && !(state in shownOtherwise));
  expect(untold).toEqual([]);
});

it('forced colours and paper: a colour that comes with the data is kept, written once for all of them', () => {
  const kept = /([^{}]+)\{\s+forced-color-adjust: none;\s+print-color-adjust: exact;\s+\}/.exec(base)?.[1];
  expect(kept?.split(',').map((selector) => selector.trim())).toEqual([
    "[style*='background']",
    '[data-family]',
  ]);
  const others = sheets.filter(({ file, text }) => file !== BASE && text.includes('print-color-adjust'));
  expect(others).toEqual([]);
});

it('forced colours: every patch whose colour comes with the data keeps it, within a line', () => {
  const patches = frontEndFiles('**/*.tsx').flatMap(({ file, text }) =>
    [...text.matchAll(/<span\b[^>]*?styles\.(\w+)\b[^>]*?(?:backgroundColor|background): hex/g)].map(
      ([, name = '']) => ({ file, name, sheet: /from '\.\/([\w-]+\.module\.css)'/.exec(text)?.[1] ?? '' }),
    ),
  );
  expect(patches.length).toBeGreaterThanOrEqual(4);
  for (const { file, name, sheet } of patches) {
    const text =
      sheets.find((one) => one.file === `${file.slice(0, file.lastIndexOf('/'))}/${sheet}`)?.text ?? '';
    expect(text, `${file} .${name}`).toMatch(keptPatch(name));
  }
});

it('forced colours: every patch whose colour comes with the family keeps it, within a line', () => {
  const patches = sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/([^{};]*\[data-family[^{}]*)\{([^{}]*)\}/g)]
      .filter(([, , words = '']) => properties(words).some((property) => property.startsWith('background')))
      .map(([, selector = '']) => ({
        file,
        text,
        name: /\.([\w-]+)\[data-family/.exec(selector)?.[1] ?? '',
      })),
  );
  expect(patches.length).toBeGreaterThanOrEqual(12);
  for (const { file, text, name } of patches) expect(text, `${file} .${name}`).toMatch(keptPatch(name));
});

/** Where colours are forced: a line around it. That it keeps its colour is the base's business. */
function keptPatch(name: string): RegExp {
  return new RegExp(String.raw`@media \(forced-colors: active\) \{\s+\.${name} \{\s+border: [^;]+;`);
}

function properties(words: string): string[] {
  return [...words.matchAll(/([\w-]+):/g)].map(([, property = '']) => property);
}

function statesOf(selector: string): string[] {
  return [...selector.matchAll(/\[((?:aria|data)-[\w-]+)[^\]]*\]|(:checked)/g)].map(
    ([, attribute, pseudo]) => attribute ?? pseudo ?? '',
  );
}
