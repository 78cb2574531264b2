/** `2026-02-28`, and a day that there is: no 30th of February, no year that a calendar of today leaves out. */
export function isCalendarDay(text: string): boolean {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
