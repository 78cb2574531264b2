import { useRevalidator } from 'react-router';
import { announce } from '@nuancier/ui/pieces/announcing/announce.ts';
import { useAnnounced } from '@nuancier/ui/pieces/announcing/use-announced.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { listNewsCopy as copy } from './list-news-copy.ts';
import styles from './list-news-line.module.css';
import { useListNews } from './use-list-news.ts';

type Props = {
  /** what the list is of, as events name it: `order` */
  of: string;
  /** its data: read again, nothing of it is news any more */
  read: unknown;
};

/** That something of a list has changed: said, and shown below it, so that no row moves under a hand by itself. */
export function ListNewsLine({ of, read }: Props) {
  const { revalidate } = useRevalidator();
  const { subjects, isMore } = useListNews(of, read);
  const isNews = subjects.length > 0 || isMore;
  const said = copy.said(isMore ? 0 : subjects.length);
  useAnnounced(isNews ? said : '');
  if (!isNews) return null;
  const show = async () => {
    await revalidate();
    announce(copy.shown);
  };
  return (
    <p className={styles.line}>
      {said}
      <Button look="secondary" size="small" onClick={() => void show()}>
        {copy.show}
      </Button>
    </p>
  );
}
