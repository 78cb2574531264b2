type Shown = { strongPoints: boolean; voc: boolean };

/** The long text without what the page already shows in a place of its own. */
export function ownDescription(html: string, shown: Shown): string {
  const withoutPoints = shown.strongPoints
    ? html.replace(/<h3>Les points forts<\/h3>\s*<ul>.*?<\/ul>/s, '')
    : html;
  return shown.voc ? withoutPoints.replace(/<p>Valeur limite UE[^<]*<\/p>/, '') : withoutPoints;
}
