import { openingField, openingNames } from './opening-fields.ts';
import type { OpeningName } from './opening-fields.ts';
import { HELP } from './read-opening.ts';

/** `boutique.json`, empty, with what each field wants. */
export function openingTemplate(): string {
  const help = Object.fromEntries(openingNames.map((name) => [name, helpOf(name)]));
  const fields: Record<string, string | Record<string, string>> = {};
  for (const name of openingNames) {
    const [group = '', field] = name.split('.');
    const usual = openingField(name).otherwise ?? '';
    if (field === undefined) fields[group] = usual;
    else {
      const held = fields[group];
      fields[group] = { ...(typeof held === 'object' ? held : {}), [field]: usual };
    }
  }
  return `${JSON.stringify({ [HELP]: help, ...fields }, null, 2)}\n`;
}

function helpOf(name: OpeningName): string {
  const { label, example, otherwise } = openingField(name);
  return `${label}${otherwise === undefined ? ' (obligatoire)' : ''}, par exemple\u00A0: ${example}`;
}
