/** The terms of the document at hand with what they weigh, in columns by term: one sheet serves all documents. */
export type DocumentTerms = {
  terms: number[];
  /** In name, brand, category and keywords together. */
  strong: number[];
  faint: number[];
  /** Place in the name plus one; 0: not in the name. */
  place: number[];
};

export function documentTerms(): DocumentTerms {
  return { terms: [], strong: [], faint: [], place: [] };
}

function noteTerm(sheet: DocumentTerms, term: number): void {
  if ((sheet.strong[term] ?? 0) > 0 || (sheet.faint[term] ?? 0) > 0) return;
  // Terms are numbered as they are met: the columns grow without holes.
  for (let at = sheet.strong.length; at <= term; at += 1) {
    sheet.strong.push(0);
    sheet.faint.push(0);
    sheet.place.push(0);
  }
  sheet.terms.push(term);
}

export function addStrong(sheet: DocumentTerms, term: number, weight: number): void {
  noteTerm(sheet, term);
  sheet.strong[term] = (sheet.strong[term] ?? 0) + weight;
}

export function setFaint(sheet: DocumentTerms, term: number, weight: number): void {
  noteTerm(sheet, term);
  sheet.faint[term] = weight;
}

export function clearSheet(sheet: DocumentTerms): void {
  for (const term of sheet.terms) {
    sheet.strong[term] = 0;
    sheet.faint[term] = 0;
    sheet.place[term] = 0;
  }
  sheet.terms.length = 0;
}
