// HTML in which every value is text unless it was made here: nothing a customer wrote can become markup.

export type Markup = { readonly html: string };
type Value = string | number | Markup | readonly Markup[];

export function markup(texts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  const html = texts.reduce((page, text, index) => page + rendered(values[index - 1] ?? '') + text);
  return { html };
}

function rendered(value: Value): string {
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'number') return String(value);
  return 'html' in value ? value.html : value.map((one) => one.html).join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}
