// What a reader sees of a listing, taken from the server's markup. For tests.

export type DrawnCard = { name: string; href: string; amount: number; text: string; html: string };

/** The words of a piece of markup, without tags, scripts and styles, and with plain spaces. */
export function wordsOf(html: string): string {
  const shown = html.replace(/<!--.*?-->/gs, '').replace(/<(script|style)[ >].*?<\/\1>/gs, ' ');
  return unescaped(shown.replace(/<[^>]*>/g, ' '))
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim();
}

export function cardsOf(html: string): DrawnCard[] {
  return [...html.matchAll(/<article.*?<\/article>/gs)].map(([card]) => {
    // What the card says; the forms on it say what one can do.
    const text = wordsOf(card.replace(/<form.*?<\/form>/gs, ''));
    const link = /<a href="([^"]*)"[^>]*>(.*?)<\/a>/s.exec(card);
    const amount = /([\d ]+,\d\d) €/.exec(text)?.[1] ?? 'NaN';
    return {
      name: wordsOf(link?.[2] ?? ''),
      href: unescaped(link?.[1] ?? ''),
      amount: Number(amount.replaceAll(' ', '').replace(',', '.')),
      text,
      html: card,
    };
  });
}

/** The number of results shown on the page. */
export function totalOf(html: string): number {
  const told = /data-count="\d+">(?:<!-- -->)?([\d\s\u00a0\u202f]+)(?:<!-- -->)?produits?</.exec(html)?.[1];
  return Number(told?.replace(/\D/g, '') ?? 'NaN');
}

export type DrawnOption = { label: string; href: string; count: number; chosen: boolean };

/** Every option of every filter, with the address it leads to and the number it promises. */
export function filterOptionsOf(html: string): DrawnOption[] {
  const aside = /<aside id="filtres".*?<\/aside>/s.exec(html)?.[0] ?? '';
  return [...aside.matchAll(/<a [^>]*aria-current="(true|false)"[^>]*>.*?<\/a>/gs)].map(([link, chosen]) => {
    const words = /^(.*?) ([\d ]+) , [\d ]+ produits?(?: du rayon)?$/.exec(wordsOf(link));
    return {
      label: words?.[1] ?? '',
      href: unescaped(/href="([^"]*)"/.exec(link)?.[1] ?? ''),
      count: Number(words?.[2]?.replaceAll(' ', '') ?? 'NaN'),
      chosen: chosen === 'true',
    };
  });
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
