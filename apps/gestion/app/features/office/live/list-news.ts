/** `isMore`: more was missed than is told. */
export type ListNews = { subjects: readonly string[]; isMore: boolean };

export const NO_NEWS: ListNews = { subjects: [], isMore: false };

/** Several events of one thing are one piece of news. */
export function withNews(news: ListNews, subject: string | null): ListNews {
  if (subject === null) return { ...news, isMore: true };
  return news.subjects.includes(subject) ? news : { ...news, subjects: [...news.subjects, subject] };
}
