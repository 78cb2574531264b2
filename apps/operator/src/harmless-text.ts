// Customers' and suppliers' words are printed on an operator's terminal, which obeys control characters.

/** Line ends and tabs stay; whatever else would move the cursor, colour or rename the window is shown as a sign. */
export function harmless(text: string): string {
  return text.replaceAll(/(?![\n\t\r])\p{Cc}/gu, '\uFFFD');
}
