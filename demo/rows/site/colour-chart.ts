// The shop's colour chart as the page « nuancier » shows it: one list per family, from the same data as the tints.
import families from '../../data/content/colour-families.json' with { type: 'json' };
import colours from '../../data/colours-valbrune.json' with { type: 'json' };

export function colourChart(): string {
  return families.map(({ family, advice }) => familyHtml(family, advice)).join('\n');
}

function familyHtml(family: string, advice: string): string {
  const tints = colours.filter((colour) => colour.family === family);
  return [
    '<section class="colour-family">',
    `<h2>${family}</h2>`,
    `<p>${advice}</p>`,
    `<ul class="swatches">${tints.map(tintHtml).join('')}</ul>`,
    '</section>',
  ].join('\n');
}

type Tint = (typeof colours)[number];

// The swatch takes its colour from its class: content may carry no style of its own.
function tintHtml({ code, name, lrv, facade }: Tint): string {
  const luminance = String(Math.round(lrv));
  const limit = facade ? '' : ', intérieur';
  return `<li><span class="swatch swatch-${code.toLowerCase()}"></span> <strong>${name}</strong> <span class="swatch-code">${code}, luminance\u00A0${luminance}${limit}</span></li>`;
}
